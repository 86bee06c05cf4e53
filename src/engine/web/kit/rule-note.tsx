import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';

/**
 * After a refusal: whom to ask; to those who rule the rights, also where in the configuration the rule stands. Others
 * find it in the API's answer.
 */
export function RuleNote({ rule }: { readonly rule?: string | undefined }) {
  const text = useText();
  const { mayViewAs } = useSession();
  if (!mayViewAs) return <div>{text('rights.ask')}</div>;
  if (rule === undefined) return null;
  return (
    <p className="fine" style={{ overflowWrap: 'anywhere', marginTop: 4 }}>
      {text('rights.rule', { rule })}
    </p>
  );
}

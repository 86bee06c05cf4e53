// What a new password must have, ticked while it is typed.
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import type { TextKey } from '#engine/web/i18n/text-keys.ts';
import { useText } from '#engine/web/i18n/use-text.ts';

const leastLength = 8;

export function PasswordRules({
  password,
  confirmation,
}: {
  readonly password: unknown;
  readonly confirmation: unknown;
}) {
  const text = useText();
  const typed = typeof password === 'string' ? password : '';
  const rules: readonly { readonly key: TextKey; readonly kept: boolean }[] = [
    { key: 'rules.length', kept: typed.length >= leastLength },
    { key: 'rules.digit', kept: /\d/.test(typed) },
    { key: 'rules.equal', kept: typed !== '' && typed === confirmation },
  ];
  return (
    <ul aria-label={text('rules.title')} className="password-rules">
      {rules.map(({ key, kept }) => (
        <li key={key} className={kept ? 'kept' : undefined}>
          {kept ? (
            <CheckCircle titleAccess={text('rules.kept')} style={{ fontSize: 18 }} />
          ) : (
            <RadioButtonUnchecked titleAccess={text('rules.open')} style={{ fontSize: 18 }} />
          )}
          {text(key, { count: leastLength })}
        </li>
      ))}
    </ul>
  );
}

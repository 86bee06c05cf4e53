import { Alert } from '#engine/web/kit/alert.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { RuleNote } from './rule-note.tsx';

interface RefusedPanelProps {
  /** Who could, in words. */
  readonly why: string;
  /** What refused, as it is called in the configuration. */
  readonly rule?: string | undefined;
  /** The server's words, where it was asked. */
  readonly message?: string | undefined;
  readonly requestId?: string | undefined;
}

/** A page or a part of one that this reader may not see: what refused it and who could. */
export function RefusedPanel({ why, rule, message, requestId }: RefusedPanelProps) {
  const text = useText();
  return (
    <Alert severity="warning" title={text('rights.denied')}>
      <div>{message === undefined ? why : `${message} ${why}`}</div>
      <RuleNote rule={rule} />
      {requestId !== undefined && <p className="fine">{text('failure.requestId', { id: requestId })}</p>}
    </Alert>
  );
}

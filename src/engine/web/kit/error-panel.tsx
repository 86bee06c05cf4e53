import { Alert } from '#engine/web/kit/alert.tsx';
import { Button } from '#engine/web/kit/button.tsx';
import { ApiFailure } from '#engine/web/api/client.ts';
import { failureText, requestIdOf } from '#engine/web/api/failure-text.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useWhoCould } from '#engine/web/session/use-who-could.ts';
import { RefusedPanel } from './refused-panel.tsx';

interface ErrorPanelProps {
  readonly error: unknown;
  readonly retry?: () => void;
  /** What helps where trying again does not. */
  readonly remedy?: { readonly label: string; readonly take: () => void } | undefined;
}

/** What failed, in place: the message, the number to give to support, and a way to go on. */
export function ErrorPanel({ error, retry, remedy }: ErrorPanelProps) {
  const text = useText();
  const whoCould = useWhoCould();
  const requestId = requestIdOf(error);
  const title = text('error.INTERNAL');
  const message = failureText(error, text);
  const way = remedy ?? (retry && { label: text('common.retry'), take: retry });
  if (error instanceof ApiFailure && error.status === 403) {
    const { rule, roles } = error.body ?? {};
    return (
      <RefusedPanel
        message={message}
        why={roles === undefined ? '' : whoCould(roles)}
        rule={rule}
        requestId={requestId}
      />
    );
  }
  return (
    <Alert
      severity="error"
      title={title}
      wraps
      action={
        way && (
          <Button color="inherit" size="small" onClick={way.take}>
            {way.label}
          </Button>
        )
      }
    >
      {message !== title && <span>{message}</span>}
      {requestId !== undefined && <p className="fine">{text('failure.requestId', { id: requestId })}</p>}
    </Alert>
  );
}

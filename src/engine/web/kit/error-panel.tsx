import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
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
      role="alert"
      // On a phone the way on stands below: beside the message its words would stand one below the other.
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        '& .MuiAlert-message': { flex: 1 },
        '& .MuiAlert-action': { flexBasis: { xs: '100%', sm: 'auto' }, justifyContent: 'flex-end' },
      }}
      action={
        way && (
          <Button color="inherit" size="small" onClick={way.take}>
            {way.label}
          </Button>
        )
      }
    >
      <AlertTitle component="p" sx={{ m: 0, fontSize: '0.875rem', fontWeight: 600 }}>
        {title}
      </AlertTitle>
      {message !== title && <span>{message}</span>}
      {requestId !== undefined && (
        <Typography variant="caption" component="p" color="textSecondary">
          {text('failure.requestId', { id: requestId })}
        </Typography>
      )}
    </Alert>
  );
}

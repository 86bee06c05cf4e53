import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
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
    <Alert severity="warning" role="alert">
      <AlertTitle component="p" sx={{ m: 0, fontSize: '0.875rem', fontWeight: 600 }}>
        {text('rights.denied')}
      </AlertTitle>
      <div>{message === undefined ? why : `${message} ${why}`}</div>
      <RuleNote rule={rule} />
      {requestId !== undefined && (
        <Typography variant="caption" component="p" color="textSecondary">
          {text('failure.requestId', { id: requestId })}
        </Typography>
      )}
    </Alert>
  );
}

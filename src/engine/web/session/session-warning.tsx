// The warning before the session ends, with the time that is left: shown each second, and said only now and then.
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import { Dialog } from '#engine/web/kit/when-open.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useSelector } from '@xstate/react';
import { paths } from '#generated/routes.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { focusOnMount } from '#engine/web/kit/focus-on-mount.ts';
import type { Session } from './session.ts';

/** Seconds that are said, not only shown: a reader is not interrupted each second. */
const saidEvery = 30;

export function SessionWarning({
  session,
  phase,
}: {
  readonly session: Session;
  readonly phase: 'ending' | 'renewing' | 'renewalFailed';
}) {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const stay = () => session.send({ type: 'staySignedIn' });
  return (
    // Escape is the press of a person who is there, and so a wish to stay; a click beside the dialog may be none.
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
      maxWidth="xs"
      fullWidth
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') stay();
      }}
    >
      <DialogTitle id={`${id}-title`}>{text('sessionEnding.title')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-lead`} variant="body2" color="textSecondary">
          {text('sessionEnding.lead')}
        </Typography>
        <TimeLeft session={session} />
        {phase === 'renewalFailed' && (
          <Alert severity="error" style={{ marginTop: 16 }}>
            {text('sessionEnding.failed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void navigate(paths.logout())}>
          {text('sessionEnding.leave')}
        </Button>
        <Button variant="contained" onClick={stay} loading={phase === 'renewing'} ref={focusOnMount}>
          {text('sessionEnding.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function TimeLeft({ session }: { readonly session: Session }) {
  const text = useText();
  const expiresAt = useSelector(session, ({ context }) => context.expiresAt);
  const seconds = useSecondsUntil(expiresAt);
  const said = text('sessionEnding.left', { time: clockTime(Math.ceil(seconds / saidEvery) * saidEvery) });
  return (
    <>
      <Box
        role="timer"
        sx={{ mt: 2, fontSize: '2rem', fontWeight: 650, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
      >
        {clockTime(seconds)}
      </Box>
      <Box component="output" aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
    </>
  );
}

function useSecondsUntil(time: number): number {
  const left = () => Math.max(0, Math.ceil((time - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((time - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}

function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

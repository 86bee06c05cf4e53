// How a question looks; the focus starts on No.
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#engine/web/kit/button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Dialog } from './overlays.tsx';
import { focusOnMount } from './focus-on-mount.ts';

export interface Question {
  /** Absent = 'Do you really want to delete?'. */
  readonly title?: string;
  readonly message?: ReactNode;
  readonly yes?: string;
  readonly no?: string;
  /** Yes stays disabled until exactly this is typed. */
  readonly typed?: { readonly label: string; readonly value: string };
}

export function ConfirmQuestion({
  question,
  answer,
}: {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const {
    title = text('confirm.delete'),
    message,
    typed: wanted,
    yes = text('common.yes'),
    no = text('common.no'),
  } = question;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={message === undefined ? undefined : `${id}-message`}
      onClose={() => answer(false)}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {(message !== undefined || wanted !== undefined) && (
        <DialogContent>
          {message !== undefined && (
            <DialogContentText id={`${id}-message`} component="div" variant="body2">
              {message}
            </DialogContentText>
          )}
          {wanted !== undefined && (
            <TextField
              label={wanted.label}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              fullWidth
              margin="normal"
              size="small"
              autoComplete="off"
            />
          )}
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={() => answer(false)} variant="outlined" color="inherit" ref={focusOnMount}>
          {no}
        </Button>
        <Button
          onClick={() => answer(true)}
          variant="contained"
          color="error"
          disabled={wanted !== undefined && typed.trim() !== wanted.value}
        >
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

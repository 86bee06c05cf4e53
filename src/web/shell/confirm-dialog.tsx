// One question at a time, answered yes or no; the focus starts on No.
import { createContext, useCallback, useContext, useId, useMemo, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useText } from '#web/i18n/use-text.ts';
import { focusOnMount } from './focus-on-mount.ts';

interface Question {
  /** Absent = 'Do you really want to delete?'. */
  readonly title?: string;
  readonly message?: ReactNode;
  readonly yes?: string;
  readonly no?: string;
  /** Yes stays disabled until exactly this is typed. */
  readonly typed?: { readonly label: string; readonly value: string };
}

type Confirm = (question?: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Asks; resolves to true only for Yes. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (confirm === undefined) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return confirm;
}

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly question: Question; readonly answer: (yes: boolean) => void }>();
  const confirm = useCallback<Confirm>(
    (question = {}) => new Promise((resolve) => setAsked({ question, answer: resolve })),
    [],
  );
  const answer = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(undefined);
  };
  const dialog = useMemo(() => asked?.question, [asked]);
  return (
    <ConfirmContext value={confirm}>
      {children}
      {dialog !== undefined && <ConfirmDialog question={dialog} answer={answer} />}
    </ConfirmContext>
  );
}

function ConfirmDialog({ question, answer }: { readonly question: Question; readonly answer: (yes: boolean) => void }) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { title = text('confirm.delete'), message, typed: wanted, yes = text('common.yes'), no = text('common.no') } = question;
  return (
    <Dialog open role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={message === undefined ? undefined : `${id}-message`}
      onClose={() => answer(false)} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {(message !== undefined || wanted !== undefined) && (
        <DialogContent>
          {message !== undefined && <DialogContentText id={`${id}-message`} component="div" variant="body2">{message}</DialogContentText>}
          {wanted !== undefined && (
            <TextField label={wanted.label} value={typed} onChange={(event) => setTyped(event.target.value)} fullWidth margin="normal" size="small" autoComplete="off" />
          )}
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={() => answer(false)} variant="outlined" color="inherit" ref={focusOnMount}>{no}</Button>
        <Button onClick={() => answer(true)} variant="contained" color="error" disabled={wanted !== undefined && typed.trim() !== wanted.value}>{yes}</Button>
      </DialogActions>
    </Dialog>
  );
}

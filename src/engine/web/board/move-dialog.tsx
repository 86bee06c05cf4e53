// A record of a board is moved: where one action leads there its own dialog opens at once, of several one is chosen
// first; what is not allowed now says why.
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '#engine/web/kit/alert.tsx';
import { Button } from '#engine/web/kit/button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Entity } from '#engine/model/entity.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { useText } from '#engine/web/i18n/use-text.ts';
import { Dialog } from '#engine/web/kit/overlays.tsx';
import { useActions } from '../record/use-actions.tsx';

interface MoveDialogProps {
  readonly entity: Entity;
  readonly record: RecordValues;
  /** Names of the actions that are meant. */
  readonly actions: readonly string[];
  readonly close: () => void;
}

export function MoveDialog({ entity, record, actions, close }: MoveDialogProps) {
  const t = useText();
  const title = useRecordTitle(entity.name, record);
  const { entries, areComing, dialog } = useActions(entity, record);
  const [hasChosen, setChosen] = useState(false);
  const meant = entries.filter(({ name }) => actions.includes(name));
  const [only] = meant.length === 1 && meant[0]?.why === undefined ? meant : [];
  const isOpen = dialog !== undefined;
  // Somebody else has moved it since the board was drawn: it is to stand where it is now.
  const isGone = !areComing && meant.length === 0;
  const client = useQueryClient();
  useEffect(() => {
    if (isGone) void client.invalidateQueries({ queryKey: [recordsKey] });
  }, [isGone, client]);
  useEffect(() => {
    if (isOpen || hasChosen || only === undefined) return;
    only.choose();
  }, [isOpen, hasChosen, only]);
  // Its dialog was open, and is not any more.
  if (isOpen && !hasChosen) setChosen(true);
  const isOver = hasChosen && !isOpen;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  if (isOpen || isOver || areComing || only !== undefined) return dialog;
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby="move-title">
      <DialogTitle id="move-title">{t('records.board.moveOf', { record: title })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {isGone && <Alert severity="info">{t('records.actionGone')}</Alert>}
        {meant.map(({ name, label, destructive, why, choose }) =>
          why === undefined ? (
            <Button key={name} variant="outlined" color={destructive ? 'error' : 'primary'} onClick={choose}>
              {label}
            </Button>
          ) : (
            <Alert key={name} severity="info">{`${t('common.label', { label })} ${why}`}</Alert>
          ),
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('records.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

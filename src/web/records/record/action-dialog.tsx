// Asks for what an action needs: a reason, a typed confirmation; keeps both when the server refuses.
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Action, Entity } from '#model/entity.ts';
import type { FieldErrors } from '#model/errors.ts';
import { labelKeys } from '#model/label-keys.ts';
import { valueAt } from '#model/value-at.ts';
import { ApiFailure } from '#web/api/client.ts';
import type { RecordValues } from '#web/api/record-calls.ts';
import { useActOnRecord } from '#web/api/records.ts';
import { showText } from '#web/fields/field-view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorPanel } from '#web/shell/error-panel.tsx';
import { useNotify } from '#web/shell/notifications.tsx';

interface ActionDialogProps {
  readonly entity: Entity;
  readonly record: RecordValues;
  readonly action: Action;
  readonly close: () => void;
}

export function ActionDialog({ entity, record, action, close }: ActionDialogProps) {
  const t = useText();
  const notify = useNotify();
  const act = useActOnRecord(entity.name, record.id);
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const label = t(labelKeys.action(entity.name, action.name));
  const wanted = action.confirm === undefined ? undefined : showText(valueAt(record, action.confirm));
  const [least, most] = action.reasonLength;
  const length = reason.trim().length;
  const reasonFits = action.reason === 'none' || (action.reason === 'optional' && length === 0) || (length >= least && length <= most);
  const confirmed = wanted === undefined || typed.trim().toLowerCase() === wanted.toLowerCase();
  const run = async () => {
    const input = { ...(length > 0 && { reason: reason.trim() }), ...(wanted !== undefined && { confirm: typed.trim() }) };
    await act.mutateAsync({ action: action.name, input, version: record.version });
    notify(t('records.acted', { action: label }));
    close();
  };
  const errors = fieldErrors(act.error);
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="action-title">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The refusal is shown from the mutation's own error.
          if (reasonFits && confirmed) void run().catch(() => undefined);
        }}
      >
        <DialogTitle id="action-title">{label}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {act.error !== null && Object.keys(errors).length === 0 && <ErrorPanel error={act.error} />}
          {action.reason !== 'none' && (
            <TextField
              label={t('records.reason')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              required={action.reason === 'required'}
              error={errors['reason'] !== undefined}
              helperText={textOf(errors['reason']) ?? t('records.reason.help', { least, most, used: length })}
              multiline
              minRows={3}
              autoFocus
              margin="dense"
            />
          )}
          {wanted !== undefined && (
            <TextField
              label={t('records.confirmTyped', { value: wanted })}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              error={errors['confirm'] !== undefined}
              helperText={textOf(errors['confirm'])}
              autoComplete="off"
              margin="dense"
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            {t('records.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={action.destructive ? 'error' : 'primary'} loading={act.isPending} disabled={!reasonFits || !confirmed}>
            {label}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function fieldErrors(error: unknown): FieldErrors {
  return error instanceof ApiFailure && error.body?.code === 'VALIDATION' ? (error.body.errors ?? {}) : {};
}

function textOf(error: FieldErrors[string] | undefined): string | undefined {
  return typeof error === 'string' ? error : undefined;
}

// What every action may ask for besides its payload: why, and that one means it.
import { useState, type ReactNode } from 'react';
import TextField from '@mui/material/TextField';
import type { Action } from '#engine/model/entity.ts';
import type { FieldErrors } from '#engine/model/errors.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { Values } from '../form/form-store.ts';
import type { DialogWork } from './use-dialog-work.ts';

interface Asked {
  /** What is typed suffices. */
  readonly fits: boolean;
  readonly body: Values;
  readonly fields: (errors: FieldErrors) => ReactNode;
}

/** The reason, and the typed confirmation where `wanted` is to be typed. */
export function useAsked(action: Action, wanted: string | undefined, { reason, setReason }: DialogWork): Asked {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [least, most] = action.reasonLength;
  const length = reason.trim().length;
  const reasonFits =
    action.reason === 'none' || (action.reason === 'optional' && length === 0) || (length >= least && length <= most);
  const confirmed = wanted === undefined || typed.trim().toLowerCase() === wanted.toLowerCase();
  return {
    fits: reasonFits && confirmed,
    body: {
      ...(length > 0 && { reason: reason.trim() }),
      ...(action.confirm !== undefined && { confirm: typed.trim() }),
    },
    fields: (errors) => (
      <>
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
            autoFocus={action.input === undefined}
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
      </>
    ),
  };
}

function textOf(error: FieldErrors[string] | undefined): string | undefined {
  return typeof error === 'string' ? error : undefined;
}

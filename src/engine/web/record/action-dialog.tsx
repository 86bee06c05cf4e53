// Asks for what an action needs: its payload, a reason, a typed confirmation; shows what stands in the way; keeps all
// when the server refuses.
import { useId } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { shapes, type ShapeName } from '#generated/shapes.ts';
import type { Action, Entity } from '#engine/model/entity.ts';
import type { CheckAnswer, FieldErrors } from '#engine/model/errors.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { useActOnRecord } from '#engine/web/api/records.ts';
import { showText } from '#engine/kinds/view.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { FormDialog } from '#engine/web/kit/overlays.tsx';
import type { Values } from '../form/form-store.ts';
import { RestoredNotice } from '../form/restored-notice.tsx';
import type { OfferedAction } from './offered-actions.ts';
import { ActionInput } from './action-input.tsx';
import { CheckList } from './check-list.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAsked } from './use-asked.tsx';
import { actionForms, useDialogWork } from './use-dialog-work.ts';

interface ActionDialogProps {
  readonly entity: Entity;
  readonly record: RecordValues;
  readonly offered: OfferedAction;
  /** Not possible any more, since the record has changed. */
  readonly isGone?: boolean;
  readonly close: () => void;
}

export function ActionDialog({ entity, record, offered, isGone = false, close }: ActionDialogProps) {
  const t = useText();
  const notify = useNotify();
  const formId = useId();
  const { action, answer, label } = offered;
  const act = useActOnRecord(entity.name, record.id);
  const typed = action.confirm === undefined ? undefined : showText(valueAt(record, action.confirm));
  const work = useDialogWork({ form: `${actionForms(entity.name, record.id)}${action.name}`, shape: action.input });
  const asked = useAsked(action, typed, work);
  const run = async (values: Values) => {
    await act.mutateAsync({ action: action.name, input: { ...values, ...asked.body }, version: record.version });
    notify(t(labelKeys.actionDone(entity.name, action.name)));
    close();
  };
  const errors = fieldErrors(act.error);
  const checks = checksOf(act.error) ?? answer.checks ?? [];
  const blocked = checks.some(({ passed }) => !passed);
  return (
    <FormDialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="action-title">
      <DialogTitle id="action-title">{label}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {isBehind(act.error) && (
          <Alert
            severity="warning"
            role="alert"
          >{`${failureText(act.error, t)} ${t(isGone ? 'records.actionGone' : 'records.actionAgain')}`}</Alert>
        )}
        {act.error !== null && !isBehind(act.error) && !blocked && !isAboutFields(errors, action) && (
          <ErrorPanel error={act.error} />
        )}
        {work.restored && <RestoredNotice />}
        {work.restored && isGone && act.error === null && <Alert severity="warning">{t('records.actionGone')}</Alert>}
        {action.help && <DialogContentText>{t(labelKeys.actionHelp(entity.name, action.name))}</DialogContentText>}
        {checks.length > 0 && <CheckList checks={checks} />}
        {blocked ? (
          <Alert severity="warning">{t('records.blocked')}</Alert>
        ) : (
          <ActionInput
            id={formId}
            action={action}
            record={record}
            initial={answer.proposal ?? sameNamed(action, record)}
            work={work}
            errors={errors}
            // The refusal is shown from the mutation's own error.
            send={(values) => asked.fits && void run(values).catch(() => undefined)}
          >
            <Box sx={{ display: 'grid', gap: 2, mt: action.input === undefined ? 0 : 2 }}>{asked.fields(errors)}</Box>
          </ActionInput>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('records.back')}
        </Button>
        <SubmitButton
          form={formId}
          shape={action.input}
          color={action.destructive ? 'error' : 'primary'}
          loading={act.isPending}
          disabled={isGone || !asked.fits || blocked}
        >
          {label}
        </SubmitButton>
      </DialogActions>
    </FormDialog>
  );
}

/** Refused because the record is not what it was when the dialog opened. */
function isBehind(error: unknown): boolean {
  return error instanceof ApiFailure && (error.body?.code === 'STALE' || error.body?.code === 'TRANSITION');
}

/** Without a proposal the form begins with what the record has under the same names. */
function sameNamed(action: Action, record: RecordValues): Values {
  const fields = action.input === undefined ? [] : shapes[action.input as ShapeName].fields;
  return Object.fromEntries(fields.flatMap(({ name }) => (record[name] === undefined ? [] : [[name, record[name]]])));
}

function fieldErrors(error: unknown): FieldErrors {
  return error instanceof ApiFailure && error.body?.code === 'VALIDATION' ? (error.body.errors ?? {}) : {};
}

function checksOf(error: unknown): readonly CheckAnswer[] | undefined {
  return error instanceof ApiFailure ? error.body?.checks : undefined;
}

/** Whether all that is wrong is shown at a field of the dialog. */
function isAboutFields(errors: FieldErrors, action: Action): boolean {
  const own = action.input === undefined ? [] : shapes[action.input as ShapeName].fields.map(({ name }) => name);
  const names = Object.keys(errors);
  return names.length > 0 && names.every((name) => [...own, 'reason', 'confirm'].includes(name));
}

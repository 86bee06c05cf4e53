// One dialog for many records: asks once, does it to one after another, and says what came of each. Nothing typed is
// lost on a failure.
import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Action, Entity } from '#engine/model/entity.ts';
import type { FieldErrors } from '#engine/model/errors.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { actOnRecord, type Place, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { Values } from '../form/form-store.ts';
import { RestoredNotice } from '../form/restored-notice.tsx';
import { SubmitButton } from '../record/submit-button.tsx';
import { ActionInput } from '../record/action-input.tsx';
import { useAsked } from '../record/use-asked.tsx';
import { useDialogWork } from '../record/use-dialog-work.ts';
import { useUnsavedGuard } from '../record/use-unsaved-guard.ts';
import { bulkForm, type BulkWork } from './bulk-work.ts';
import { BulkResults } from './bulk-results.tsx';
import { useBulkRun } from './use-bulk-run.ts';

interface BulkDialogProps {
  readonly place: Place;
  readonly entity: Entity;
  readonly action: Action;
  readonly records: readonly RecordValues[];
  /** What the payload begins with. */
  readonly initial?: Values;
  /** What is wrong with it that only who asks can know, by field; the server says the rest. */
  readonly check?: (input: Values) => FieldErrors;
  /** `done`: something was changed. */
  readonly close: (done: boolean) => void;
}

const nothing = {};

export function BulkDialog({ place, entity, action, records, initial = nothing, check, close }: BulkDialogProps) {
  const t = useText();
  const formId = useId();
  const bulk = useBulkRun();
  const [input, setInput] = useState<Values>();
  const [errors, setErrors] = useState<FieldErrors>(nothing);
  // What cannot be undone with one press is confirmed by saying how many.
  const done = new Set(bulk.results.filter(({ failure }) => failure === undefined).map(({ record }) => record.id));
  const left: BulkWork = { action: action.name, records: records.filter(({ id }) => !done.has(id)) };
  const work = useDialogWork({
    form: bulkForm(place),
    shape: action.input,
    more: { ...left },
    done: left.records.length === 0,
  });
  const asked = useAsked(action, action.destructive && records.length > 1 ? String(records.length) : undefined, work);
  const label = t(labelKeys.action(entity.name, action.name));
  const failed = bulk.results.filter(({ failure }) => failure !== undefined).map(({ record }) => record);
  const run = (some: readonly RecordValues[], values: Values) => {
    setInput(values);
    bulk.start(some, ({ id, version }) => actOnRecord(entity.name, id, action.name, values, version));
  };
  const send = (values: Values) => {
    const found = check?.(values) ?? nothing;
    setErrors(found);
    if (asked.fits && Object.keys(found).length === 0) run(records, { ...values, ...asked.body });
  };
  const isRunning = bulk.state === 'running';
  useLeaveGuard(isRunning);
  const leave = () => !isRunning && close(bulk.results.length > failed.length);
  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={`${formId}-title`}>
      <DialogTitle id={`${formId}-title`}>
        {t('records.bulk.title', { action: label, count: records.length })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {work.restored && bulk.state === 'ready' && <RestoredNotice />}
        {bulk.state === 'ready' ? (
          <ActionInput id={formId} action={action} initial={initial} work={work} errors={errors} send={send}>
            <Box sx={{ display: 'grid', gap: 2, mt: action.input === undefined ? 0 : 2 }}>{asked.fields(nothing)}</Box>
          </ActionInput>
        ) : (
          <Progress {...bulk} failed={failed.length} />
        )}
        <BulkResults place={place} results={bulk.results} />
      </DialogContent>
      <DialogActions>
        {isRunning ? (
          <Button color="inherit" onClick={bulk.stop}>
            {t('records.bulk.stop')}
          </Button>
        ) : (
          <Button color="inherit" onClick={leave}>
            {t(bulk.state === 'ready' ? 'records.back' : 'records.close')}
          </Button>
        )}
        {bulk.state === 'ready' && (
          <SubmitButton
            form={formId}
            shape={action.input}
            color={action.destructive ? 'error' : 'primary'}
            disabled={!asked.fits}
          >
            {label}
          </SubmitButton>
        )}
        {bulk.state === 'done' && failed.length > 0 && input !== undefined && (
          // Whoever has read what stood in the way has also seen the version that it failed for.
          <Button
            variant="outlined"
            onClick={() =>
              run(
                failed.map(({ id }) => ({ id })),
                input,
              )
            }
          >
            {t('records.bulk.again', { count: failed.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface ProgressProps {
  readonly state: ReturnType<typeof useBulkRun>['state'];
  readonly size: number;
  readonly count: number;
  readonly results: ReturnType<typeof useBulkRun>['results'];
  readonly failed: number;
}

function Progress({ state, size, count, results, failed }: ProgressProps) {
  const t = useText();
  if (state === 'running')
    return (
      <Box>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {t('records.bulk.progress', { done: count, all: size })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={size === 0 ? 0 : (100 * count) / size}
          aria-label={t('records.bulk.progress', { done: count, all: size })}
        />
      </Box>
    );
  const done = results.length - failed;
  return (
    <Alert severity={failed === 0 && count === size ? 'success' : 'warning'} role="status">
      {t('records.bulk.summary', { done, failed })}
      {count < size && ` ${t('records.bulk.stopped', { left: size - count })}`}
    </Alert>
  );
}

function useLeaveGuard(isRunning: boolean): void {
  const guarded = useRef(false);
  useEffect(() => {
    guarded.current = isRunning;
  }, [isRunning]);
  useUnsavedGuard(guarded);
}

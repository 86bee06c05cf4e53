// One change for many days of a ride: what is typed shows at once what it would do, and is done on demand.
import { useId, useState } from 'react';
import { Button } from '#engine/web/kit/button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useWidthFrom } from '#engine/web/theme/use-media.ts';
import { shapes } from '#generated/shapes.ts';
import type { FieldErrors } from '#engine/model/errors.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { useDebounced } from '#engine/web/api/use-debounced.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { RestoredNotice } from '#engine/web/form/restored-notice.tsx';
import { PayloadInput } from '#engine/web/record/action-input.tsx';
import { SubmitButton } from '#engine/web/record/submit-button.tsx';
import { useDialogWork } from '#engine/web/record/use-dialog-work.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { FormDialog } from '#engine/web/kit/overlays.tsx';
import { BulkOutcome } from './bulk-outcome.tsx';
import type { DaySpan } from './day-span.ts';
import { SoldOrders } from './sold-orders.tsx';
import { useBulkChange, useBulkPreview } from './ride-calls.ts';

interface BulkDialogProps {
  readonly rideId: string;
  /** The period that it begins with. */
  readonly span: DaySpan;
  readonly close: () => void;
}

type Values = Readonly<Record<string, unknown>>;

/** The preview is asked for by the dialog itself. */
const hidden: readonly string[] = ['preview'];
const settleMs = 300;

/** Its name among the forms that an ended session keeps. */
export function manyDaysForm(rideId: string): string {
  return `rideDays:${rideId}`;
}

export function BulkDialog({ rideId, span, close }: BulkDialogProps) {
  const t = useText();
  const notify = useNotify();
  const [titleId, formId] = [useId(), useId()];
  const isNarrow = !useWidthFrom('sm');
  const [initial] = useState<Values>(() => ({ from: span.from, to: span.to }));
  const work = useDialogWork({ form: manyDaysForm(rideId), shape: 'rideBulkChange' });
  const [typed, setTyped] = useState<Values>(() =>
    work.input === undefined ? initial : normaliseRecord(shapes.rideBulkChange.fields, work.input),
  );
  const settled = useDebounced(typed, settleMs);
  const preview = useBulkPreview(rideId, settled);
  const change = useBulkChange(rideId);
  const isCurrent = settled === typed && !preview.isPlaceholderData;
  const answer = preview.data ?? undefined;
  const days = answer?.days;
  const sold = settled['kind'] === 'closed' ? (answer?.conflicts ?? []).filter(({ cause }) => cause === 'sold') : [];
  const run = async (input: Values) => {
    const { days, conflicts } = await change.mutateAsync({ ...input, preview: false });
    notify(
      [
        t('rides.bulk.done', { count: days }),
        ...(conflicts.length > 0 ? [t('rides.bulk.left', { count: conflicts.length })] : []),
      ].join(' '),
    );
    close();
  };
  const errors = fieldErrors(change.error);
  return (
    <FormDialog open onClose={close} maxWidth="md" fullWidth fullScreen={isNarrow} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('rides.bulk.title')}</DialogTitle>
      {/* Room for the labels on the edges of the first inputs. */}
      <DialogContent
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 2, '&&': { pt: 1 } }}
      >
        {change.isError && Object.keys(errors).length === 0 && <ErrorPanel error={change.error} />}
        {work.restored && <RestoredNotice />}
        {/* The refusal is shown from the mutation's own error. */}
        <PayloadInput
          id={formId}
          name="rideBulkChange"
          initial={initial}
          work={work}
          hidden={hidden}
          errors={errors}
          onChange={setTyped}
          send={(input) => void run(input).catch(() => undefined)}
        >
          {null}
        </PayloadInput>
        <BulkOutcome answer={answer} busy={preview.isFetching || settled !== typed} error={preview.error} />
        {sold.length > 0 && answer !== undefined && (
          <SoldOrders
            rideId={rideId}
            sold={sold}
            closing={[...answer.dates, ...answer.conflicts.map(({ date }) => date)]}
            hours={hoursOf(settled)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('records.cancel')}
        </Button>
        <SubmitButton
          form={formId}
          shape="rideBulkChange"
          loading={change.isPending}
          disabled={isCurrent && days === 0}
        >
          {isCurrent && days !== undefined && days > 0
            ? t('rides.bulk.apply', { count: days })
            : t('rides.bulk.applyAny')}
        </SubmitButton>
      </DialogActions>
    </FormDialog>
  );
}

function hoursOf({ startTime, finishTime }: Values): readonly [string, string] | undefined {
  return typeof startTime === 'string' && typeof finishTime === 'string' ? [startTime, finishTime] : undefined;
}

function fieldErrors(error: unknown): FieldErrors {
  return error instanceof ApiFailure && error.body?.code === 'VALIDATION' ? (error.body.errors ?? {}) : {};
}

// What a change for many days would do: days and slots, and the days that stay as they are with the reason.
import { Alert } from '#engine/web/kit/alert.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { BulkChangeAnswer, BulkConflict } from '../calendar.ts';
import type { SlotConflict } from '../slots.ts';
import { ApiFailure } from '#engine/web/api/client.ts';
import { failureText } from '#engine/web/api/failure-text.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useDayTexts } from './use-day-texts.ts';

interface BulkOutcomeProps {
  readonly answer: BulkChangeAnswer | undefined;
  readonly busy: boolean;
  readonly error: unknown;
}

export function BulkOutcome({ answer, busy, error }: BulkOutcomeProps) {
  const t = useText();
  // What is wrong with a field stands there once the form is sent; until then it only cannot be shown.
  const isUnfinished =
    answer === undefined && (error === null || (error instanceof ApiFailure && error.status === 422));
  return (
    <Box
      component="section"
      aria-label={t('rides.bulk.preview')}
      sx={{ display: 'grid', gap: 1.5, border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}
    >
      <Typography component="p" aria-live="polite" aria-busy={busy} sx={{ fontWeight: 600, opacity: busy ? 0.6 : 1 }}>
        {answer === undefined ? t(busy ? 'rides.bulk.counting' : 'rides.bulk.unfinished') : <Counts answer={answer} />}
      </Typography>
      {!isUnfinished && error !== null && error !== undefined && (
        <Alert severity="error">{failureText(error, t)}</Alert>
      )}
      {answer !== undefined && <Skipped skipped={answer.skipped} />}
      {answer !== undefined && answer.conflicts.length > 0 && <Conflicts conflicts={answer.conflicts} />}
    </Box>
  );
}

function Counts({ answer: { days, slots } }: { readonly answer: BulkChangeAnswer }) {
  const t = useText();
  if (days === 0) return t('rides.bulk.none');
  return `${t('rides.bulk.days', { count: days })}, ${t('rides.bulk.slots', { count: slots })}`;
}

function Skipped({ skipped: { past, unchanged } }: { readonly skipped: BulkChangeAnswer['skipped'] }) {
  const t = useText();
  const texts = [
    ...(past > 0 ? [t('rides.bulk.past', { count: past })] : []),
    ...(unchanged > 0 ? [t('rides.bulk.unchanged', { count: unchanged })] : []),
  ];
  return texts.length === 0 ? null : (
    <Typography variant="body2" color="textSecondary">
      {texts.join(' ')}
    </Typography>
  );
}

function Conflicts({ conflicts }: { readonly conflicts: readonly BulkConflict[] }) {
  const t = useText();
  const texts = useDayTexts();
  return (
    <Alert severity="warning" role="note" title={t('rides.bulk.conflicts', { count: conflicts.length })}>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={t('rides.bulk.conflicts', { count: conflicts.length })}
        sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}
      >
        {conflicts.map((conflict) => (
          <li key={conflict.date}>
            <strong>{texts.date(conflict.date)}</strong>: <Cause conflict={conflict} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function Cause({ conflict: { kinds = [], slots = [], cause } }: { readonly conflict: BulkConflict }) {
  const t = useText();
  const { number } = useFormat();
  if (cause === 'schedule')
    return t('rides.bulk.cause.schedule', {
      kinds: kinds.map((kind) => t(labelKeys.option('ride', 'schedules.kind', kind))).join(', '),
    });
  const slotText = ({ time, pool, sold, places }: SlotConflict) =>
    t('rides.bulk.cause.slot', {
      time: time ?? t('rides.wholeDay'),
      pool: t(labelKeys.option('salesChannel', 'stockPool', pool)),
      sold: number(sold),
      places: number(places),
    });
  return slots.map(slotText).join('; ');
}

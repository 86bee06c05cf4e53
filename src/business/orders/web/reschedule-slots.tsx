// In the dialog that moves a visit: the places free on the new day, what the lines would cost then, and what speaks
// against it.
import { useMemo } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shapes } from '#generated/shapes.ts';
import { showText } from '#engine/kinds/view.ts';
import { useDebounced } from '#engine/web/api/use-debounced.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { ActionAsideProps } from '#engine/web/panels/panel-props.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { isPastDay, useMoveQuote } from './order-calls.ts';
import { QuoteProblems } from './quote-problems.tsx';
import { SlotChoice } from './slot-choice.tsx';

const quoteDelay = 300;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The dialog begins with the visit as it is: that it is no other needs no saying yet. */
const startsFrom = 'sameVisit';

/** Prefix of the payload form's field ids. */
const idPrefix = 'input';

export function RescheduleSlots({ record, store, setValue }: ActionAsideProps) {
  const values = useStore(store.subscribe, store.get);
  const { visitDate, visitTime } = values;
  const body = useDebounced(
    useMemo(() => ({ visitDate, ...(visitTime !== undefined && { visitTime }) }), [visitDate, visitTime]),
    quoteDelay,
  );
  const isDay = typeof body.visitDate === 'string' && dayPattern.test(body.visitDate);
  const answer = useMoveQuote(record.id, body, isDay);
  if (!isDay) return null;
  if (answer.isError) return <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />;
  if (answer.data === undefined) return null;
  const { slots, problems, difference } = answer.data;
  const isPast = isPastDay(problems);
  return (
    <Box
      aria-busy={answer.isFetching}
      sx={{ display: 'grid', gap: 1.5, mt: 2, opacity: answer.isPlaceholderData ? 0.6 : 1 }}
    >
      {!isPast && <SlotChoice slots={slots} chosen={visitTime} choose={(time) => setValue('visitTime', time)} />}
      {!isPast && <Difference amount={difference} currency={showText(record['currency']) || undefined} />}
      <QuoteProblems
        shape={shapes.orderReschedule}
        problems={problems.filter(({ rule }) => rule !== startsFrom)}
        idPrefix={idPrefix}
      />
    </Box>
  );
}

function Difference({ amount, currency }: { readonly amount: number; readonly currency: string | undefined }) {
  const t = useText();
  const format = useFormat();
  const key = amount === 0 ? 'orders.move.same' : amount > 0 ? 'orders.move.more' : 'orders.move.less';
  return (
    <Typography variant="body2" role="status">
      {t(key, { amount: format.money(Math.abs(amount), currency) })}
    </Typography>
  );
}

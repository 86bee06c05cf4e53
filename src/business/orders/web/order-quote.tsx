// Beside the form of a new order: what it would cost line by line, which visits have places, what speaks against it;
// follows what is typed.
import { useMemo, useRef, type ReactNode } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import Typography from '@mui/material/Typography';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { useDebounced } from '#engine/web/api/use-debounced.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { AsideProps } from '#engine/web/panels/panel-props.ts';
import type { FormStore, Values } from '#engine/web/form/form-store.ts';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { isPastDay, useQuote, type Quote } from './order-calls.ts';
import { QuoteBarLine } from './quote-bar-line.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteProblems } from './quote-problems.tsx';
import { SlotChoice } from './slot-choice.tsx';

/** Milliseconds without a key before the server is asked. */
const quoteDelay = 350;

/** Before one of these is filled in there is nothing to ask. */
const begins = ['provider', 'ride', 'salesChannelId', 'products.0.productId'] as const;

/** Prefix of the record form's field ids. */
const idPrefix = 'field';

export function OrderQuote({ entity, record, store, setValue }: AsideProps) {
  return record === undefined ? <NewOrderQuote entity={entity} store={store} setValue={setValue} /> : null;
}

function NewOrderQuote({ entity, store, setValue }: Omit<AsideProps, 'record'>) {
  const t = useText();
  const region = useRef<HTMLDivElement>(null);
  const values = useValues(store);
  const body = useDebounced(
    useMemo(() => normaliseRecord(entity.fields, values), [entity, values]),
    quoteDelay,
  );
  const isBegun = begins.some((path) => valueAt(body, path) !== undefined);
  const answer = useQuote(body, isBegun);
  const quote = answer.data;
  return (
    <Paper
      ref={region}
      tabIndex={-1}
      role="region"
      variant="outlined"
      aria-label={t('orders.quote')}
      aria-busy={answer.isFetching}
      sx={{
        width: { xs: '100%', lg: 300 },
        flex: 'none',
        p: 2,
        display: 'grid',
        gap: 2,
        position: { lg: 'sticky' },
        top: { lg: 16 },
        scrollMarginTop: 80,
      }}
    >
      {isBegun && quote !== undefined && <QuoteBarLine quote={quote} region={region} />}
      <Typography variant="h6" component="h2">
        {t('orders.quote')}
      </Typography>
      {!isBegun && (
        <Typography variant="body2" color="textSecondary">
          {t('orders.quote.begin')}
        </Typography>
      )}
      {isBegun && answer.isPending && <Skeleton variant="rounded" height={120} />}
      {answer.isError && <ErrorPanel error={answer.error} retry={() => void answer.refetch()} />}
      {isBegun && quote !== undefined && (
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, opacity: answer.isPlaceholderData ? 0.6 : 1 }}>
          {!isPastDay(quote.problems) && (
            <SlotChoice
              slots={quote.slots}
              chosen={values['visitTime']}
              choose={(time) => setValue('visitTime', time)}
            />
          )}
          <QuoteLines quote={quote} />
          <Totals entity={entity} quote={quote} />
          <QuoteProblems shape={entity} problems={quote.problems} idPrefix={idPrefix} />
        </Box>
      )}
    </Paper>
  );
}

function useValues(store: FormStore): Values {
  return useStore(store.subscribe, store.get);
}

const parts = ['subtotal', 'discount', 'serviceFee'] as const;

function Totals({ entity, quote }: { readonly entity: Entity; readonly quote: Quote }) {
  const t = useText();
  const format = useFormat();
  if (quote.lines.length === 0) return null;
  const row = (name: (typeof parts)[number] | 'total', value: ReactNode) => (
    <Box
      key={name}
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        fontVariantNumeric: 'tabular-nums',
        ...(name === 'total' ? { fontSize: '1.125rem', fontWeight: 650 } : { fontSize: '0.875rem' }),
      }}
    >
      <dt>{t(labelKeys.field(entity.name, name))}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {value}
      </Box>
    </Box>
  );
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{ m: 0, display: 'grid', gap: 0.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {parts
        .filter((name) => name === 'subtotal' || quote[name] > 0)
        .map((name) => row(name, `${name === 'discount' ? '−' : ''}${format.money(quote[name], quote.currency)}`))}
      {row('total', format.money(quote.total, quote.currency))}
    </Box>
  );
}

// What a clerk asks first of a customer: how much he bought, and when he last came.
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import Typography from '@mui/material/Typography';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useLastVisit, usePurchases } from './customer-calls.ts';

export function CustomerFacts({ record }: { readonly record: RecordValues }) {
  const t = useText();
  const format = useFormat();
  const { may } = useSession();
  const mayRead = may('order', 'read');
  const purchases = usePurchases(record.id, mayRead);
  const visit = useLastVisit(record.id, mayRead);
  if (!mayRead || purchases.isError || visit.isError) return null;
  const { orders = 0, total, currency, currencies = [] } = purchases.data ?? {};
  // Amounts of several currencies are not added up: the others are named.
  const others = currencies.slice(1).map((code) => ` + ${code}`);
  const waiting = purchases.isPending;
  return (
    <Paper
      variant="outlined"
      component="dl"
      aria-busy={waiting || visit.isPending}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        columnGap: 3,
        rowGap: 1.5,
        m: 0,
        px: 2,
        py: 1.5,
      }}
    >
      <Fact label={t('customers.facts.orders')} value={waiting ? undefined : format.number(orders)} />
      {(waiting || total !== undefined) && (
        <Fact
          label={t('customers.facts.total')}
          value={total === undefined ? undefined : [format.money(total, currency), ...others].join('')}
        />
      )}
      <Fact
        label={t('customers.facts.lastVisit')}
        value={visit.isPending ? undefined : visit.data === null ? t('customers.facts.none') : format.date(visit.data)}
      />
    </Paper>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {value ?? <Skeleton width={72} />}
      </Typography>
    </Box>
  );
}

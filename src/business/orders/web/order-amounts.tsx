// Part of an order's page: what was bought, at which price, and what it came to.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Entity } from '#engine/model/entity.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { OrderLines } from './order-lines.tsx';

const columns = ['quantity', 'unitPrice', 'transferValue', 'lineTotal'] as const;

interface OrderAmountsProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

export function OrderAmounts({ entity, record }: OrderAmountsProps) {
  const t = useText();
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box sx={{ px: 2, pt: 2, pb: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {t('orders.amounts.note')}
        </Typography>
      </Box>
      <OrderLines entity={entity} record={record} columns={columns} />
    </Paper>
  );
}

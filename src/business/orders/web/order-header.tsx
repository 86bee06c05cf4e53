// Below the heading of an order: what a clerk must know before he speaks, what is paid back; the button that prints it,
// and what is printed.
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Typography from '@mui/material/Typography';
import Print from '@mui/icons-material/PrintOutlined';
import { fieldIn } from '#engine/kinds/field-in.ts';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { useShow } from '#engine/web/fields/use-show.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { OrderBadges } from './order-badges.tsx';
import { OrderSheet } from './order-sheet.tsx';

interface OrderHeaderProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

export function OrderHeader({ entity, record }: OrderHeaderProps) {
  const t = useText();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <OrderBadges record={record} />
        <Refund entity={entity} record={record} />
        <Button
          variant="text"
          size="small"
          startIcon={<Print />}
          style={{ marginInlineStart: 'auto' }}
          onClick={() => window.print()}
        >
          {t('orders.print')}
        </Button>
      </Box>
      <OrderSheet entity={entity} record={record} />
    </>
  );
}

/** How much is asked for or paid back. */
function Refund({ entity, record }: OrderHeaderProps) {
  const t = useText();
  const show = useShow(entity.name);
  if (record['refundState'] === 'none') return null;
  const name = record['refundState'] === 'pending' ? 'refundRequestedAmount' : 'refundedAmount';
  const field = fieldAt(entity, name);
  if (field === undefined || record[name] === undefined) return null;
  return (
    <Typography variant="body2">
      {t('common.label', { label: t(labelKeys.field(entity.name, name)) })}{' '}
      <strong>{show(fieldIn(field, record), record[name])}</strong>
    </Typography>
  );
}

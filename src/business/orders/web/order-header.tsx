// Below the heading of an order: where it stands, at a glance; the button that prints it, and what is printed.
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Print from '@mui/icons-material/PrintOutlined';
import type { Entity } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { RecordValues } from '#engine/web/api/record-calls.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { OrderBadges } from './order-badges.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { visitText } from './visit-text.ts';

interface OrderHeaderProps {
  readonly entity: Entity;
  readonly record: RecordValues;
}

export function OrderHeader({ entity, record }: OrderHeaderProps) {
  const t = useText();
  const format = useFormat();
  const visit = visitText(record, format);
  const isRefunded = record['refundState'] !== 'none';
  return (
    <>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 1.5,
          px: 2,
          py: 1.5,
          mb: 2,
        }}
      >
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
          <Fact entity={entity} record={record} name="status" />
          <Fact entity={entity} record={record} name="total" strong />
          {visit !== '' && <Fact entity={entity} record={record} name="visitDate" value={visit} />}
          {isRefunded && <Fact entity={entity} record={record} name="refundState" />}
          {isRefunded && (
            <Fact
              entity={entity}
              record={record}
              name={record['refundState'] === 'pending' ? 'refundRequestedAmount' : 'refundedAmount'}
            />
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: '1 1 180px', '&:empty': { display: 'none' } }}>
          <OrderBadges record={record} />
        </Box>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Print />}
          sx={{ ml: 'auto' }}
          onClick={() => window.print()}
        >
          {t('orders.print')}
        </Button>
      </Paper>
      <OrderSheet entity={entity} record={record} />
    </>
  );
}

interface FactProps extends OrderHeaderProps {
  readonly name: string;
  /** Instead of what the kind shows. */
  readonly value?: ReactNode;
  readonly strong?: boolean;
}

function Fact({ entity, record, name, value, strong = false }: FactProps) {
  const t = useText();
  const field = entity.fields.find((candidate) => candidate.name === name);
  if (field === undefined || record[name] === undefined) return null;
  return (
    <Box>
      <Typography component="dt" variant="caption" color="textSecondary">
        {t(labelKeys.field(entity.name, name))}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, fontWeight: strong ? 650 : 400, fontVariantNumeric: 'tabular-nums' }}
      >
        {value ?? <FieldCell shape={entity.name} field={field} value={record[name]} />}
      </Typography>
    </Box>
  );
}

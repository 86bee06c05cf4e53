// Part of a customer's page: what he bought, the latest first, and the way to a new order for him.
import { useState } from 'react';
import Box from '@mui/material/Box';
import { Button, ButtonLink } from '#engine/web/kit/button.tsx';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import { Link as RouterLink } from 'react-router-dom';
import { fieldAt } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { maximumPageSize } from '#engine/model/list-query.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { entityOf, type RecordValues } from '#engine/web/api/record-calls.ts';
import { useRecordList } from '#engine/web/api/records.ts';
import { FieldCell } from '#engine/web/fields/field-cell.tsx';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import type { RecordPanelProps } from '#engine/web/panels/panel-props.ts';
import { useDraftState } from '#engine/web/form/use-draft.ts';
import { newRecordId } from '#engine/web/record/new-record.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { DelayedSkeleton } from '#engine/web/kit/delayed-skeleton.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';

/** Orders shown at first, and added by each press. */
const step = 20;
const order = entityOf('order');

export function CustomerOrders({ record }: RecordPanelProps) {
  const t = useText();
  const { may } = useSession();
  if (!may(order.name, 'read')) return <Typography>{t('records.forbidden')}</Typography>;
  return <Orders customer={record} />;
}

function Ways({ customer }: { readonly customer: RecordValues }) {
  const t = useText();
  const { may } = useSession();
  const draftOf = useDraftState();
  const isOpen = customer['accessState'] === 'active' || customer['accessState'] === 'reactivated';
  const places = usePlaces();
  const creating = places.record(order.name, newRecordId);
  const list = places.list(order.name);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
      {list !== undefined && (
        <ButtonLink size="small" to={`${list}?client=${customer.id}`}>
          {t('customers.orders.register')}
        </ButtonLink>
      )}
      {isOpen && creating !== undefined && order.methods.create && may(order.name, 'create') && (
        <ButtonLink
          size="small"
          variant="contained"
          startIcon={<Add />}
          to={creating}
          state={draftOf(order.name, { client: { customerId: customer.id } })}
        >
          {t('customers.orders.new')}
        </ButtonLink>
      )}
    </Box>
  );
}

function Orders({ customer }: { readonly customer: RecordValues }) {
  const t = useText();
  const { number } = useFormat();
  const [limit, setLimit] = useState(step);
  const answer = useRecordList(
    { entity: order.name },
    {
      search: '',
      filters: [{ path: 'client', operator: 'eq', values: [customer.id] }],
      sort: order.sort,
      offset: 0,
      limit,
    },
  );
  const head = (found: string | undefined) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 32 }}>
      <Typography variant="body2" color="textSecondary">
        {found}
      </Typography>
      <Ways customer={customer} />
    </Box>
  );
  if (answer.data === undefined)
    return (
      <>
        {head(undefined)}
        {answer.isError ? <ErrorPanel error={answer.error} retry={() => void answer.refetch()} /> : <DelayedSkeleton />}
      </>
    );
  const { rows, total } = answer.data;
  if (rows.length === 0) return head(t('customers.orders.empty'));
  return (
    <Box aria-busy={answer.isFetching}>
      {head(t('customers.orders.count', { count: total, number: number(total) }))}
      <Paper
        variant="outlined"
        component="ul"
        aria-label={t('customers.orders')}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {rows.map((row) => (
          <Order key={row.id} record={row} />
        ))}
      </Paper>
      {rows.length < total && limit < maximumPageSize && (
        <Button size="small" style={{ marginTop: 8 }} onClick={() => setLimit(Math.min(limit + step, maximumPageSize))}>
          {t('customers.more')}
        </Button>
      )}
    </Box>
  );
}

function Order({ record }: { readonly record: RecordValues }) {
  const t = useText();
  const format = useFormat();
  const page = usePlaces().record(order.name, record.id);
  const { visitDate, visitTime, purchaseDate } = record;
  const where = [valueAt(record, 'provider.tradeName'), valueAt(record, 'ride.name')]
    .filter((text): text is string => typeof text === 'string')
    .join(' · ');
  const visit =
    typeof visitDate === 'string'
      ? `${t('common.label', { label: t(labelKeys.field(order.name, 'visitDate')) })} ${format.dateAt(visitDate, visitTime)}`
      : undefined;
  const purchase =
    typeof purchaseDate === 'string'
      ? `${t('common.label', { label: t(labelKeys.field(order.name, 'purchaseDate')) })} ${format.dateTime(purchaseDate)}`
      : undefined;
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Link component={RouterLink} to={page ?? ''} sx={{ fontFamily: 'monospace', fontSize: '0.9375rem' }}>
          {String(record['code'])}
        </Link>
        <Cell record={record} name="status" />
        {record['refundState'] !== 'none' && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'body2', color: 'text.secondary' }}>
            {t('common.label', { label: t(labelKeys.field(order.name, 'refundState')) })}{' '}
            <Cell record={record} name="refundState" />
          </Box>
        )}
        <Box sx={{ marginInlineStart: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          <Cell record={record} name="total" />
        </Box>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {where}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[visit, purchase].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

function Cell({ record, name }: { readonly record: RecordValues; readonly name: string }) {
  const field = fieldAt(order, name);
  return field === undefined || record[name] === undefined ? null : (
    <FieldCell shape={order.name} field={field} value={record[name]} container={record} />
  );
}

// Whoever has a ticket for a day that is to be closed: moved or cancelled from here, each told by letter; then the day
// can be closed.
import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { Button } from '#engine/web/kit/button.tsx';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Action } from '#engine/model/entity.ts';
import type { FieldErrors } from '#engine/model/errors.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { entityOf, type RecordValues } from '#engine/web/api/record-calls.ts';
import { recordsKey } from '#engine/web/api/records.ts';
import { bulkActions, startsFromAll } from '#engine/web/bulk/bulk-actions.ts';
import { bulkForm, readBulkWork, type BulkWork } from '#engine/web/bulk/bulk-work.ts';
import { matchingRecords } from '#engine/web/bulk/matching-records.ts';
import { useRecordTitle } from '#engine/web/fields/reference-titles.tsx';
import { ErrorPanel } from '#engine/web/kit/error-panel.tsx';
import { useFormat } from '#engine/web/i18n/use-format.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useKeptWork, useWorkPlace } from '#engine/web/session/use-kept-work.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { usePlaces } from '#engine/web/routing/use-places.ts';
import type { BulkConflict } from '../calendar.ts';

interface SoldOrdersProps {
  readonly rideId: string;
  /** Days on which something is sold, with the slots. */
  readonly sold: readonly BulkConflict[];
  /** All days that are to be closed: a visit moved to one of them would have to be moved again. */
  readonly closing: readonly string[];
  /** HH:MM, the first and the one after the last that is closed on these days; absent: all of them are. */
  readonly hours: readonly [from: string, to: string] | undefined;
}

type Values = Readonly<Record<string, unknown>>;

const place = { entity: 'order' };

/** What frees the places, and what it begins with. */
const ways: Readonly<Record<string, Values>> = {
  reschedule: {},
  cancel: { cancellationReasonCode: 'providerClosed' },
};

const BulkDialog = lazy(async () => ({ default: (await import('#engine/web/bulk/bulk-dialog.tsx')).BulkDialog }));

export function SoldOrders({ rideId, sold, closing, hours }: SoldOrdersProps) {
  const t = useText();
  const { roles, may } = useSession();
  const orders = useOrdersOf(rideId, sold, may('order', 'read'));
  const kept = useKeptWork(useWorkPlace(bulkForm(place)), readBulkWork);
  const [asked, setAsked] = useState<BulkWork | undefined>(kept);
  const actions = bulkActions(entityOf(place.entity), roles).filter(({ name }) => name in ways);
  const action = actions.find(({ name }) => name === asked?.action);
  const check = ({ visitDate, visitTime }: Values): FieldErrors =>
    typeof visitDate === 'string' && closing.includes(visitDate) && isClosed(visitTime, hours)
      ? { visitDate: t('rides.sold.closing') }
      : {};
  const found = orders.data ?? [];
  if (orders.isError) return <ErrorPanel error={orders.error} retry={() => void orders.refetch()} />;
  // While the dialog says what came of them, there may be none left.
  if (found.length === 0 && asked === undefined) return null;
  return (
    <Box component="section" aria-label={t('rides.sold.title')} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="p" sx={{ fontWeight: 600 }}>
        {t('rides.sold.orders', { count: found.length })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(actions.length > 0 ? 'rides.sold.hint' : 'rides.sold.ask')}
      </Typography>
      <Box component="ul" tabIndex={0} aria-label={t('rides.sold.title')} sx={listStyle}>
        {found.map((order) => (
          <SoldOrder key={order.id} order={order} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.map((one) => (
          <ActButton key={one.name} action={one} orders={found} ask={setAsked} />
        ))}
      </Box>
      {asked !== undefined && action !== undefined && (
        <Suspense>
          <BulkDialog
            place={place}
            entity={entityOf(place.entity)}
            action={action}
            records={asked.records}
            initial={ways[action.name]}
            check={check}
            close={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** Without a time each order keeps its own, which is one of those that close. */
function isClosed(time: unknown, hours: SoldOrdersProps['hours']): boolean {
  return hours === undefined || typeof time !== 'string' || (time >= hours[0] && time < hours[1]);
}

const listStyle = { m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' } as const;

function SoldOrder({ order }: { readonly order: RecordValues }) {
  const { dateAt } = useFormat();
  const title = useRecordTitle(place.entity, order);
  const path = usePlaces().record(place.entity, order.id);
  const { visitDate, visitTime } = order;
  const visit = typeof visitDate === 'string' ? dateAt(visitDate, visitTime) : undefined;
  const facts = [valueAt(order, 'client.name'), visit].filter(Boolean).join(' · ');
  return (
    <Typography component="li" variant="body2">
      {path === undefined ? (
        title
      ) : (
        <Link component={RouterLink} to={path} target="_blank">
          {title}
        </Link>
      )}
      {` · ${facts}`}
    </Typography>
  );
}

interface ActButtonProps {
  readonly action: Action;
  readonly orders: readonly RecordValues[];
  readonly ask: (asked: BulkWork) => void;
}

/** Of those only from which the action starts. */
function ActButton({ action, orders, ask }: ActButtonProps) {
  const t = useText();
  const records = orders.filter((order) => startsFromAll(action, [order]));
  if (records.length === 0) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color={action.destructive ? 'error' : 'primary'}
      onClick={() => ask({ action: action.name, records })}
    >
      {t('rides.sold.act', { action: t(labelKeys.action(place.entity, action.name)), count: records.length })}
    </Button>
  );
}

/** Those that hold a place in one of the slots, as the reader may see them. */
function useOrdersOf(rideId: string, sold: readonly BulkConflict[], enabled: boolean) {
  const dates = sold.map(({ date }) => date).toSorted();
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  return useQuery({
    queryKey: [recordsKey, 'order', 'soldOn', rideId, from, to],
    queryFn: () => matchingRecords(place, ordersBetween(rideId, from, to)),
    enabled: enabled && dates.length > 0,
    select: (orders) =>
      orders
        .filter(({ visitDate, visitTime }) => isIn(sold, visitDate, visitTime))
        .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other))),
  });
}

function momentOf({ visitDate, visitTime = '' }: RecordValues): string {
  return `${String(visitDate)} ${String(visitTime)}`;
}

function isIn(sold: readonly BulkConflict[], date: unknown, time: unknown): boolean {
  return sold.some(
    (conflict) => conflict.date === date && (conflict.slots ?? []).some((slot) => slot.time === (time ?? undefined)),
  );
}

function ordersBetween(rideId: string, from: string, to: string): ListQuery {
  return {
    search: '',
    filters: [
      { path: 'ride', operator: 'eq', values: [rideId] },
      { path: 'visitDate', operator: 'gte', values: [from] },
      { path: 'visitDate', operator: 'lte', values: [to] },
      { path: 'status', operator: 'in', values: ['pending', 'confirmed'] },
    ],
    sort: [],
    offset: 0,
    limit: null,
  };
}

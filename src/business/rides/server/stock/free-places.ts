// How many places of a ride's slots are left, and whether a sale fits. Ask with the ride locked (lock-ride.ts) when the
// answer is to hold.
import type { Problem } from '#engine/model/rules.ts';
import { pools, slotAt, slotsOn, type Pool, type SlotPlan, type Stock } from '../../slots.ts';
import type { LocalTime } from '#engine/model/local-time.ts';
import type { Database } from '#engine/server/database/database.ts';
import { isSaleOver } from './ride-clock.ts';
import { soldPlaces, type SoldPlaces } from './sold-places.ts';

type RideWithId = SlotPlan & { readonly id: string; readonly status: string };

interface DayQuestion {
  readonly organizationId: string;
  readonly ride: RideWithId;
  readonly date: string;
  /** Not counted: the order that is being moved. */
  readonly exceptOrderId?: string | undefined;
}

/** A slot with what is sold of it and what is left; a pool that is oversold has none left. */
export interface FilledSlot {
  readonly time?: string;
  readonly stock: Stock;
  readonly sold: Stock;
  readonly free: Stock;
  readonly tickets: number;
  readonly halfPrice: number;
}

/** The slots of a day with their places, in order of time. */
export async function freePlaces(
  database: Database,
  { organizationId, ride, date, exceptOrderId }: DayQuestion,
): Promise<FilledSlot[]> {
  const sold = await soldPlaces(database, { organizationId, rideId: ride.id, from: date, to: date, exceptOrderId });
  return fillSlots(ride, date, sold);
}

export interface PlacesWanted extends DayQuestion {
  readonly database: Database;
  /** Absent for opening hours. */
  readonly time: string | undefined;
  readonly pool: Pool;
  readonly people: number;
  /** At the provider: what has begun is refused. Absent where that is asked apart. */
  readonly clock?: LocalTime | undefined;
}

/** Why so many people cannot come then, at `visitDate` or `visitTime`; undefined when they can. */
export async function checkPlaces({
  database,
  time,
  pool,
  people,
  clock,
  ...question
}: PlacesWanted): Promise<Problem | undefined> {
  const { ride, date } = question;
  if (clock !== undefined && date < clock.date) return { path: ['visitDate'], rule: 'pastVisit', params: {} };
  if (ride.status !== 'active') return { path: ['ride'], rule: 'rideInactive', params: {} };
  if (slotsOn(ride, date).length === 0) return { path: ['visitDate'], rule: 'closedDay', params: {} };
  if (slotAt(ride, date, time) === undefined)
    return { path: ['visitTime'], rule: time === undefined ? 'required' : 'noSlot', params: {} };
  if (clock !== undefined && isSaleOver(ride, { date, time, pool }, clock))
    return {
      path: ['visitTime'],
      rule: pool === 'ticketOffice' ? 'sessionOver' : 'sessionBegun',
      params: { time: clock.time },
    };
  const slot = (await freePlaces(database, question)).find((candidate) => candidate.time === time);
  const free = slot?.free[pool] ?? 0;
  return people <= free
    ? undefined
    : { path: [time === undefined ? 'visitDate' : 'visitTime'], rule: 'soldOut', params: { free, count: free } };
}

/** Those of a day that the pool still sells. */
export function slotsOnSale(
  slots: readonly FilledSlot[],
  {
    ride,
    date,
    pool,
    clock,
  }: { readonly ride: SlotPlan; readonly date: string; readonly pool: Pool; readonly clock: LocalTime },
): FilledSlot[] {
  return slots.filter(({ time }) => !isSaleOver(ride, { date, time, pool }, clock));
}

/** Slots of a day and what `soldPlaces` says of it, put together. */
export function fillSlots(ride: SlotPlan, date: string, sold: readonly SoldPlaces[]): FilledSlot[] {
  return slotsOn(ride, date).map(({ time, stock }) => {
    const own = sold.filter((row) => row.date === date && row.time === time);
    const taken = Object.fromEntries(
      pools.map((pool) => [pool, own.find((row) => row.pool === pool)?.people ?? 0]),
    ) as Record<Pool, number>;
    const left = Object.fromEntries(pools.map((pool) => [pool, Math.max(0, stock[pool] - taken[pool])])) as Record<
      Pool,
      number
    >;
    return {
      ...(time !== undefined && { time }),
      stock,
      sold: withTotal(taken),
      free: withTotal(left),
      tickets: sumOf(own, 'tickets'),
      halfPrice: sumOf(own, 'halfPrice'),
    };
  });
}

function withTotal(parts: Readonly<Record<Pool, number>>): Stock {
  return { total: pools.reduce((sum, pool) => sum + parts[pool], 0), ...parts };
}

function sumOf(rows: readonly SoldPlaces[], key: 'tickets' | 'halfPrice'): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}

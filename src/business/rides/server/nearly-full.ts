// Slots of the next days that are sold out soon: who sees to the stock opens more of them in time.
import { entities } from '#generated/entities.ts';
import type { Ride } from '#generated/types.ts';
import { addDays } from '#engine/model/days.ts';
import type { Entity } from '#engine/model/entity.ts';
import { localTime } from '#engine/model/local-time.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import type { Actor } from '#engine/server/actor.ts';
import type { Database } from '#engine/server/database/database.ts';
import { listRecords } from '#engine/server/records/list-records.ts';
import type { Values } from '#engine/server/records/present-record.ts';
import { mayRead } from '#engine/server/records/rights.ts';
import type { NearlyFull } from '../calendar.ts';
import { fillSlots } from './stock/free-places.ts';
import { isPast, rideClocks } from './stock/ride-clock.ts';
import { soldPlaces, type SoldPlaces } from './stock/sold-places.ts';

const daysAhead = 14;
/** Sold of a slot's places, from which on it is told. */
const nearlyFull = 0.8;
const mostTold = 10;

interface Asked {
  readonly actor: Actor;
  readonly now: Date;
}

/** The fullest first, then the next; of rides that are on sale and that the actor may know of. */
export async function findNearlyFull(database: Database, { actor, now }: Asked): Promise<readonly NearlyFull[]> {
  const { organizationId } = actor;
  const today = localTime(now, businessTimeZone).date;
  const sold = await soldPlaces(database, { organizationId, from: today, to: addDays(today, daysAhead) });
  const rides = await readRides(database, actor, [...new Set(sold.map(({ rideId }) => rideId))]);
  const providerIds = rides.map(({ providerId }) => providerId);
  const clockAt = await rideClocks(database, { organizationId, providerIds, now });
  const told = rides
    .flatMap((ride) => {
      const own = sold.filter(({ rideId }) => rideId === ride.id);
      return fullSlots(ride, own).filter((slot) => !isPast(slot, clockAt(ride.providerId)));
    })
    .toSorted((a, b) => shareOf(b) - shareOf(a) || a.date.localeCompare(b.date) || a.ride.localeCompare(b.ride))
    .slice(0, mostTold);
  const names = await readNames(database, actor, [...new Set(told.map(({ providerId }) => providerId))]);
  return told.map((slot) => ({ ...slot, ...names.get(slot.providerId) }));
}

function fullSlots(ride: Ride, sold: readonly SoldPlaces[]): readonly NearlyFull[] {
  return [...new Set(sold.map(({ date }) => date))].flatMap((date) =>
    fillSlots(ride, date, sold)
      .map((slot) => ({
        rideId: ride.id,
        ride: ride.name,
        providerId: ride.providerId,
        date,
        ...(slot.time !== undefined && { time: slot.time }),
        places: slot.stock.total,
        sold: slot.sold.total,
      }))
      .filter((slot) => slot.places > 0 && shareOf(slot) >= nearlyFull),
  );
}

function shareOf({ sold, places }: Pick<NearlyFull, 'sold' | 'places'>): number {
  return sold / places;
}

/** As far as the actor may know of them. */
async function readNames(
  database: Database,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly provider: string }>> {
  if (!mayRead(entities.provider, actor)) return new Map();
  const rows = await readByIds(database, { entity: entities.provider, actor, ids });
  return new Map(
    rows.flatMap(({ id, tradeName }) =>
      typeof tradeName === 'string' ? [[String(id), { provider: tradeName }] as const] : [],
    ),
  );
}

async function readRides(database: Database, actor: Actor, ids: readonly string[]): Promise<readonly Ride[]> {
  const rows = (await readByIds(database, { entity: entities.ride, actor, ids })) as unknown as readonly Ride[];
  return rows.filter(({ status }) => status === 'active');
}

interface Wanted {
  readonly entity: Entity;
  readonly actor: Actor;
  readonly ids: readonly string[];
}

async function readByIds(database: Database, { entity, actor, ids }: Wanted): Promise<readonly Values[]> {
  if (ids.length === 0) return [];
  const query = { search: '', filters: [], sort: [], offset: 0, limit: null, ids } as const;
  return (await listRecords(database, { entity, query, actor })).rows;
}

// What the clock says at the place of a ride: its provider's zone decides what is past.
import { sql } from 'kysely';
import { localTime, type LocalTime } from '#engine/model/local-time.ts';
import { businessTimeZone } from '#engine/model/relative-time.ts';
import { slotEnd, type Pool, type SlotPlan } from '../../slots.ts';
import type { Database } from '#engine/server/database/database.ts';

export interface RideClock extends LocalTime {
  readonly timeZone: string;
}

interface At {
  readonly organizationId: string;
  readonly now: Date;
}

/** Now at the provider of the organisation. */
export async function rideClock(
  database: Database,
  { providerId, ...at }: At & { readonly providerId: string },
): Promise<RideClock> {
  return (await rideClocks(database, { ...at, providerIds: [providerId] }))(providerId);
}

/** Now at each of these providers. */
export async function rideClocks(
  database: Database,
  { organizationId, providerIds, now }: At & { readonly providerIds: readonly string[] },
): Promise<(providerId: string) => RideClock> {
  const { rows } = await sql<{ id: string; timeZone: string }>`
    select id, time_zone as "timeZone" from provider
    where organization_id = ${organizationId} and id = any(${[...new Set(providerIds)]}::uuid[])`.execute(
    database.query,
  );
  const zones = new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
  return (providerId) => {
    const timeZone = zones.get(providerId) ?? businessTimeZone;
    return { timeZone, ...localTime(now, timeZone) };
  };
}

export interface Visit {
  readonly date: string;
  /** Absent for opening hours. */
  readonly time?: string | undefined;
}

/** Whether a visit has begun; a day of opening hours is past when it is over. */
export function isPast({ date, time }: Visit, clock: LocalTime): boolean {
  return date < clock.date || (date === clock.date && time !== undefined && time < clock.time);
}

/**
 * Whether nobody is sold into a visit any more: once it has begun, or its day of opening hours is over. The ticket
 * office stands at the gate
 * and lets people into the session that runs, until it ends.
 */
export function isSaleOver(
  ride: SlotPlan | undefined,
  { pool, ...visit }: Visit & { readonly pool: Pool },
  clock: LocalTime,
): boolean {
  if (!isPast(visit, clock)) return false;
  const end =
    pool !== 'ticketOffice' || ride === undefined || visit.date !== clock.date
      ? undefined
      : slotEnd(ride, visit.date, visit.time);
  return end === undefined || end <= clock.time;
}

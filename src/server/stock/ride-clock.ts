// What the clock says at the place of a ride: its provider's zone decides what is past.
import { sql } from 'kysely';
import { localTime, type LocalTime } from '#model/local-time.ts';
import type { Database } from '../database/database.ts';

export interface RideClock extends LocalTime {
  readonly timeZone: string;
}

/** Now at the provider of the organisation. */
export async function rideClock(database: Database, { organizationId, providerId, now }: { readonly organizationId: string; readonly providerId: string; readonly now: Date }): Promise<RideClock> {
  const { rows } = await sql<{ timeZone: string }>`select time_zone as "timeZone" from provider where organization_id = ${organizationId} and id = ${providerId}`.execute(database.query);
  const timeZone = rows[0]?.timeZone ?? 'America/Sao_Paulo';
  return { timeZone, ...localTime(now, timeZone) };
}

/** Whether a visit has begun; a day of opening hours is past when it is over. */
export function isPast({ date, time }: { readonly date: string; readonly time?: string | undefined }, clock: LocalTime): boolean {
  return date < clock.date || (date === clock.date && time !== undefined && time < clock.time);
}

// A ride's days with their places: one day slot by slot, and a month day by day.
import type { Ride } from '#generated/types.ts';
import { hasFormat } from '#engine/model/formats.ts';
import type { CalendarDay, DayState, RideDay, RideMonth, SlotAnswer } from '../calendar.ts';
import { datesFrom } from '#engine/model/days.ts';
import { pools, seasonOn, type Pool, type Stock } from '../slots.ts';
import type { Database } from '#engine/server/database/database.ts';
import { fillSlots, type FilledSlot } from './stock/free-places.ts';
import { isPast, type RideClock } from './stock/ride-clock.ts';
import { soldPlaces, type SoldPlaces } from './stock/sold-places.ts';

interface Question {
  readonly organizationId: string;
  readonly ride: Ride;
  readonly clock: RideClock;
}

export async function readRideDay(
  database: Database,
  { organizationId, ride, clock, date }: Question & { readonly date: string },
): Promise<RideDay> {
  const sold = await soldPlaces(database, { organizationId, rideId: ride.id, from: date, to: date });
  const filled = fillSlots(ride, date, sold);
  const slots = [...filled.map((slot) => slotAnswer(slot, date, clock)), ...removedSlots(filled, sold)].toSorted(
    (a, b) => (a.time ?? '').localeCompare(b.time ?? ''),
  );
  const exceptions = (ride.schedules ?? []).filter((schedule) => schedule.date === date);
  return { ...inOneLine(ride, date, filled), sold: sumOf(slots, 'sold'), timeZone: clock.timeZone, slots, exceptions };
}

/** `month` is YYYY-MM. */
export async function readRideMonth(
  database: Database,
  { organizationId, ride, clock, month }: Question & { readonly month: string },
): Promise<RideMonth> {
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const soldByDate = Map.groupBy(
    await soldPlaces(database, { organizationId, rideId: ride.id, from: first, to: last }),
    ({ date }) => date,
  );
  const days = datesFrom(first, last).map((date): CalendarDay => {
    const sold = soldByDate.get(date) ?? [];
    const filled = fillSlots(ride, date, sold);
    const exceptions = new Set(
      (ride.schedules ?? []).filter((schedule) => schedule.date === date).map(({ kind }) => kind),
    );
    return {
      ...inOneLine(ride, date, filled),
      sold: sold.reduce((sum, { people }) => sum + people, 0),
      slots: filled.length,
      exceptions: [...exceptions],
    };
  });
  return { month, timeZone: clock.timeZone, today: clock.date, days };
}

/** Found by trying: the last month of the calendar has no next one. */
function lastDayOf(month: string): string {
  return [31, 30, 29].map((day) => `${month}-${day}`).find((day) => hasFormat('date', day)) ?? `${month}-28`;
}

function inOneLine(
  ride: Ride,
  date: string,
  filled: readonly FilledSlot[],
): Omit<CalendarDay, 'slots' | 'exceptions' | 'sold'> {
  const free = sumOf(filled, 'free');
  const state: DayState = filled.length === 0 ? 'closed' : free === 0 ? 'soldOut' : 'open';
  return {
    date,
    state,
    season: seasonOn(ride, date),
    capacity: filled.reduce((sum, { stock }) => sum + stock.total, 0),
    free,
  };
}

function sumOf(slots: readonly { readonly sold: Stock; readonly free: Stock }[], key: 'sold' | 'free'): number {
  return slots.reduce((sum, slot) => sum + slot[key].total, 0);
}

function slotAnswer({ stock, ...slot }: FilledSlot, date: string, clock: RideClock): SlotAnswer {
  const state = isPast({ date, time: slot.time }, clock) ? 'past' : slot.free.total === 0 ? 'soldOut' : 'open';
  return { ...slot, state, capacity: stock };
}

const nothing: Stock = { total: 0, internet: 0, distributor: 0, ticketOffice: 0 };

/** What was sold of slots that the pattern does not have any more. */
function removedSlots(filled: readonly FilledSlot[], sold: readonly SoldPlaces[]): SlotAnswer[] {
  const orphans = sold.filter((row) => !filled.some((slot) => slot.time === row.time));
  return [...Map.groupBy(orphans, ({ time }) => time)].map(([time, rows]) => {
    const taken = (pool: Pool) => rows.find((row) => row.pool === pool)?.people ?? 0;
    const [internet, distributor, ticketOffice] = pools.map(taken) as [number, number, number];
    const count = (key: 'tickets' | 'halfPrice') => rows.reduce((sum, row) => sum + row[key], 0);
    return {
      ...(time !== undefined && { time }),
      state: 'removed' as const,
      capacity: nothing,
      free: nothing,
      sold: { total: internet + distributor + ticketOffice, internet, distributor, ticketOffice },
      tickets: count('tickets'),
      halfPrice: count('halfPrice'),
    };
  });
}

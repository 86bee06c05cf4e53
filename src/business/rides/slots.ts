// Which visits a ride offers on a day (docs/domain.md 3.7): weekly times within an availability, then the dated
// exceptions; and the season of a day. Dates are calendar days and times HH:MM at the provider's place; nothing here
// goes through a time zone.
import { weekdayOf, type Weekday } from '#engine/model/days.ts';
import { minutesOf } from '#engine/model/rules.ts';

export const pools = ['internet', 'distributor', 'ticketOffice'] as const;
/** The part of the stock that a sales channel takes places from. */
export type Pool = (typeof pools)[number];

export type Stock = { readonly total: number } & Readonly<Record<Pool, number>>;

/** Both days belong to it. */
interface Period {
  readonly initialDate: string;
  readonly finalDate: string;
}

interface TimetableRow {
  readonly weekday: Weekday;
  readonly startTime: string;
  readonly finishTime: string;
  readonly timeInterval: number;
}

export interface ScheduleRow {
  readonly date: string;
  readonly kind: 'closed' | 'extra' | 'capacity';
  readonly startTime?: string | undefined;
  readonly finishTime?: string | undefined;
  readonly stock?: Stock | undefined;
  readonly reason?: string | undefined;
}

/** What of a ride decides its slots. */
export interface SlotPlan {
  readonly visitMode: 'startTime' | 'openingHours';
  readonly stock: Stock;
  readonly timetables?: readonly TimetableRow[] | undefined;
  readonly schedules?: readonly ScheduleRow[] | undefined;
  readonly availabilities?: readonly (Period & { readonly stock?: Stock | undefined })[] | undefined;
}

export interface Slot {
  /** Absent for rides with opening hours: one bucket of places a day. */
  readonly time?: string;
  readonly stock: Stock;
}

/** More is sold of a slot than a change would leave. */
export interface SlotConflict {
  readonly date: string;
  /** Absent for opening hours. */
  readonly time?: string;
  readonly pool: Pool;
  readonly sold: number;
  /** Places after the change; none when the slot would be gone. */
  readonly places: number;
}

/** The slots of a day in the order of their times; none when the ride is closed. */
export function slotsOn(ride: SlotPlan, date: string): readonly Slot[] {
  const exceptions = (ride.schedules ?? []).filter((schedule) => schedule.date === date);
  const ofKind = (kind: ScheduleRow['kind']) => exceptions.filter((exception) => exception.kind === kind);
  const [closed, capacities] = [ofKind('closed'), ofKind('capacity').toSorted(timedFirst)];
  const regular = weeklySlots(ride, date)
    .filter((slot) => !closed.some((exception) => covers(exception, slot.time)))
    .map((slot) => ({
      ...slot,
      stock: capacities.find((exception) => covers(exception, slot.time))?.stock ?? slot.stock,
    }));
  return ofKind('extra')
    .reduce(
      (slots, extra) => withExtra(slots, ride.visitMode === 'openingHours' ? undefined : extra.startTime, extra.stock),
      regular,
    )
    .toSorted(byTime);
}

/** The slot at this time; of a ride with opening hours, the day's. */
export function slotAt(ride: SlotPlan, date: string, time: string | undefined): Slot | undefined {
  return slotsOn(ride, date).find((slot) => slot.time === time);
}

/**
 * HH:MM at which the slot that begins at this time is over; undefined where there is none. An extra session of no known
 * end lasts the day.
 */
export function slotEnd(ride: SlotPlan, date: string, time: string | undefined): string | undefined {
  if (time === undefined || slotAt(ride, date, time) === undefined) return undefined;
  const weekday = weekdayOf(date);
  const row = (ride.timetables ?? []).find(
    (own) => own.weekday === weekday && startTimes(own.startTime, own.finishTime, own.timeInterval).includes(time),
  );
  if (row !== undefined) return timeOf(minutesOf(time) + row.timeInterval);
  return (
    (ride.schedules ?? []).find((own) => own.date === date && own.kind === 'extra' && own.startTime === time)
      ?.finishTime ?? '24:00'
  );
}

/** A date in no season is low (docs/domain.md 3.10). */
export function seasonOn(
  ride: { readonly seasons?: readonly (Period & { readonly type: 'high' | 'low' })[] | undefined },
  date: string,
): 'high' | 'low' {
  return ride.seasons?.find((season) => isWithin(season, date))?.type ?? 'low';
}

export function isWithin({ initialDate, finalDate }: Period, date: string): boolean {
  return initialDate <= date && date <= finalDate;
}

/** 09:00–18:00 every 30 minutes: 18 times, the last at 17:30. */
export function startTimes(start: string, finish: string, interval: number): string[] {
  if (interval < 1) return [];
  const times: string[] = [];
  for (let time = minutesOf(start); time + interval <= minutesOf(finish); time += interval) times.push(timeOf(time));
  return times;
}

export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function weeklySlots(ride: SlotPlan, date: string): Slot[] {
  const availability = (ride.availabilities ?? []).find((period) => isWithin(period, date));
  if (availability === undefined) return [];
  const stock = availability.stock ?? ride.stock;
  const weekday = weekdayOf(date);
  const rows = (ride.timetables ?? []).filter((row) => row.weekday === weekday);
  if (ride.visitMode === 'openingHours') return rows.length > 0 ? [{ stock }] : [];
  return rows.flatMap(({ startTime, finishTime, timeInterval }) =>
    startTimes(startTime, finishTime, timeInterval).map((time) => ({ time, stock })),
  );
}

/**
 * An exception without times holds for the whole day; one with times does not touch the day's bucket of opening hours.
 */
function covers({ startTime, finishTime }: ScheduleRow, time: string | undefined): boolean {
  return startTime === undefined || (time !== undefined && startTime <= time && time < (finishTime ?? '24:00'));
}

/** What is said of an hour goes before what is said of the day. */
function timedFirst(a: ScheduleRow, b: ScheduleRow): number {
  return Number(a.startTime === undefined) - Number(b.startTime === undefined);
}

/** A further slot; at a time that there is already, further places. */
function withExtra(slots: readonly Slot[], time: string | undefined, stock: Stock | undefined): Slot[] {
  if (stock === undefined) return [...slots];
  const same = slots.find((slot) => slot.time === time);
  if (same === undefined) return [...slots, { ...(time !== undefined && { time }), stock }];
  return slots.map((slot) => (slot === same ? { ...slot, stock: sumOf(slot.stock, stock) } : slot));
}

function sumOf(a: Stock, b: Stock): Stock {
  return {
    total: a.total + b.total,
    internet: a.internet + b.internet,
    distributor: a.distributor + b.distributor,
    ticketOffice: a.ticketOffice + b.ticketOffice,
  };
}

function byTime(a: Slot, b: Slot): number {
  return (a.time ?? '').localeCompare(b.time ?? '');
}

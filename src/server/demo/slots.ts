// Which visits a ride offers on a day (DOMAIN 3.7): weekly times within an availability, then the dated exceptions.
import type { StoredRide, Stock } from './rides.ts';
import { minutesOf } from '#model/rules.ts';
import { timeOf, weekdayOf } from './calendar.ts';

export interface Slot {
  /** Absent for rides with opening hours: one bucket of places a day. */
  readonly time?: string;
  readonly stock: Stock;
}

/** Slots of a ride by day; a ride asked twice for a day answers from memory. */
export function createSlotBook(): (ride: StoredRide, date: string) => readonly Slot[] {
  const known = new Map<string, readonly Slot[]>();
  return (ride, date) => {
    const key = `${ride.id}${date}`;
    const slots = known.get(key) ?? slotsOn(ride, date);
    known.set(key, slots);
    return slots;
  };
}

export function slotsOn(ride: StoredRide, date: string): Slot[] {
  const exceptions = (ride.schedules ?? []).filter((schedule) => schedule.date === date);
  const closed = exceptions.filter(({ kind }) => kind === 'closed');
  const capacities = exceptions.filter(({ kind }) => kind === 'capacity');
  const extras = exceptions.flatMap(({ kind, startTime, stock }) => (kind === 'extra' && startTime !== undefined && stock !== undefined ? [{ time: startTime, stock }] : []));
  const covers = (exception: (typeof exceptions)[number], time: string | undefined) =>
    exception.startTime === undefined || (time !== undefined && exception.startTime <= time && time < (exception.finishTime ?? '24:00'));
  return weeklySlots(ride, date)
    .filter((slot) => !closed.some((exception) => covers(exception, slot.time)))
    .map((slot) => ({ ...slot, stock: capacities.find((exception) => covers(exception, slot.time))?.stock ?? slot.stock }))
    .concat(extras);
}

function weeklySlots(ride: StoredRide, date: string): Slot[] {
  const availability = (ride.availabilities ?? []).find(({ initialDate, finalDate }) => initialDate <= date && date <= finalDate);
  if (availability === undefined) return [];
  const stock = availability.stock ?? ride.stock;
  const rows = (ride.timetables ?? []).filter(({ weekday }) => weekday === weekdayOf(date));
  if (ride.visitMode === 'openingHours') return rows.length > 0 ? [{ stock }] : [];
  return rows.flatMap(({ startTime, finishTime, timeInterval }) => startTimes(startTime, finishTime, timeInterval).map((time) => ({ time, stock })));
}

/** 09:00–18:00 every 30 minutes: 18 times, the last at 17:30. */
export function startTimes(start: string, finish: string, interval: number): string[] {
  const times: string[] = [];
  for (let time = minutesOf(start); time + interval <= minutesOf(finish); time += interval) times.push(timeOf(time));
  return times;
}

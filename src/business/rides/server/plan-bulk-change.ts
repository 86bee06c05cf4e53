// What one exception for many days would do to a ride: the days it changes, and those it leaves alone, with the reason.
import type { RideBulkChange } from '#generated/types.ts';
import type { LocalTime } from '#engine/model/local-time.ts';
import type { BulkChangeAnswer, BulkConflict } from '../calendar.ts';
import { datesFrom, weekdayOf } from '#engine/model/days.ts';
import { pools, slotsOn, type ScheduleRow, type Slot, type SlotPlan } from '../slots.ts';
import type { SoldPlaces } from './stock/sold-places.ts';
import { slotConflicts } from './slot-conflicts.ts';

interface Plan extends Omit<BulkChangeAnswer, 'preview'> {
  /** The exceptions to be added. */
  readonly added: readonly ScheduleRow[];
}

interface Grounds {
  readonly ride: SlotPlan;
  readonly sold: readonly SoldPlaces[];
  readonly clock: LocalTime;
}

/** What comes of one day: a number of slots changed, a conflict, or nothing. */
type Outcome = { readonly slots: number } | BulkConflict | 'past' | 'unchanged';

export function planBulkChange(change: RideBulkChange, grounds: Grounds): Plan {
  const weekdays: readonly string[] = change.weekdays ?? [];
  const dates = datesFrom(change.from, change.to).filter(
    (date) => weekdays.length === 0 || weekdays.includes(weekdayOf(date)),
  );
  const outcomes = dates.map((date) => ({ date, outcome: outcomeOf(scheduleOn(change, date), grounds) }));
  const changed = outcomes.flatMap(({ date, outcome }) =>
    typeof outcome === 'object' && !('cause' in outcome) ? [{ date, slots: outcome.slots }] : [],
  );
  return {
    days: changed.length,
    slots: changed.reduce((sum, { slots }) => sum + slots, 0),
    dates: changed.map(({ date }) => date),
    conflicts: outcomes.flatMap(({ outcome }) => (typeof outcome === 'object' && 'cause' in outcome ? [outcome] : [])),
    skipped: {
      past: outcomes.filter(({ outcome }) => outcome === 'past').length,
      unchanged: outcomes.filter(({ outcome }) => outcome === 'unchanged').length,
    },
    added: changed.map(({ date }) => scheduleOn(change, date)),
  };
}

function scheduleOn({ kind, startTime, finishTime, stock, reason }: RideBulkChange, date: string): ScheduleRow {
  return {
    date,
    kind,
    ...(startTime !== undefined && { startTime }),
    ...(finishTime !== undefined && { finishTime }),
    ...(stock !== undefined && kind !== 'closed' && { stock }),
    ...(reason !== undefined && { reason }),
  };
}

function outcomeOf(schedule: ScheduleRow, { ride, sold, clock }: Grounds): Outcome {
  const { date } = schedule;
  if (date < clock.date) return 'past';
  const clashing = (ride.schedules ?? []).filter((other) => other.date === date && clash(schedule, other));
  if (clashing.length > 0) return { date, cause: 'schedule', kinds: [...new Set(clashing.map(({ kind }) => kind))] };
  const after = { ...ride, schedules: [...(ride.schedules ?? []), schedule] };
  const touched = countChanged(slotsOn(ride, date), slotsOn(after, date));
  if (touched === 0) return 'unchanged';
  const slots = slotConflicts({ before: ride, after, sold: sold.filter((row) => row.date === date), clock });
  return slots.length > 0 ? { date, cause: 'sold', slots } : { slots: touched };
}

/**
 * Two exceptions of a day about the same hours; an extra session goes beside anything but another one. Touching ends
 * are fine.
 */
function clash(a: ScheduleRow, b: ScheduleRow): boolean {
  const isAside = a.kind === 'extra' && b.kind !== 'extra';
  const [startA, endA, startB, endB] = [
    a.startTime ?? '00:00',
    a.finishTime ?? '24:00',
    b.startTime ?? '00:00',
    b.finishTime ?? '24:00',
  ];
  return !isAside && startA < endB && startB < endA;
}

function countChanged(before: readonly Slot[], after: readonly Slot[]): number {
  const times = new Set([...before, ...after].map(({ time }) => time));
  const at = (slots: readonly Slot[], time: string | undefined) => slots.find((slot) => slot.time === time)?.stock;
  return [...times].filter((time) => {
    const [old, own] = [at(before, time), at(after, time)];
    return old === undefined || own === undefined || pools.some((pool) => old[pool] !== own[pool]);
  }).length;
}

// The weeks of a month, and where the keys of a calendar lead.
import { addDays, daysBetween } from '#engine/model/days.ts';
import type { Language } from '#engine/model/text.ts';

/** Monday is 0; Brazilian weeks begin on Sunday. */
export const firstWeekday: Readonly<Record<Language, number>> = { pt: 6, en: 0, fr: 0 };

/** A Monday. */
const anchor = '2024-01-01';

/** Place of a day in its week, 0–6. */
function columnOf(date: string, first: number): number {
  return (((daysBetween(anchor, date) - first) % 7) + 7) % 7;
}

/** Seven days in the order of the week, for their names. */
export function weekFrom(first: number): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(anchor, first + index));
}

/** Rows of seven; undefined where the week belongs to another month. */
export function weeksOf<Day extends { readonly date: string }>(
  days: readonly Day[],
  first: number,
): (Day | undefined)[][] {
  const [begin] = days;
  if (begin === undefined) return [];
  const cells: (Day | undefined)[] = [...Array.from({ length: columnOf(begin.date, first) }, () => undefined), ...days];
  while (cells.length % 7 !== 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** YYYY-MM so many months later. */
export function addMonths(month: string, count: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The same day of another month, or its last. */
function inMonth(date: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}-${date.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** Where a key leads from a day (WAI-ARIA date grid); undefined for other keys. */
export function dayByKey(
  key: string,
  date: string,
  { first, mirrored }: { readonly first: number; readonly mirrored: boolean },
): string | undefined {
  const column = columnOf(date, first);
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: mirrored ? 1 : -1,
    ArrowRight: mirrored ? -1 : 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -column,
    End: 6 - column,
  };
  if (key === 'PageUp' || key === 'PageDown')
    return inMonth(date, addMonths(date.slice(0, 7), key === 'PageUp' ? -1 : 1));
  const step = steps[key];
  return step === undefined ? undefined : addDays(date, step);
}

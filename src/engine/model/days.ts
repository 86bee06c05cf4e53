// Calendar days as texts YYYY-MM-DD: nothing here goes through a time zone.
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export function weekdayOf(date: string): Weekday {
  // 1970-01-01 was a Thursday, the fourth day of its week.
  return weekdays[(((dayNumber(date) + 3) % 7) + 7) % 7] ?? 'monday';
}

const dayMs = 86_400_000;

function dayNumber(date: string): number {
  return Date.parse(date) / dayMs;
}

export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * dayMs).toISOString().slice(0, 10);
}

/** Days from the first to the second, with a fraction between instants. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** The days from the first to the last, both included. */
export function datesFrom(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

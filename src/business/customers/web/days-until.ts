const dayMilliseconds = 86_400_000;

/** Whole days from the day of `now` to the day of the instant, on the reader's calendar; below zero when it is past. */
export function daysUntil(instant: string, now: Date): number {
  return Math.round((startOfDay(new Date(instant)) - startOfDay(now)) / dayMilliseconds);
}

function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

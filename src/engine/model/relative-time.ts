// Times that a filter names by their distance from now (`$now`, `$now+3d`, `$now-2h`) or by the calendar (`$day`,
// `$week`, `$month`, `$month+1m-1d`, `$weekend`), so that "due in 3 days" and "this month" stay true in a bookmark.
// Days are read in the default zone of the installation.
import { dateTimeFormat } from './intl.ts';

/** provider.timeZone's default; a day alone needs some zone (docs/domain.md 1.0: never UTC). */
export const businessTimeZone = 'America/Sao_Paulo';

const pattern = /^\$now(?:([+-]\d{1,4})([dh]))?$/;
/** Where a stretch of the calendar begins, then whole months, then days. */
const calendar = /^\$(day|week|month|weekend)(?:([+-]\d{1,3})m)?(?:([+-]\d{1,4})d)?$/;
const hour = 3_600_000;
const dayLength = 24 * hour;
const units: Readonly<Record<string, number>> = { d: dayLength, h: hour };

export function isRelative(text: string): boolean {
  return pattern.test(text) || calendar.test(text);
}

/** Whether it names a day, whatever the hour. */
export function isCalendarDay(text: string): boolean {
  return calendar.test(text);
}

/**
 * The instant (ISO, UTC), or for a date and for what the calendar names the day (YYYY-MM-DD) in the business zone; any
 * other text as it is.
 */
export function resolveRelative(kind: 'date' | 'dateTime', text: string, now: Date): string {
  const named = calendar.exec(text);
  if (named !== null) return dayOf(dayIn(businessTimeZone, now), named);
  const match = pattern.exec(text);
  if (match === null) return text;
  const [, distance = '0', unit = 'd'] = match;
  const at = new Date(now.getTime() + Number(distance) * (units[unit] ?? 0));
  return kind === 'dateTime' ? at.toISOString() : dayIn(businessTimeZone, at);
}

function dayOf(today: string, [, start = 'day', months = '0', days = '0']: readonly string[]): string {
  const begin = beginOf(start, new Date(`${today}T00:00:00Z`));
  const [year, month] = [begin.getUTCFullYear(), begin.getUTCMonth() + Number(months)];
  // A month that has no such day ends before it.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = Date.UTC(year, month, Math.min(begin.getUTCDate(), last));
  return new Date(moved + Number(days) * dayLength).toISOString().slice(0, 10);
}

/** Weeks begin on Mondays; the weekend is the next one that has not begun. */
function beginOf(start: string, day: Date): Date {
  const weekday = (day.getUTCDay() + 6) % 7;
  const after = (days: number) => new Date(day.getTime() + days * dayLength);
  if (start === 'week') return after(-weekday);
  if (start === 'month') return after(1 - day.getUTCDate());
  if (start === 'weekend') return after(weekday < 5 ? 5 - weekday : 12 - weekday);
  return day;
}

function dayIn(timeZone: string, at: Date): string {
  return dateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

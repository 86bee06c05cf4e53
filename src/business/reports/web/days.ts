// Calendar days YYYY-MM-DD: which ones the charts and the daily report begin with.
import { businessTimeZone, resolveRelative } from '#engine/model/relative-time.ts';
import { localTime } from '#engine/model/local-time.ts';
import { addDays, daysBetween } from '#engine/model/days.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { dayAxes, type DayAxis, type ReportRow } from '../sales-report.ts';

const chartDays = 30;

/** Days drawn one by one at most; of longer periods only those with sales. */
const mostFilled = 400;

export const dayField: Readonly<Record<DayAxis, string>> = { purchaseDay: 'purchaseDate', visitDay: 'visitDate' };

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Today where the business is. */
export function today(now = new Date()): string {
  return localTime(now, businessTimeZone).date;
}

/** The days by which the list is filtered, if only by one of them. */
export function filteredAxis({ filters }: ListQuery): DayAxis | undefined {
  const filtered = dayAxes.filter((axis) => filters.some(({ path }) => path === dayField[axis]));
  return filtered.length === 1 ? filtered[0] : undefined;
}

/** First and last day of the list's own filter. */
export function filteredPeriod(axis: DayAxis, { filters }: ListQuery, now = new Date()): Partial<Period> {
  const limit = (operator: 'gte' | 'lte') =>
    filters.find((filter) => filter.path === dayField[axis] && [operator, 'eq'].includes(filter.operator))?.values[0];
  const [from, to] = [limit('gte'), limit('lte')].map((text) =>
    text === undefined ? undefined : dayOf(resolveRelative('date', text, now)),
  );
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function dayOf(text: string): string {
  return text.length > 10 ? localTime(new Date(text), businessTimeZone).date : text;
}

/** Purchases are looked back upon, visits are looked forward to; undefined where the list's filters say which days. */
export function periodOf(axis: DayAxis, query: ListQuery, now = new Date()): Period | undefined {
  if (query.filters.some(({ path }) => Object.values(dayField).includes(path))) return undefined;
  const day = today(now);
  return axis === 'purchaseDay'
    ? { from: addDays(day, 1 - chartDays), to: day }
    : { from: day, to: addDays(day, chartDays - 1) };
}

/** A row for every day of the period, without sales too. */
export function everyDay(rows: readonly ReportRow[], period: Partial<Period> | undefined): readonly ReportRow[] {
  const dated = rows.filter(({ key }) => key !== '');
  const [from, to] = [period?.from ?? dated[0]?.key, period?.to ?? dated.at(-1)?.key];
  if (from === undefined || to === undefined) return dated;
  const count = daysBetween(from, to) + 1;
  if (count > mostFilled) return dated;
  const known = new Map(dated.map((row) => [row.key, row]));
  return Array.from({ length: count }, (_, index) => addDays(from, index)).map(
    (key) => known.get(key) ?? { key, label: key, orders: 0, tickets: 0, total: 0 },
  );
}

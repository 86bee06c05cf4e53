// The parameters of a report: `by`, `from` and `to`; all others are those of the list of orders.
import { entities } from '#generated/entities.ts';
import { hasFormat } from '#engine/model/formats.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { isDayAxis, reportAxes, type ReportAxis } from '#business/reports/sales-report.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import { badValue, readListQuery, type Parameters } from '#engine/server/records/read-list-query.ts';

export interface ReportParameters {
  readonly by: readonly ReportAxis[];
  readonly query: ListQuery;
  readonly from?: string;
  readonly to?: string;
}

/** A report has all rows, in its own order. */
const withoutMeaning = ['_start', '_end', '_after', '_sort', '_order', 'range', 'sort'] as const;

export function readReportParameters(parameters: Parameters, now: Date): ReportParameters {
  const { by: axes, from, to, ...rest } = parameters;
  const by = readAxes(textOf(axes));
  const hasDay = by.some(isDayAxis);
  return {
    by,
    query: readReportQuery(rest, now),
    ...(from !== undefined && { from: readDay('from', from, hasDay) }),
    ...(to !== undefined && { to: readDay('to', to, hasDay) }),
  };
}

export function readReportQuery(parameters: Parameters, now: Date): ListQuery {
  const useless = withoutMeaning.find((name) => name in parameters);
  if (useless !== undefined) throw new ApiError('UNKNOWN_PARAMETER', { name: useless });
  return readListQuery(entities.order, parameters, now);
}

/** One axis, or a day and then one that is none. */
function readAxes(text: string): readonly ReportAxis[] {
  const axes = text.split(',');
  const known = axes.filter((axis): axis is ReportAxis => (reportAxes as readonly string[]).includes(axis));
  const [first, second] = known;
  const fits =
    known.length === axes.length &&
    (known.length === 1 || (known.length === 2 && isDayAxis(first) && !isDayAxis(second)));
  if (!fits) throw badValue('by', text);
  return known;
}

function readDay(name: string, value: unknown, hasDay: boolean): string {
  if (!hasDay) throw new ApiError('UNKNOWN_PARAMETER', { name });
  const text = textOf(value);
  if (!hasFormat('date', text)) throw badValue(name, text);
  return text;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

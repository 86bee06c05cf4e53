// The parameters of a report: `by`, `from` and `to`; all others are those of the list of orders.
import { entities } from '#generated/entities.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import { isDayAxis, type ReportAxis } from '../sales-report.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import { readListQuery, type Parameters } from '#engine/server/records/read-list-query.ts';

export interface ReportParameters {
  readonly by: readonly ReportAxis[];
  readonly query: ListQuery;
  readonly from?: string;
  readonly to?: string;
}

/** What the call has validated. */
type Asked = Parameters & { readonly by: string; readonly from?: string; readonly to?: string };

/** A report has all rows, in its own order. */
const withoutMeaning = ['_start', '_end', '_after', '_sort', '_order', 'range', 'sort'] as const;

export function readReportParameters(parameters: Parameters, now: Date): ReportParameters {
  const { by: axes, from, to, ...rest } = parameters as Asked;
  const by = axes.split(',') as ReportAxis[];
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const [day] = Object.keys(days);
  if (day !== undefined && !by.some(isDayAxis)) throw new ApiError('UNKNOWN_PARAMETER', { name: day });
  return { by, query: readReportQuery(rest, now), ...days };
}

export function readReportQuery(parameters: Parameters, now: Date): ListQuery {
  const useless = withoutMeaning.find((name) => name in parameters);
  if (useless !== undefined) throw new ApiError('UNKNOWN_PARAMETER', { name: useless });
  return readListQuery(entities.order, parameters, now);
}

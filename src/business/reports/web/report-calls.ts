// The sales report as the screens see it: the list's own search and filters, and what it is laid out by.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListQuery } from '#engine/model/list-query.ts';
import type { ReportAxis, SalesReport, SalesSummary } from '../sales-report.ts';
import { http } from '#engine/web/api/client.ts';
import { listParameters } from '#engine/web/api/list-parameters.ts';
import { recordsKey } from '#engine/web/api/records.ts';

export const reportPath = '/api/reports/sales';
/** Of an order. */
export const currencyField = 'currency';

export interface ReportQuestion {
  readonly query: ListQuery;
  readonly by: readonly ReportAxis[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function reportParameters({ query, by, from, to }: ReportQuestion): URLSearchParams {
  const parameters = rowParameters(query);
  parameters.set('by', by.join(','));
  if (from !== undefined) parameters.set('from', from);
  if (to !== undefined) parameters.set('to', to);
  return parameters;
}

/** Which orders: neither their order nor the page matters. */
function rowParameters(query: ListQuery): URLSearchParams {
  return listParameters({ ...query, sort: [], offset: 0, limit: null });
}

export function useSalesReport(question: ReportQuestion, { enabled = true } = {}) {
  const parameters = reportParameters(question);
  return useQuery({
    queryKey: [recordsKey, 'order', 'report', parameters.toString()],
    queryFn: async ({ signal }) => (await http.get<SalesReport>(reportPath, { params: parameters, signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useSalesSummary(query: ListQuery) {
  const parameters = rowParameters(query);
  return useQuery({
    queryKey: [recordsKey, 'order', 'summary', parameters.toString()],
    queryFn: async ({ signal }) =>
      (await http.get<SalesSummary>(`${reportPath}/summary`, { params: parameters, signal })).data,
    placeholderData: keepPreviousData,
  });
}

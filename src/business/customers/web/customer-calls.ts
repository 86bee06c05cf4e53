// What is asked about one customer besides the record: what he bought, when he last came, what holds his deletion up, the proof of it, his data as a file.
import { useQuery } from '@tanstack/react-query';
import type { CheckAnswer } from '#engine/model/errors.ts';
import { http } from '#engine/web/api/client.ts';
import { listRecords, type RecordValues } from '#engine/web/api/record-calls.ts';
import type { SalesSummary } from '#business/reports/sales-report.ts';
import { recordsKey } from '#engine/web/api/records.ts';

export interface ErasureProof {
  readonly checkedAt: string;
  readonly tables: readonly { readonly table: string; readonly columns: readonly string[] }[];
  readonly personalDataLeft: number;
  readonly atCompletion?: ErasureProof;
}

export type ExportFormat = 'pdf' | 'json';

export function useDeletionChecklist({ id, version }: RecordValues) {
  return useQuery({
    queryKey: [recordsKey, 'customer', 'deletionChecklist', id, version],
    queryFn: async ({ signal }) =>
      (
        await http.get<{ readonly checks: readonly CheckAnswer[] }>(`/api/customers/${id}/deletion-checklist`, {
          signal,
        })
      ).data.checks,
  });
}

export function useErasureProof({ id, version }: RecordValues) {
  return useQuery({
    queryKey: [recordsKey, 'customer', 'erasureProof', id, version],
    queryFn: async ({ signal }) =>
      (await http.get<ErasureProof>(`/api/customers/${id}/erasure-proof`, { signal })).data,
  });
}

/** Of his paid orders; sums that the reader may not see are absent. */
export function usePurchases(id: string, enabled: boolean) {
  return useQuery({
    queryKey: [recordsKey, 'order', 'summary', 'customer', id],
    queryFn: async ({ signal }) =>
      (await http.get<SalesSummary>('/api/reports/sales/summary', { params: { client: id }, signal })).data,
    enabled,
  });
}

/** YYYY-MM-DD of the latest order that was used; null: none was. */
export function useLastVisit(id: string, enabled: boolean) {
  return useQuery({
    queryKey: [recordsKey, 'order', 'lastVisit', id],
    queryFn: async ({ signal }) => {
      const filters = [
        { path: 'client', operator: 'eq', values: [id] },
        { path: 'status', operator: 'eq', values: ['used'] },
      ] as const;
      const query = {
        search: '',
        filters,
        sort: [{ path: 'visitDate', direction: 'desc' }],
        offset: 0,
        limit: 1,
      } as const;
      const day = (await listRecords({ entity: 'order' }, query, signal)).rows[0]?.['visitDate'];
      return typeof day === 'string' ? day : null;
    },
    enabled,
  });
}

export async function downloadCustomer(id: string, format: ExportFormat): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const answer = await http.get<Blob>(`/api/customers/${id}/export`, {
    params: { format, timeZone },
    responseType: 'blob',
  });
  const name =
    /filename="([^"]+)"/.exec(String(answer.headers['content-disposition'] ?? ''))?.[1] ?? `customer-${id}.${format}`;
  const address = URL.createObjectURL(answer.data);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

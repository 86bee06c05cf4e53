// The calls about a ride's days, as hooks; they are stale after every write, as all records are.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shapes } from '#generated/shapes.ts';
import { validators } from '#generated/validators.ts';
import { checkRecord } from '#engine/kinds/check-record.ts';
import type { BulkChangeAnswer, RideDay, RideMonth } from '../calendar.ts';
import { http } from '#engine/web/api/client.ts';
import { recordsKey } from '#engine/web/api/records.ts';

/** `month` is YYYY-MM; undefined: the present one at the provider. */
export function useRideMonth(id: string, month: string | undefined) {
  return useQuery({
    queryKey: [recordsKey, 'ride', 'calendar', id, month],
    queryFn: async ({ signal }) =>
      (await http.get<RideMonth>(`/api/rides/${id}/calendar`, { params: { month }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function useRideDay(id: string, date: string) {
  return useQuery({
    queryKey: [recordsKey, 'ride', 'slots', id, date],
    queryFn: async ({ signal }) =>
      (await http.get<RideDay>(`/api/rides/${id}/slots`, { params: { date }, signal })).data,
  });
}

type Values = Readonly<Record<string, unknown>>;

/** What the change would do; null until it is complete: the server is not asked about what it would refuse. */
export function useBulkPreview(id: string, change: Values) {
  return useQuery({
    queryKey: [recordsKey, 'ride', 'bulkPreview', id, change],
    queryFn: async ({ signal }) =>
      (await isComplete(change))
        ? (await http.post<BulkChangeAnswer>(`/api/rides/${id}/bulk-change`, { ...change, preview: true }, { signal }))
            .data
        : null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

async function isComplete(change: Values): Promise<boolean> {
  const { validate } = await validators.rideBulkChange();
  return (
    checkRecord({ shape: shapes.rideBulkChange, validate, data: change, now: new Date().toISOString(), creating: true })
      .length === 0
  );
}

export function useBulkChange(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Values) =>
      (await http.post<BulkChangeAnswer>(`/api/rides/${id}/bulk-change`, change)).data,
    onSuccess: () => client.invalidateQueries({ queryKey: [recordsKey] }),
  });
}

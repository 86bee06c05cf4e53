// Kept views of a list (src/engine/model/list-view.ts).
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListView } from '#engine/model/list-view.ts';
import { http } from './client.ts';

const key = 'list-views';
const pathOf = (collection: string) => `/api/list-views/${collection}`;

export type ViewDraft = Pick<ListView, 'name' | 'query'> &
  Partial<Pick<ListView, 'id' | 'roles' | 'isDefault' | 'position'>>;

export function useListViews(collection: string, enabled: boolean) {
  return useQuery({
    queryKey: [key, collection],
    queryFn: async ({ signal }) => (await http.get<ListView[]>(pathOf(collection), { signal })).data,
    enabled,
    staleTime: 300_000,
  });
}

export function useSaveView(collection: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (draft: ViewDraft) => (await http.post<ListView>(pathOf(collection), draft)).data,
    onSuccess: () => client.invalidateQueries({ queryKey: [key, collection] }),
  });
}

export function useRemoveView(collection: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http.delete(`${pathOf(collection)}/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: [key, collection] }),
  });
}

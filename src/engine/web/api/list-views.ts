// Kept views of a list (src/engine/model/list-view.ts).
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListView } from '#engine/model/list-view.ts';
import { http } from './client.ts';
import { listViewsPath } from './list-views-path.ts';

const key = 'list-views';

type Kept = Pick<ListView, 'name' | 'query' | 'roles' | 'isDefault' | 'position'>;
/** A new one, or what changes of the one with the id. */
export type ViewDraft = Kept | (Pick<ListView, 'id'> & Partial<Kept & Pick<ListView, 'version'>>);

export function useListViews(collection: string, enabled: boolean) {
  return useQuery({ ...listViewsQuery(collection), enabled });
}

/** For whoever shows them or asks before they are shown. */
export function listViewsQuery(collection: string) {
  return queryOptions({
    queryKey: [key, collection],
    queryFn: async ({ signal }) => (await http.get<ListView[]>(listViewsPath(collection), { signal })).data,
    staleTime: 300_000,
  });
}

export function useSaveView(collection: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (draft: ViewDraft) => (await http.post<ListView>(listViewsPath(collection), draft)).data,
    // Also after a refusal: somebody else may have changed it.
    onSettled: () => client.invalidateQueries({ queryKey: [key, collection] }),
  });
}

export function useRemoveView(collection: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http.delete(`${listViewsPath(collection)}/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: [key, collection] }),
  });
}

// Records as the screens see them: TanStack Query hooks over the calls. Every key begins with `records`; every write
// makes all of them stale, since counts, computed fields and titles of other records may have changed with it.
import type { Link } from '#engine/model/link.ts';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiFailure } from './client.ts';
import { noticesKey } from './notices-key.ts';

import { maximumPageSize, type ListQuery } from '#engine/model/list-query.ts';
import {
  actOnRecord,
  createRecord,
  listRecords,
  readActions,
  readHistory,
  readRecord,
  removeRecord,
  updateRecord,
  type Place,
  type RecordValues,
} from './record-calls.ts';

export const recordsKey = 'records';

/** Suggestions of a reference field. */
const optionLimit = 20;

export function useRecordList(place: Place, query: ListQuery) {
  return useQuery({ ...recordListQuery(place, query), placeholderData: keepPreviousData });
}

/** What a list shows, for whoever shows it or asks before it is shown. */
export function recordListQuery(place: Place, query: ListQuery) {
  return queryOptions({
    queryKey: [recordsKey, place.entity, 'list', place.parentId, query],
    queryFn: ({ signal }) => listRecords(place, query, signal),
  });
}

export function useRecord(place: Place, id: string | undefined) {
  return useQuery({ ...recordQuery(place, id), enabled: id !== undefined });
}

/** One record, for whoever shows it or asks before it is shown. */
export function recordQuery(place: Place, id: string | undefined) {
  return queryOptions({
    queryKey: [recordsKey, place.entity, 'record', place.parentId, id],
    queryFn: ({ signal }) => readRecord(place, id ?? '', signal),
  });
}

export function useHistory(entity: string, id: string) {
  return useQuery({
    queryKey: [recordsKey, entity, 'history', id],
    queryFn: ({ signal }) => readHistory(entity, id, signal),
  });
}

/** With the version in the key: another state has other actions. */
export function useRecordActions(entity: string, id: string | undefined, version: number | undefined) {
  return useQuery({
    queryKey: [recordsKey, entity, 'actions', id, version],
    queryFn: ({ signal }) => readActions(entity, id ?? '', signal),
    placeholderData: keepPreviousData,
    enabled: id !== undefined,
  });
}

export interface ReferenceQuestion {
  readonly entity: string;
  readonly search: string;
  /** Equal to one of these: the target's field → values (Reference.match, Reference.offer). */
  readonly match: Readonly<Record<string, readonly string[]>>;
  /** Columns of the records that they refer to. */
  readonly beside: readonly string[];
  readonly enabled: boolean;
}

export function useReferenceOptions({ entity, search, match, beside, enabled }: ReferenceQuestion) {
  return useQuery({
    queryKey: [recordsKey, entity, 'options', search, match, beside],
    queryFn: ({ signal }) => listRecords({ entity }, optionsQuery(search, match, beside), signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/**
 * The records with these ids, for their titles; what is missing or forbidden is left out (docs/reference/api.md rule
 * 3).
 */
export function useReferencedRecords(entity: string, ids: readonly string[], by?: string) {
  return useQuery({
    ...linkedRecordsQuery({ entity, by }, ids),
    placeholderData: keepPreviousData,
    enabled: ids.length > 0,
  });
}

/** By their ids, or by what stands for them in a lookup. */
export function linkedRecordsQuery({ entity, by }: Link, ids: readonly string[]) {
  const sorted = [...new Set(ids)].sort();
  const chosen =
    by === undefined
      ? { filters: [], limit: null, ids: sorted }
      : { filters: [{ path: by, operator: 'in' as const, values: sorted }], limit: maximumPageSize };
  return queryOptions({
    queryKey: [recordsKey, entity, 'titles', by, sorted],
    queryFn: async ({ signal }) => {
      const { rows } = await listRecords({ entity }, { search: '', sort: [], offset: 0, ...chosen }, signal);
      return new Map(rows.map((row): [string, RecordValues] => [String(row[by ?? 'id']), row]));
    },
    staleTime: 60_000,
    retry: false,
  });
}

export function useCreateRecord(place: Place) {
  return useWrite((values: object) => createRecord(place, values));
}

export function useUpdateRecord(place: Place, id: string) {
  return useWrite(({ values, version }: { values: object; version: number | undefined }) =>
    updateRecord(place, id, values, version),
  );
}

export function useRemoveRecord(place: Place) {
  return useWrite(({ id, version }: { id: string; version?: number | undefined }) => removeRecord(place, id, version), {
    goneBy: ({ id }) => id,
  });
}

/** A refusal for the record's state tells that the screen is behind: it is read anew, too. */
export function useActOnRecord(entity: string, id: string) {
  const client = useQueryClient();
  return useWrite(
    ({ action, input, version }: { action: string; input: object; version: number | undefined }) =>
      actOnRecord(entity, id, action, input, version),
    {
      onError: (error) => {
        if (error instanceof ApiFailure && error.status === 409)
          void client.invalidateQueries({ queryKey: [recordsKey] });
      },
    },
  );
}

/**
 * All that was read of records is stale. What nobody looks at yet, and is on its way, may have been read before the
 * write: it is stale as soon as it has come.
 */
export function invalidateRecords(client: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  const queryKey = [recordsKey];
  const onTheWay = client.getQueryCache().findAll({ queryKey, type: 'inactive', fetchStatus: 'fetching', predicate });
  for (const query of onTheWay) {
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(again, () => {});
  }
  return client.invalidateQueries({ queryKey, predicate });
}

interface Writing<Input> {
  readonly onError?: (error: unknown) => void;
  /** Id of the record that there is no more. */
  readonly goneBy?: (input: Input) => string;
}

function useWrite<Input, Answer>(write: (input: Input) => Promise<Answer>, { onError, goneBy }: Writing<Input> = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (_answer, input) => {
      const gone = goneBy?.(input);
      const isGone = ({ queryKey }: { readonly queryKey: QueryKey }) => gone !== undefined && queryKey.includes(gone);
      void client.invalidateQueries({ queryKey: [noticesKey] });
      // Its page is about to be left: asked again, it would say that it is missing.
      void client.invalidateQueries({ queryKey: [recordsKey], predicate: isGone, refetchType: 'none' });
      return invalidateRecords(client, (query) => !isGone(query));
    },
    ...(onError && { onError }),
  });
}

function optionsQuery(search: string, match: ReferenceQuestion['match'], beside: readonly string[]): ListQuery {
  const filters = Object.entries(match).map(([path, values]) => ({ path, operator: 'eq' as const, values }));
  return { search, filters, sort: [], offset: 0, limit: optionLimit, ...(beside.length > 0 && { with: beside }) };
}

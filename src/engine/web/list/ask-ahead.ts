// Rows are asked for before the list is drawn that shows them.
import { useCallback, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { ListQuery } from '#engine/model/list-query.ts';
import type { Place } from '#engine/web/api/record-calls.ts';
import { recordListQuery } from '#engine/web/api/records.ts';
import { fetchLater } from '#engine/web/kit/fetch-later.ts';
import { whenIdle } from '#engine/web/kit/when-idle.ts';
import { listQueryOf, withColumns, type ListChange, type ListState } from './list-state.ts';

/** The page after the one that is shown is asked for while nobody waits: turning to it shows it at once. */
export function useNextPage(place: Place, query: ListQuery, total: number | undefined): void {
  const queries = useQueryClient();
  const isThere = total !== undefined;
  useEffect(() => (isThere ? whenIdle(fetchLater) : undefined), [isThere]);
  useEffect(() => {
    if (total === undefined || query.limit === null) return undefined;
    const next = { ...query, offset: query.offset + query.limit };
    if (next.offset >= total) return undefined;
    return whenIdle(() => void queries.prefetchQuery(recordListQuery(place, next)));
  }, [queries, place, query, total]);
}

/** Changes after which the same columns show other rows. */
const ofRows: ReadonlySet<ListChange['type']> = new Set([
  'search',
  'filter',
  'preset',
  'clearFilters',
  'sort',
  'page',
  'size',
]);

interface Asking {
  readonly entity: Entity;
  readonly place: Place;
  readonly columns: readonly Field[];
  /** Returns what the list is asked for. */
  readonly change: (change: ListChange) => ListState;
}

/** The same `change`, whose rows are asked for at once: the list asks when router and page are drawn. */
export function useAskedAtOnce({ entity, place, columns, change }: Asking): (change: ListChange) => void {
  const queries = useQueryClient();
  return useCallback(
    (next) => {
      const asked = change(next);
      if (!ofRows.has(next.type)) return;
      const query = withColumns(listQueryOf(asked, entity), columns);
      void queries.prefetchQuery(recordListQuery(place, query));
    },
    [queries, entity, place, columns, change],
  );
}

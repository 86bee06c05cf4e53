import type { QueryClient } from '@tanstack/react-query';
import { entityOf } from '#engine/web/api/record-calls.ts';
import { listViewsQuery } from '#engine/web/api/list-views.ts';
import { recordListQuery } from '#engine/web/api/records.ts';
import { listQueryOf, readListState } from './list-state.ts';

/** Asks for what the list at an address shows, unless it is known; ends in any case. `search`: `?…` of the address. */
export async function prefetchList(queries: QueryClient, name: string, search: string): Promise<void> {
  const entity = entityOf(name);
  const query = listQueryOf(readListState(new URLSearchParams(search), entity), entity);
  await Promise.all([
    queries.prefetchQuery(recordListQuery({ entity: name }, query)),
    queries.prefetchQuery(listViewsQuery(entity.collection)),
  ]);
}

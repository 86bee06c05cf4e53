import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';
import { listViewsQuery } from '#engine/web/api/list-views.ts';
import { recordListQuery, recordQuery } from '#engine/web/api/records.ts';
import { newRecordId } from '#engine/web/record/new-record.ts';
import type { WebParts } from '#engine/web/web-parts.ts';
import { listQueryOf, readListState } from '../list/list-state.ts';

/** Asks for what the list at an address shows, unless it is known; ends in any case. `search`: `?…` of the address. */
export async function prefetchList(queries: QueryClient, name: string, search: string): Promise<void> {
  const entity = entityOf(name);
  const query = listQueryOf(readListState(new URLSearchParams(search), entity), entity);
  const list = recordListQuery({ entity: name }, query);
  const views = listViewsQuery(entity.collection);
  await Promise.all([
    isKnown(queries, list.queryKey) || queries.prefetchQuery(list),
    isKnown(queries, views.queryKey) || queries.prefetchQuery(views),
  ]);
}

/** The same of one record. */
export async function prefetchRecord(queries: QueryClient, place: Place, id: string): Promise<void> {
  const query = recordQuery(place, id);
  if (id !== newRecordId && !isKnown(queries, query.queryKey)) await queries.prefetchQuery(query);
}

/** What the entity's schema names between the heading and the records or fields of a screen. */
export function partAbove(screen: string, name: string, { overviews, headers }: WebParts): unknown {
  const { overview = '', form } = entityOf(name);
  if (screen === 'list') return overviews[overview];
  return screen === 'record' ? headers[form.header ?? ''] : undefined;
}

/** What is known is shown at once, however old it is, and asked for anew by who shows it. */
function isKnown(queries: QueryClient, key: QueryKey): boolean {
  return queries.getQueryData(key) !== undefined;
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { may } from '#engine/model/access.ts';
import { linkNamed } from '#engine/model/link.ts';
import { roles as declaredRoles } from '#generated/roles.ts';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';
import { listViewsQuery } from '#engine/web/api/list-views.ts';
import { linkedRecordsQuery, recordListQuery, recordQuery } from '#engine/web/api/records.ts';
import { newRecordId } from '#engine/web/record/new-record.ts';
import type { WebParts } from '#engine/web/web-parts.ts';
import { wantedTitles } from '#engine/web/fields/wanted-titles.ts';
import { listFields } from '../list/list-fields.ts';
import { listQueryOf, readListState } from '../list/list-state.ts';

interface ListPlace {
  readonly entity: string;
  /** `?…` of the address. */
  readonly search: string;
  /** Of its reader. */
  readonly roles: readonly string[];
}

/** Asks for what the list at an address shows, unless it is known, and for what its rows lead to; ends in any case. */
export async function prefetchList(queries: QueryClient, { entity: name, search, roles }: ListPlace): Promise<void> {
  const entity = entityOf(name);
  const query = listQueryOf(readListState(new URLSearchParams(search), entity), entity);
  const list = recordListQuery({ entity: name }, query);
  const views = listViewsQuery(entity.collection);
  await Promise.all([
    isKnown(queries, views.queryKey) || queries.prefetchQuery(views),
    isKnown(queries, list.queryKey) || queries.prefetchQuery(list),
  ]);
  const rows = queries.getQueryData(list.queryKey)?.rows ?? [];
  await Promise.all(
    [...wantedTitles(listFields(entity, roles, false), rows)].map(async ([key, ids]) => {
      const link = linkNamed(key);
      const names = linkedRecordsQuery(link, ids);
      const isAsked = ids.length > 0 && may(declaredRoles.entities[link.entity], 'read', roles);
      if (isAsked && !isKnown(queries, names.queryKey)) await queries.prefetchQuery(names);
    }),
  );
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

// What each list asks for first: told to src/engine/web/first-paint.js at each build where its address says nothing more,
// and to the server that draws it where it does, so that the answer is under way before the application is.
import { entities } from '#generated/entities.ts';
import { routes } from '#generated/routes.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { Route } from '#engine/model/routes.ts';
import { listParameters } from '#engine/web/api/list-parameters.ts';
import { listViewsPath } from '#engine/web/api/list-views-path.ts';
import { listQueryOf, readListState } from './list-state.ts';

const declared: readonly Route[] = routes;

/** Address of a list → paths of its first requests: its records, and the views that are kept of it. */
export function firstLists(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    declared.flatMap(({ path }) => {
      const asks = listAsks({ pathname: path, search: '' });
      return asks.length === 0 ? [] : [[path, asks]];
    }),
  );
}

/** The same of one address; nothing where no list is. */
export function listAsks({ pathname, search }: Pick<Location, 'pathname' | 'search'>): readonly string[] {
  const known: Readonly<Record<string, Entity>> = entities;
  const route = declared.find(({ path, screen }) => screen === 'list' && path === pathname && !path.includes(':'));
  const entity = known[route?.entity ?? ''];
  if (entity === undefined) return [];
  const query = listQueryOf(readListState(new URLSearchParams(search), entity), entity);
  return [`/api/${entity.collection}?${listParameters(query).toString()}`, listViewsPath(entity.collection)];
}

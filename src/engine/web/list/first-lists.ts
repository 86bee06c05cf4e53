// What each list asks for when its address says nothing more; told to src/engine/web/first-paint.js at each build, so
// that the answer is under way before the application is.
import { entities } from '#generated/entities.ts';
import { routes } from '#generated/routes.ts';
import type { Entity } from '#engine/model/entity.ts';
import type { Route } from '#engine/model/routes.ts';
import { listParameters } from '#engine/web/api/list-parameters.ts';
import { listViewsPath } from '#engine/web/api/list-views-path.ts';
import { listQueryOf, readListState } from './list-state.ts';

/** Address of a list → paths of its first requests: its records, and the views that are kept of it. */
export function firstLists(): Readonly<Record<string, readonly string[]>> {
  const known: Readonly<Record<string, Entity>> = entities;
  const declared: readonly Route[] = routes;
  return Object.fromEntries(
    declared.flatMap(({ path, screen, entity: name = '' }): [string, readonly string[]][] => {
      const entity = known[name];
      if (screen !== 'list' || entity === undefined || path.includes(':')) return [];
      const query = listQueryOf(readListState(new URLSearchParams(), entity), entity);
      const list = `/api/${entity.collection}?${listParameters(query).toString()}`;
      return [[path, [list, listViewsPath(entity.collection)]]];
    }),
  );
}

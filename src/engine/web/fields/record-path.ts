// The screens' own paths of records, from the generated routes: the last parameter is the record's id, one before it
// the parent's.
import { generatePath } from 'react-router-dom';
import { routes } from '#generated/routes.ts';
import type { Route } from '#engine/model/routes.ts';

const declared: readonly Route[] = routes;

export function recordRoute(entity: string): Route | undefined {
  return declared.find((route) => route.screen === 'record' && route.entity === entity);
}

/** Path of a record's screen, undefined when the entity has none or its parent isn't known. */
export function recordPath(entity: string, id: string, parentId?: string): string | undefined {
  const route = recordRoute(entity);
  if (route === undefined) return undefined;
  const ids = route.parameters.length > 1 ? [parentId, id] : [id];
  if (ids.includes(undefined)) return undefined;
  return generatePath(
    route.path,
    Object.fromEntries(route.parameters.map((parameter, index) => [parameter, ids[index] ?? ''])),
  );
}

export function listPath(entity: string): string | undefined {
  return declared.find((route) => route.screen === 'list' && route.entity === entity)?.path;
}

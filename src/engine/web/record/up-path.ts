import type { Places } from '#engine/model/places.ts';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';
import { tabOfChild } from './record-tabs.ts';
import { tabParameter } from './use-tab.ts';

/** Where a record came from: its list, or the tab of its parent's page. */
export function upPath({ entity: name, parentId }: Place, places: Places): string {
  const { parent } = entityOf(name);
  if (parent === undefined || parentId === undefined) return places.list(name) ?? '/';
  const page = places.record(parent.entity, parentId);
  return page === undefined ? '/' : `${page}?${tabParameter}=${tabOfChild(entityOf(parent.entity), name)}`;
}

import { listPath, recordPath } from '#engine/web/fields/record-path.ts';
import { entityOf, type Place } from '#engine/web/api/record-calls.ts';
import { tabOfChild } from './record-tabs.ts';
import { tabParameter } from './use-tab.ts';

/** Where a record came from: its list, or the tab of its parent's page. */
export function upPath({ entity: name, parentId }: Place): string {
  const { parent } = entityOf(name);
  if (parent === undefined || parentId === undefined) return listPath(name) ?? '/';
  const page = recordPath(parent.entity, parentId) ?? '/';
  return `${page}?${tabParameter}=${tabOfChild(entityOf(parent.entity), name)}`;
}

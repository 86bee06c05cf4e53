// What a list may be sorted by.
import type { Entity } from '#engine/model/entity.ts';
import { fieldAt } from '#engine/model/entity.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { pathMistakes } from './check-path.ts';
import type { At } from './check-path.ts';
import type { Mistake } from './problem.ts';

export function checkSort(entity: Entity, path: string, at: At): Mistake[] {
  const field = fieldAt(entity, path);
  if (field === undefined) return pathMistakes(entity, path, at);
  if (fieldKinds[field.kind].sort !== null) return [];
  return [
    {
      ...at,
      rule: 'lists are sorted by kinds that have an order',
      found: `"${path}" is of the kind ${field.kind}`,
      remedy: 'sort by another field',
    },
  ];
}

// The columns of a list that nobody has arranged are some of those it may have.
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { pathMistakes } from './check-path.ts';
import type { Mistake } from './problem.ts';

export function checkColumns(file: string, entity: Entity): Mistake[] {
  return (entity.columns ?? []).flatMap((path, index) => {
    const at = { file, pointer: `/x-entity/columns/${index}` };
    const field = fieldAt(entity, path);
    if (field === undefined) return pathMistakes(entity, path, at);
    if (field.list) return [];
    return [
      {
        ...at,
        rule: 'columns are fields of the list',
        found: `"${path}" is no column`,
        remedy: `add "x-list": true to ${path}`,
      },
    ];
  });
}

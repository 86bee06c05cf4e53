// What a kept view names: paths of fields in the parameters of a list's address. Pure.
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { splitParameter } from '#engine/model/list-query.ts';

/** Parameters of a list's URL, read: the text of one is nowhere hidden behind its encoding. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** Lists of paths, and whether a part of a value is enough to have them. */
export const pathLists: Readonly<Record<string, boolean>> = { _sort: false, _group: false, _columns: true };
export const plain: readonly string[] = ['_size', '_density'];

interface Named {
  readonly path: string;
  readonly values: readonly string[];
}

/** What a kept view is about: paths, with the values that a filter asks for. */
export function namesOf(query: Pairs): readonly Named[] {
  return query.flatMap(([name, value]) => {
    if (name === 'q' || plain.includes(name)) return [];
    if (pathLists[name] !== undefined)
      return value.split(',').map((text) => ({ path: text.replace(/^-/, ''), values: [] }));
    const { path } = splitParameter(name);
    return [...new Set([name, path])].map((one) => ({ path: one, values: [value] }));
  });
}

/**
 * The same with the paths that fields have now, and the values that `valueOf` a former path gives; `entity` is the one
 * that the query was written for.
 */
export function renameQuery(
  entity: Entity,
  query: Pairs,
  nameOf: (path: string) => string,
  valueOf: (path: string, value: string) => string = (_, value) => value,
): Pairs {
  return query.map(([name, value]) => {
    if (name === 'q' || plain.includes(name)) return [name, value];
    if (pathLists[name] !== undefined)
      return [
        name,
        value
          .split(',')
          .map((text) => renameSort(text, nameOf))
          .join(','),
      ];
    const isWhole = fieldAt(entity, name) !== undefined;
    const { path, operator } = isWhole ? { path: name, operator: 'eq' } : splitParameter(name);
    return [operator === 'eq' ? nameOf(path) : `${nameOf(path)}_${operator}`, valueOf(path, value)];
  });
}

function renameSort(text: string, nameOf: (path: string) => string): string {
  return text.startsWith('-') ? `-${nameOf(text.slice(1))}` : nameOf(text);
}

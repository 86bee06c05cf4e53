// What of a kept view its reader may ask for: names that changed are the new ones, and what he does not see is left out,
// with its values.
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import { splitParameter } from '#engine/model/list-query.ts';
import type { Actor } from '../actor.ts';
import { fieldChain, mayReadField, seesField } from '../records/rights.ts';

interface SeenQuery {
  readonly query: string;
  readonly dropped: readonly string[];
}

/** Lists of paths, and whether a part of a value is enough to have them. */
const pathLists: Readonly<Record<string, boolean>> = { _sort: false, _group: false, _columns: true };
const plain: readonly string[] = ['q', '_size', '_density'];

export function seenQuery(entity: Entity, query: string, actor: Actor): SeenQuery {
  const dropped = new Set<string>();
  const seen = new URLSearchParams();
  const take = (path: string, part: boolean) => {
    const known = currentPath(entity, path);
    const may =
      known !== undefined &&
      (part ? fieldChain(entity, known).every((field) => mayReadField(field, actor)) : seesField(entity, known, actor));
    if (!may) dropped.add(path);
    return may ? known : undefined;
  };
  for (const [name, value] of new URLSearchParams(query)) {
    const part = pathLists[name];
    if (plain.includes(name)) seen.append(name, value);
    else if (part !== undefined) {
      const paths = value.split(',').flatMap((text) => {
        const path = take(text.replace(/^-/, ''), part);
        return path === undefined ? [] : [text.startsWith('-') ? `-${path}` : path];
      });
      if (paths.length > 0) seen.append(name, paths.join(','));
    } else {
      const isWhole = currentPath(entity, name) !== undefined;
      const { path, operator } = isWhole ? { path: name, operator: 'eq' } : splitParameter(name);
      const known = take(path, false);
      if (known !== undefined) seen.append(operator === 'eq' ? known : `${known}_${operator}`, value);
    }
  }
  return { query: seen.toString(), dropped: [...dropped] };
}

/** The path as it is called today. */
function currentPath(entity: Entity, path: string): string | undefined {
  if (fieldAt(entity, path) !== undefined) return path;
  const [first = '', ...rest] = path.split('.');
  const renamed = entity.fields.find(({ was }) => was === first);
  const now = [renamed?.name ?? first, ...rest].join('.');
  return fieldAt(entity, now) === undefined ? undefined : now;
}

// What of a kept view its reader may ask for: names that changed are the new ones, and what he does not see is left out,
// with its values.
import { fieldAt, type Entity, type Field, fieldsTo } from '#engine/model/entity.ts';
import type { ReferredField } from '#engine/kinds/referred.ts';
import { splitParameter } from '#engine/model/list-query.ts';
import type { Actor } from '../actor.ts';
import { checkText } from '../http/request-budget.ts';
import { entityNamed } from '../records/entity-table.ts';
import { asksReferred, referredColumn, seesReferred } from '../records/referred-values.ts';
import { seesSearch } from '../records/search-sql.ts';
import { mayReadField, seesField } from '../records/rights.ts';
import { pathLists, plain, type Pairs } from './view-names.ts';

interface SeenQuery {
  readonly query: string;
  readonly dropped: readonly string[];
}

/** As it is stored; 400 for what no database keeps. */
export function pairsOf(query: string): Pairs {
  const pairs = [...new URLSearchParams(query)];
  for (const text of pairs.flat()) checkText(text, 'query');
  return pairs;
}

/** What a reader typed himself to look for stays his; another's tells of every field that was searched. */
export function seenQuery(
  entity: Entity,
  { query, isOwn }: { readonly query: Pairs; readonly isOwn: boolean },
  actor: Actor,
): SeenQuery {
  const dropped = new Set<string>();
  const seen = new URLSearchParams();
  const take = (path: string, part: boolean) => {
    const referred = currentReferred(entity, path);
    if (referred !== undefined && (part ? seesReferred : asksReferred)(entity, referred, actor)) return referred.path;
    const known = currentPath(entity, path);
    const may =
      known !== undefined &&
      (part ? fieldsTo(entity, known).every((field) => mayReadField(field, actor)) : seesField(entity, known, actor));
    if (!may) dropped.add(path);
    return may ? known : undefined;
  };
  for (const [name, value] of query) {
    const part = pathLists[name];
    if (plain.includes(name)) seen.append(name, value);
    else if (name === 'q') {
      if (isOwn || seesSearch(entity, actor)) seen.append(name, value);
      else dropped.add(name);
    } else if (part !== undefined) {
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
  const now: string[] = [];
  let fields: readonly Field[] | undefined = entity.fields;
  for (const part of path.split('.')) {
    const field: Field | undefined =
      fields?.find(({ name }) => name === part) ?? fields?.find(({ was }) => was === part);
    if (field === undefined) return undefined;
    now.push(field.name);
    fields = field.fields;
  }
  return now.join('.');
}

/** A column of referenced records, as reference and field are called today. */
function currentReferred(entity: Entity, path: string): ReferredField | undefined {
  const [name = '', ...rest] = path.split('.');
  const by = currentPath(entity, name) ?? name;
  const target = fieldAt(entity, by)?.reference?.entity;
  if (target === undefined || rest.length === 0) return undefined;
  const inner = rest.join('.');
  return referredColumn(entity, `${by}.${currentPath(entityNamed(target), inner) ?? inner}`);
}

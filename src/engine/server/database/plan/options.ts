// Options that are called otherwise now ("x-options-was"): what stands in the rows, in the history and among what was
// kept aside gets the new name. Known by the models, for no table says which options a key inside a column had.
import { isArrayColumn } from '#engine/kinds/index.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { pairFields } from '#engine/model/former-paths.ts';
import type { Model } from '../model-memory.ts';
import { literal, quote } from '../print-table.ts';
import { keptName, nameOf, rewriteRows, rewritten, type Place } from './inside-sql.ts';
import type { Step } from './step.ts';

/** New names by the former ones. */
export type OptionNames = ReadonlyMap<string, string>;

/** Fields of an entity with options that are called otherwise now. */
export function renamedOptions(
  former: Entity,
  entity: Entity,
): readonly { readonly field: Field; readonly names: OptionNames }[] {
  return pairFields(former, entity).flatMap(({ field: before, later: field }) => {
    const had = (option: string): boolean => before.options?.includes(option) === true;
    const names = Object.entries(field?.optionsWas ?? {}).filter(([name, was]) => had(was) && !had(name));
    return field === undefined || names.length === 0
      ? []
      : [{ field, names: new Map(names.map(([name, was]) => [was, name])) }];
  });
}

export function planOptions(before: Model | undefined, after: Model | undefined): readonly Step[] {
  return Object.values(after?.entities ?? {}).flatMap((entity) => {
    const former = before?.entities[entity.name];
    if (former === undefined || entity.view !== undefined) return [];
    return renamedOptions(former, entity).flatMap(({ field, names }) => {
      const place = placeOf(entity, field.path);
      return place === undefined ? [] : [stepOf(entity, { place, field, names })];
    });
  });
}

interface Renaming {
  /** Of the value itself. */
  readonly place: Place;
  readonly field: Field;
  readonly names: OptionNames;
}

function stepOf(entity: Entity, renaming: Renaming): Step {
  const { place, names } = renaming;
  const words = [...names].map(([was, name]) => `${was} is called ${name}`).join(', ');
  const name = nameOf(place);
  return {
    id: `rename-options:${name}`,
    phase: 'rename-options',
    summary: `${name}: ${words}, in all rows`,
    sql: [inRows(renaming), inHistory(entity, renaming), ...inKept(renaming)],
  };
}

/** From the column to the value; undefined where it is stored nowhere. */
function placeOf(entity: Entity, path: string): Place | undefined {
  const [first = '', ...keys] = path.split('.');
  let owner = entity.fields.find(({ name }) => name === first);
  const column = owner?.column;
  if (column === undefined) return undefined;
  const steps: (string | null)[] = [];
  for (const key of keys) {
    if (owner?.kind === 'list') steps.push(null);
    steps.push(key);
    owner = owner?.fields?.find(({ name }) => name === key);
  }
  return { table: entity.table, column, path: steps };
}

function inRows({ place, field, names }: Renaming): string {
  const [owner, key] = [place.path.slice(0, -1), place.path.at(-1)];
  if (typeof key === 'string')
    return rewriteRows({ ...place, path: owner }, key, (object) => editKey(object, key, names));
  const column = quote(place.column);
  const former = [...names.keys()].map(literal).join(', ');
  const update = (value: string, where: string) =>
    `update ${quote(place.table)} set ${column} = ${value} where ${where}`;
  return isArrayColumn(field.kind)
    ? update(
        `(select array_agg(${renamed('item.value', names)} order by item.place) from unnest(${column}) with ordinality as item(value, place))`,
        `${column} && array[${former}]::text[]`,
      )
    : update(renamed(column, names), `${column} in (${former})`);
}

/** What was chosen before and after a write stands under the name that it has now. */
function inHistory({ name }: Entity, { place, field, names }: Renaming): string {
  const [first = ''] = field.path.split('.');
  const [owner, key] = [place.path.slice(0, -1), place.path.at(-1)];
  const edited =
    typeof key === 'string'
      ? ['from', 'to'].reduce(
          (changes, side) => rewritten(changes, [first, side, ...owner], (object) => editKey(object, key, names)),
          'changes',
        )
      : rewritten('changes', [first], (object) => editKey(editKey(object, 'from', names), 'to', names));
  return `update history set changes = ${edited} where entity = ${literal(name)} and ${hasOne(`changes ->> ${literal(first)}`, names)}`;
}

/** Values that were kept by themselves, and those of the objects around them. */
function inKept({ place, names }: Renaming): readonly string[] {
  return [...place.path.keys(), place.path.length].flatMap((depth) => {
    // Kept are columns and keys, never one item of a list.
    if (depth > 0 && place.path[depth - 1] === null) return [];
    const inner = place.path.slice(depth);
    const key = inner.at(-1);
    const value =
      typeof key === 'string'
        ? rewritten('value', inner.slice(0, -1), (object) => editKey(object, key, names))
        : renamedJson('value', names);
    const name = keptName({ column: place.column, path: place.path.slice(0, depth) });
    return [
      `update dropped_data set value = ${value} where table_name = ${literal(place.table)} and column_name = ${literal(name)} and ${hasOne('value::text', names)}`,
    ];
  });
}

function editKey(object: string, key: string, names: OptionNames): string {
  const name = literal(key);
  return `(${object} || case when ${object} ? ${name} then jsonb_build_object(${name}, ${renamedJson(`(${object} -> ${name})`, names)}) else '{}'::jsonb end)`;
}

/** A text that is one of the names. */
function renamed(value: string, names: OptionNames): string {
  const cases = [...names].map(([was, name]) => `when ${literal(was)} then ${literal(name)}`);
  return `case ${value} ${cases.join(' ')} else ${value} end`;
}

/** A text, or a list of texts. */
function renamedJson(value: string, names: OptionNames): string {
  const text = (one: string): string => `to_jsonb(${renamed(`(${one} #>> '{}')`, names)})`;
  return (
    `case jsonb_typeof(${value}) when 'string' then ${text(value)} ` +
    `when 'array' then (select coalesce(jsonb_agg(case jsonb_typeof(one.value) when 'string' then ${text('one.value')} else one.value end order by one.place), '[]'::jsonb) ` +
    `from jsonb_array_elements(${value}) with ordinality as one(value, place)) else ${value} end`
  );
}

/** So that no row is written which has none of them. */
function hasOne(text: string, names: OptionNames): string {
  return `(${[...names.keys()].map((was) => `strpos(${text}, ${literal(JSON.stringify(was))}) > 0`).join(' or ')})`;
}

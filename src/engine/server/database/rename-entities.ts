// Entities that are called otherwise now, by the "x-was" of their schemas: their tables, and all that names them beside
// the rows, are renamed before anything else is compared.
import type { Entity, Field } from '#engine/model/entity.ts';
import type { InnerField, Table } from '#engine/model/table.ts';
import type { Model } from './model-memory.ts';
import type { Step } from './plan/step.ts';
import { literal, quote } from './print-table.ts';

export interface EntityRename {
  readonly from: string;
  readonly to: string;
  /** Absent where there is none: views show another's. */
  readonly tables?: { readonly from: string; readonly to: string };
}

interface Known {
  readonly tables: readonly Table[];
  readonly model?: Model | undefined;
}

/** Former names stay in the schemas: what has its present name already, or never had the former one, is none. */
export function renamedEntities(before: Known, after: Known): readonly EntityRename[] {
  const had = namesOf(before);
  const has = namesOf(after);
  const named = [
    ...after.tables.map(({ entity, was }) => ({ to: entity, from: was })),
    ...Object.values(after.model?.entities ?? {}).map(({ name, was }) => ({ to: name, from: was })),
  ];
  return [...new Map(named.map((one) => [one.to, one])).values()].flatMap(({ from, to }): EntityRename[] => {
    if (from === undefined || !had.has(from) || had.has(to) || has.has(from)) return [];
    const former = before.tables.find(({ entity }) => entity === from);
    const later = after.tables.find(({ entity }) => entity === to);
    return [{ from, to, ...(former && later && { tables: { from: former.name, to: later.name } }) }];
  });
}

function namesOf({ tables, model }: Known): ReadonlySet<string> {
  return new Set([...tables.map(({ entity }) => entity), ...Object.keys(model?.entities ?? {})]);
}

type NameOf = (entity: string) => string;

function namesBy(renames: readonly EntityRename[]): NameOf {
  return (entity) => renames.find(({ from }) => from === entity)?.to ?? entity;
}

/** As PostgreSQL has them once the tables are renamed: what is named after a table keeps its name until it is compared. */
export function renameTables(tables: readonly Table[], renames: readonly EntityRename[]): readonly Table[] {
  const nameOf = namesBy(renames);
  const tableOf = (name: string): string => renames.find((rename) => rename.tables?.from === name)?.tables?.to ?? name;
  return tables.map((table) => ({
    ...table,
    name: tableOf(table.name),
    entity: nameOf(table.entity),
    columns: table.columns.map((column) => ({
      ...referring(column, nameOf),
      ...(column.inside && { inside: inside(column.inside, nameOf) }),
    })),
    foreignKeys: table.foreignKeys.map((key) => ({ ...key, table: tableOf(key.table) })),
  }));
}

function referring<One extends { readonly refers?: string }>(one: One, nameOf: NameOf): One {
  return one.refers === undefined ? one : { ...one, refers: nameOf(one.refers) };
}

function inside<One extends { readonly fields?: readonly InnerField[] }>(one: One, nameOf: NameOf): One {
  if (one.fields === undefined) return one;
  return { ...one, fields: one.fields.map((field) => inside(referring(field, nameOf), nameOf)) };
}

/** The former model under the present names; tables are called as they still are. */
export function renameModel(model: Model, renames: readonly EntityRename[]): Model {
  if (renames.length === 0) return model;
  const nameOf = namesBy(renames);
  return {
    ...model,
    entities: byName(model.entities, nameOf, (entity) => renameEntity(entity, nameOf)),
    constraints: byName(model.constraints, nameOf),
    roles: { ...model.roles, entities: byName(model.roles.entities, nameOf) },
    ...(model.start && { start: model.start.map((item) => ({ ...item, entity: nameOf(item.entity) })) }),
  };
}

function byName<One>(
  all: Readonly<Record<string, One>>,
  nameOf: NameOf,
  change: (one: One) => One = (one) => one,
): Record<string, One> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [nameOf(name), change(one)]));
}

function renameEntity(entity: Entity, nameOf: NameOf): Entity {
  const { parent, view } = entity;
  return {
    ...entity,
    name: nameOf(entity.name),
    fields: renameReferences(entity.fields, nameOf),
    ...(parent && { parent: { ...parent, entity: nameOf(parent.entity) } }),
    ...(view && { view: { ...view, of: nameOf(view.of) } }),
  };
}

function renameReferences(fields: readonly Field[], nameOf: NameOf): readonly Field[] {
  return fields.map((field) => ({
    ...field,
    ...(field.reference && { reference: { ...field.reference, entity: nameOf(field.reference.entity) } }),
    ...(field.lookup && { lookup: { ...field.lookup, entity: nameOf(field.lookup.entity) } }),
    ...(field.fields && { fields: renameReferences(field.fields, nameOf) }),
  }));
}

/** `applied`: the tables that there are. */
export function renameEntitySteps(renames: readonly EntityRename[], applied: readonly Table[]): readonly Step[] {
  const has = (name: string): boolean => applied.some((table) => table.name === name);
  return renames.map(({ from, to, tables }) => ({
    id: `rename-table:${tables?.to ?? to}`,
    phase: 'rename',
    summary:
      tables === undefined
        ? `${from} is called ${to}, its history and kept views stay`
        : `table ${tables.from} is renamed to ${tables.to}, its rows, history and kept views stay`,
    sql: [
      ...(tables === undefined ? [] : renameTable(tables)),
      ...followEntity({ from, to, ...(tables && { tables }) }, has),
    ],
  }));
}

/** What names it beside the rows. */
function followEntity({ from, to, tables }: EntityRename, has: (table: string) => boolean): readonly string[] {
  return [
    `update history set entity = ${literal(to)} where entity = ${literal(from)}`,
    ...(has('stored_file') ? [`update stored_file set entity = ${literal(to)} where entity = ${literal(from)}`] : []),
    ...(has('list_view') ? [`update list_view set entity = ${literal(to)} where entity = ${literal(from)}`] : []),
    ...(has('user') ? [renameArranged(tables?.from === 'user' ? tables.to : 'user', from, to)] : []),
  ];
}

/**
 * For processes of the former version: the table under its former name is a view that they read and write. `applied`
 * knows which columns they ask for, `has` which of them there are still. After all other steps, since a column that a
 * view shows cannot change its type.
 */
export function expandEntitySteps(
  renames: readonly EntityRename[],
  applied: readonly Table[],
  has: (table: string, column: string) => boolean,
): readonly Step[] {
  return renames.flatMap(({ from, to, tables }) => {
    const asked = applied.find(({ name }) => name === tables?.from)?.columns ?? [];
    const columns = asked.filter(({ name }) => tables !== undefined && has(tables.to, name));
    if (tables === undefined || columns.length === 0) return [];
    const view = quote(tables.from);
    return [
      {
        id: `expand-table:${tables.to}`,
        phase: 'drop-table' as const,
        summary: `table ${tables.to} is called ${tables.from} as well, for as long as the former version runs`,
        sql: [
          `create view ${view} as select ${columns.map(({ name }) => quote(name)).join(', ')} from ${quote(tables.to)}`,
          `comment on view ${view} is ${literal(JSON.stringify({ from, to, tables } satisfies EntityRename))}`,
        ],
      },
    ];
  });
}

/** What the former version wrote down under the former name meanwhile follows. */
export function contractEntitySteps(renames: readonly EntityRename[], applied: readonly Table[]): readonly Step[] {
  const has = (name: string): boolean => applied.some((table) => table.name === name);
  return renames.map(({ from, to, tables }) => ({
    id: `contract-table:${tables?.to ?? to}`,
    phase: 'rename',
    summary: `the former name ${tables?.from ?? from} of ${tables?.to ?? to}, kept for the former version, is dropped`,
    sql: [
      ...(tables === undefined ? [] : [`drop view if exists ${quote(tables.from)}`]),
      ...followEntity({ from, to }, has),
    ],
  }));
}

/** The index of a primary key is called after its table: the next one of the former name wants that name for its own. */
function renameTable({ from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  return [
    `alter table ${quote(from)} rename to ${quote(to)}`,
    `alter index if exists ${quote(`${from}_pkey`)} rename to ${quote(`${to}_pkey`)}`,
    `update dropped_data set table_name = ${literal(to)} where table_name = ${literal(from)}`,
  ];
}

/** How people arranged a list stands under its entity, or under `parent.entity`. */
function renameArranged(people: string, from: string, to: string): string {
  const lists = `metadata #> '{settings,lists}'`;
  const name = `array_to_string(array_replace(string_to_array(key, '.'), ${literal(from)}, ${literal(to)}), '.')`;
  return (
    `update ${quote(people)} set metadata = jsonb_set(metadata, '{settings,lists}', ` +
    `(select jsonb_object_agg(${name}, value) from jsonb_each(${lists}))) ` +
    `where jsonb_typeof(${lists}) = 'object' and exists (select from jsonb_object_keys(${lists}) as list where ${literal(from)} = any(string_to_array(list, '.')))`
  );
}

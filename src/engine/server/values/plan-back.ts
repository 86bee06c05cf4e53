// The way back to the schemas of an earlier commit: what was renamed since gets its former name, what came goes, what
// went comes with the values that were kept aside.
import { sql } from 'kysely';
import type { Entity } from '#engine/model/entity.ts';
import type { Column, InnerField, Table } from '#engine/model/table.ts';
import { applySchema, readApplied, type Declared } from '../database/apply-schema.ts';
import type { Database } from '../database/database.ts';
import type { Model } from '../database/model-memory.ts';
import { recoverColumn, type Recovered } from '../database/recover-column.ts';
import { recoverTable } from '../database/recover-table.ts';
import type { Outcome } from '../database/run-steps.ts';

/** Tables and model of a commit. */
export type Committed = Omit<Declared, 'model'> & { readonly model: Model };

interface Named<Own> {
  readonly name: string;
  readonly was?: string;
  readonly fields?: readonly Own[];
  readonly options?: readonly string[];
  readonly optionsWas?: Readonly<Record<string, string>>;
}

/** As the commit has it, with "x-was" saying what is called otherwise now. */
export function turnedBack(then: Committed, now: Committed): Committed {
  const entities = Object.entries(then.model.entities).map(([name, entity]) => {
    const { was: _, ...rest } = entity;
    const later = now.model.entities[name] ?? laterEntity(name, then, now);
    const fields = backNames(entity.fields, later?.fields ?? []);
    return [name, { ...rest, fields, ...(later && later.name !== name && { was: later.name }) }] as const;
  });
  return {
    ...then,
    tables: then.tables.map((table) => movedBack(entityBack(table, then, now), now)),
    model: { ...then.model, entities: Object.fromEntries(entities) },
  };
}

/** What the entity of then is called now. */
function laterEntity(name: string, then: Committed, now: Committed): Entity | undefined {
  return Object.values(now.model.entities).find(
    (entity) => entity.was === name && then.model.entities[entity.name] === undefined,
  );
}

function entityBack(table: Table, before: Committed, now: Committed): Table {
  const { was: _, ...then } = table;
  const same = tableOf(now.tables, then.name);
  const later = same === undefined ? laterEntity(then.entity, before, now) : undefined;
  if (later === undefined) return tableBack(then, same);
  return { ...tableBack(then, tableOf(now.tables, later.table)), was: later.name };
}

/** What moved to another entity since moves back. */
function movedBack(table: Table, now: Committed): Table {
  const present = tableOf(now.tables, table.name)?.columns ?? [];
  const columns = table.columns.map(({ from: _from, ...column }): Column => {
    const isThere = present.some(({ name }) => name === column.name);
    const from = isThere ? undefined : placeNow(table.entity, column.field, now);
    return { ...column, ...(from && { from }) };
  });
  return { ...table, columns };
}

function placeNow(entity: string, field: string | undefined, { tables }: Committed): Column['from'] {
  for (const { entity: other, columns } of tables) {
    const moved = columns.find(({ from }) => from?.entity === entity && from.field === field);
    if (moved?.field !== undefined) return { entity: other, field: moved.field };
  }
  return undefined;
}

/** The table that it is among those that are applied, by either name. */
function appliedOf(applied: readonly Table[], { name, was }: Table): Table | undefined {
  return tableOf(applied, name) ?? applied.find(({ entity }) => entity !== '' && entity === was);
}

function tableOf(tables: readonly Table[], name: string): Table | undefined {
  return tables.find((table) => table.name === name);
}

function tableBack(then: Table, now: Table | undefined): Table {
  if (now === undefined) return then;
  const columns = backNames<Column & Named<never>>(then.columns, now.columns).map((column) => {
    const later = now.columns.find(({ name }) => name === (column.was ?? column.name));
    if (column.inside?.fields === undefined) return column;
    return {
      ...column,
      inside: { ...column.inside, fields: backNames(column.inside.fields, later?.inside?.fields ?? []) },
    };
  });
  return { ...then, columns };
}

function backNames<Own extends Named<Own>>(then: readonly Own[], now: readonly Own[]): readonly Own[] {
  return then.map((one) => {
    const { was: _, optionsWas: __, ...rest } = one;
    const own = rest as Own;
    const same = now.find(({ name }) => name === own.name);
    const renamed = same === undefined ? renamedFrom(own.name, then, now) : undefined;
    return {
      ...own,
      ...(renamed && { was: renamed.name }),
      ...optionsBack(own, same ?? renamed),
      ...(own.fields && { fields: backNames(own.fields, (same ?? renamed)?.fields ?? []) }),
    };
  });
}

/** What is called otherwise now gets its former name back. */
function optionsBack<Own extends Named<Own>>(then: Own, now: Own | undefined): Pick<Named<Own>, 'optionsWas'> {
  const names = Object.entries(now?.optionsWas ?? {}).filter(
    ([name, was]) => then.options?.includes(was) && !then.options.includes(name),
  );
  return names.length === 0 ? {} : { optionsWas: Object.fromEntries(names.map(([name, was]) => [was, name])) };
}

function renamedFrom<Own extends Named<Own>>(name: string, then: readonly Own[], now: readonly Own[]): Own | undefined {
  return now.find((one) => one.was === name && !then.some((other) => other.name === one.name));
}

/** What comes back is empty until its values are there: neither needed nor filled with its default. */
export function opened(back: Committed, applied: readonly Table[]): Committed {
  const tables = back.tables.map((table) => {
    const former = appliedOf(applied, table);
    return former === undefined
      ? table
      : { ...table, columns: table.columns.map((column) => openColumn(column, former.columns)) };
  });
  return { ...back, tables };
}

function openColumn(column: Column, applied: readonly Column[]): Column {
  if (column.generated !== undefined) return column;
  const former = sameIn(column, applied);
  if (former === undefined) {
    const { default: _, ...rest } = column;
    return { ...rest, nullable: true };
  }
  if (column.inside?.fields === undefined) return column;
  return {
    ...column,
    inside: { ...column.inside, fields: openKeys(column.inside.fields, former.inside?.fields ?? []) },
  };
}

function openKeys(fields: readonly InnerField[], applied: readonly InnerField[]): readonly InnerField[] {
  return fields.map((field) => {
    const former = sameIn(field, applied);
    if (former === undefined) {
      const { default: _, required: __, ...rest } = field;
      return rest;
    }
    return field.fields === undefined ? field : { ...field, fields: openKeys(field.fields, former.fields ?? []) };
  });
}

function sameIn<Own extends Named<unknown>>({ name, was }: Own, applied: readonly Own[]): Own | undefined {
  return applied.find((one) => one.name === name) ?? applied.find((one) => one.name === was);
}

export interface KeptValues {
  /** `table.column`, with keys inside it; the table alone for whole rows. */
  readonly path: string;
  readonly count: number;
  /** Rows of a table that went. */
  readonly isWhole: boolean;
}

/** Values kept aside of what comes back. */
export async function keptOf(
  database: Database,
  back: Committed,
  applied: readonly Table[],
): Promise<readonly KeptValues[]> {
  const { rows } = await sql<{ table: string; column: string | null; count: number }>`
    select table_name as table, column_name as column, count(*)::int as count
    from dropped_data group by 1, 2 order by 1, 2`.execute(database.query);
  return rows.flatMap(({ table, column, count }): KeptValues[] => {
    const now = tableOf(applied, table);
    const then = back.tables.find(
      (one) => one.name === table || (now !== undefined && appliedOf(applied, one) === now),
    );
    if (column === null) return then !== undefined && now === undefined ? [{ path: table, count, isWhole: true }] : [];
    const path = column.split('.');
    return declares(then, path) && !declares(now, path)
      ? [{ path: `${then?.name ?? table}.${column}`, count, isWhole: false }]
      : [];
  });
}

function declares(table: Table | undefined, [name, ...keys]: readonly string[]): boolean {
  const column = table?.columns.find((one) => one.name === name);
  if (column === undefined) return false;
  let fields = column.inside?.fields;
  return keys.every((key) => {
    const field = fields?.find((one) => one.name === key);
    fields = field?.fields;
    return field !== undefined;
  });
}

export interface BackOutcome {
  readonly outcomes: readonly Outcome[];
  readonly recovered: readonly (KeptValues & Recovered)[];
}

/** Throws SchemaStoppedError where something is neither safe nor permitted; then nothing, or all but the last, is done. */
export async function applyBack(database: Database, back: Committed, allow: readonly string[]): Promise<BackOutcome> {
  const applied = (await readApplied(database)) ?? [];
  const kept = await keptOf(database, back, applied);
  const first = await applySchema(database, { allow, schema: opened(back, applied) });
  const recovered = await recoverRows(
    database,
    kept.filter(({ isWhole }) => isWhole),
  );
  for (const one of kept) if (!one.isWhole) recovered.push({ ...one, ...(await recoverColumn(database, one.path)) });
  const last = await applySchema(database, { allow, schema: back });
  return { outcomes: [...first, ...last], recovered };
}

/** Rows may refer to those of another table that comes back: as often round as it helps. */
async function recoverRows(database: Database, kept: readonly KeptValues[]): Promise<(KeptValues & Recovered)[]> {
  const done = new Map(kept.map((one) => [one, { restored: 0, left: one.count }]));
  for (let isMore = true; isMore;) {
    isMore = false;
    for (const [one, before] of done) {
      if (before.left === 0) continue;
      const { restored, left } = await recoverTable(database, one.path);
      done.set(one, { restored: before.restored + restored, left });
      isMore ||= restored > 0;
    }
  }
  return [...done].map(([one, recovered]) => ({ ...one, ...recovered }));
}

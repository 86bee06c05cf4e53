// What a list shows of the records that its own refer to: read by one statement for each entity, whatever the number of
// rows, and as if the reader had opened each of them. What he does not see of one is absent like what there is not.
import { sql } from 'kysely';
import { currencyPath, isOfRecord } from '#engine/kinds/currency-of.ts';
import { fieldsTo, type Entity, type Field } from '#engine/model/entity.ts';
import { hasFormat } from '#engine/model/formats.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { referredAt, referredFields, type ReferredField } from '#engine/kinds/referred.ts';
import { referredKey } from '#engine/model/list-query.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { entityNamed, tableOf } from './entity-table.ts';
import { columnSql, snapshotIdSql, type Sql } from './field-sql.ts';
import { isValues, presenterFor, type Values } from './present-record.ts';
import { checkRight, checkSeesField, fieldForbidden, mayReadField } from './rights.ts';
import { projection, selectableFields, withoutNulls } from './select-records.ts';
import { visibleRows } from './visible-rows.ts';

/** All that may be asked for, for "did you mean". */
export function referredPaths(entity: Entity): string[] {
  return referredFields(entity, entityNamed).map(({ path }) => path);
}

export function referredColumn(entity: Entity, path: string): ReferredField | undefined {
  return referredAt(entity, path, entityNamed);
}

/** 403 unless the actor may know which record is referred to, reads its entity, and the field at least in part. */
export function checkSeesReferred(entity: Entity, { referred }: ReferredField, actor: Actor): void {
  const { by, entity: target, field } = referred;
  checkSeesField(entity, idPath(by), actor);
  checkRight(target, 'read', actor);
  const hidden = fieldsTo(target, field.path).find((owner) => !mayReadField(owner, actor));
  if (hidden !== undefined) throw fieldForbidden(target, hidden, 'read');
}

/** 403 unless he also sees the field whole: asked before anything is ordered by it, or looked for in it. */
export function checkAsksReferred(entity: Entity, column: ReferredField, actor: Actor): void {
  checkSeesReferred(entity, column, actor);
  checkSeesField(column.referred.entity, column.referred.field.path, actor);
}

/** The same as an answer, for what is left out rather than refused. */
export function seesReferred(entity: Entity, column: ReferredField, actor: Actor): boolean {
  return passes(() => checkSeesReferred(entity, column, actor));
}

export function asksReferred(entity: Entity, column: ReferredField, actor: Actor): boolean {
  return passes(() => checkAsksReferred(entity, column, actor));
}

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

/** Id of the other record, of the row `t`. */
export function referredId(by: Field): Sql {
  return by.kind === 'snapshot' ? snapshotIdSql(by) : columnSql(by.column ?? by.name);
}

/** Where a record holds the id of the other one. */
function idPath({ name, reference }: Field): string {
  return reference?.idKey === undefined ? name : `${name}.${reference.idKey}`;
}

interface Reading {
  readonly columns: readonly ReferredField[];
  readonly actor: Actor;
  /** Changes a record that was read; masks, for instance. */
  readonly present?: (entity: Entity, record: Values) => Values;
}

/** The records with the columns in them; those that were checked before. */
export async function withReferred(
  database: Database,
  records: readonly Values[],
  reading: Reading,
): Promise<readonly Values[]> {
  const { columns } = reading;
  if (columns.length === 0) return records;
  const found = new Map<string, ReadonlyMap<string, Values>>();
  for (const target of new Set(columns.map(({ referred }) => referred.entity)))
    found.set(target.name, await readTargets(database, target, records, reading));
  return records.map((record) => ({
    ...record,
    [referredKey]: columns.reduce<Values>((values, { referred: { by, entity, field } }) => {
      const other = found.get(entity.name)?.get(idOf(record, by));
      return asked(field).reduce((all, path) => withValue(all, `${by.name}.${path}`, valueAt(other, path)), values);
    }, {}),
  }));
}

async function readTargets(
  database: Database,
  target: Entity,
  records: readonly Values[],
  { columns, actor, present }: Reading,
): Promise<ReadonlyMap<string, Values>> {
  const own = columns.filter(({ referred }) => referred.entity === target);
  const ids = [...new Set(records.flatMap((record) => own.map(({ referred }) => idOf(record, referred.by))))].filter(
    (id) => hasFormat('uuid', id),
  );
  if (ids.length === 0) return new Map();
  const names = new Set(['id', ...own.flatMap(({ referred }) => asked(referred.field)).map(firstOf)]);
  const fields = selectableFields(target, actor).filter(({ name }) => names.has(name));
  const { rows } = await sql<Values>`
    select ${projection(target, fields)} from ${sql.table(tableOf(target).name)} t
    where ${visibleRows(target, actor)} and t.id = any(${ids}::uuid[])`.execute(database.query);
  const presentRow = presenterFor(target, actor);
  return new Map(
    rows.map((row) => {
      const record = presentRow(withoutNulls(row));
      return [String(row['id']), present?.(target, record) ?? record];
    }),
  );
}

function idOf(record: Values, by: Field): string {
  const id = valueAt(record, idPath(by));
  return typeof id === 'string' ? id : '';
}

/** The field, and beside it the one that its kind depends on: the sort of document beside its number. */
function asked({ path, kindBy, currency }: Field): readonly string[] {
  const said = currencyPath(currency);
  const beside = (name: string) => [...path.split('.').slice(0, -1), name].join('.');
  return [
    path,
    ...(kindBy === undefined ? [] : [beside(kindBy.field)]),
    ...(said === undefined ? [] : [isOfRecord(currency) ? said : beside(said)]),
  ];
}

function firstOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}

/** The record with a value at the path; as it is for none. */
function withValue(record: Values, path: string, value: unknown): Values {
  if (value === undefined) return record;
  const [name = '', ...rest] = path.split('.');
  const inner = record[name];
  return {
    ...record,
    [name]: rest.length === 0 ? value : withValue(isValues(inner) ? inner : {}, rest.join('.'), value),
  };
}

// Rows of any entity: found, inserted, changed and deleted, each write with its history in the running transaction.
import { sql } from 'kysely';
import type { Entity } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { writeHistory } from '../database/write-history.ts';
import { columnOf, storedEntity, storedFields, tableOf } from './entity-table.ts';
import type { Sql } from './field-sql.ts';
import type { Values } from './present-record.ts';
import type { RecordOf } from './record-of.ts';
import { isSameOf } from './same-value.ts';
import { knownFields, projection, withoutNulls } from './select-records.ts';
import { ownRows } from './visible-rows.ts';

/** Who writes, when, and why. */
export interface Author {
  readonly actor: Actor;
  readonly now: Date;
  /** create, update, remove, or the name of an action. */
  readonly action: string;
  readonly reason?: string | undefined;
}

/** Written by the statements themselves. */
const keptByServer: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'version']);

/**
 * Whole records, as stored and calculated; `lock` keeps others from writing them until the transaction ends,
 * `isPrepared` is for what finds a record by its id.
 */
export async function findRecords<Name extends string>(
  database: Database,
  entity: Entity<Name>,
  where: Sql,
  { lock = false, isPrepared = false } = {},
): Promise<RecordOf<Name>[]> {
  const query = sql<Values>`
    select ${projection(entity, knownFields(entity))} from ${sql.table(tableOf(entity).name)} t
    where ${where} order by t.id ${lock ? sql`for update of t` : sql``}`.compile(database.query);
  const { rows } = await (isPrepared ? database.prepared(query) : database.query.executeQuery(query));
  // The rows are as the schema has them; what it did not let in stands in no column.
  return rows.map(withoutNulls) as RecordOf<Name>[];
}

interface OwnAt {
  readonly organizationId: string;
  /** None: nothing is found. */
  readonly id: string | undefined;
  readonly lock?: boolean;
}

/** One record of the organisation, whoever asks; undefined when it has none of this id. */
export async function findOwn<Name extends string>(
  database: Database,
  entity: Entity<Name>,
  { organizationId, id, lock = false }: OwnAt,
): Promise<RecordOf<Name> | undefined> {
  if (id === undefined) return undefined;
  const [found] = await findRecords(database, entity, sql`${ownRows(entity, organizationId)} and t.id = ${id}`, {
    lock,
    isPrepared: true,
  });
  return found;
}

export async function insertRecord(
  database: Database,
  entity: Entity,
  record: Readonly<Values>,
  author: Author,
): Promise<void> {
  const { actor, now } = author;
  const whole: Values = { ...record, createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1 };
  const columns = columnValues(entity, whole);
  const names = sql.join([sql.ref('organization_id'), ...columns.map(({ column }) => sql.ref(column))]);
  const values = sql.join([actor.organizationId, ...columns.map(({ value }) => value)]);
  await database.prepared(
    sql`insert into ${sql.table(tableOf(entity).name)} (${names}) values (${values})`.compile(database.query),
  );
  await note(database, entity, author, { id: String(record['id']), after: record });
}

/** Writes what differs, if anything does. */
export async function changeRecord(
  database: Database,
  entity: Entity,
  parts: { readonly before: Readonly<Values>; readonly after: Readonly<Values>; readonly author: Author },
): Promise<boolean> {
  const { before, after, author } = parts;
  const changed = storedFields(storedEntity(entity)).filter(
    (field) => !keptByServer.has(field.name) && !isSameOf(field, before[field.name], after[field.name]),
  );
  if (changed.length === 0) return false;
  const sets = columnValues(entity, {
    ...Object.fromEntries(changed.map((field) => [field.name, null])),
    ...pick(
      after,
      changed.map((field) => field.name),
    ),
  });
  await sql`
    update ${sql.table(tableOf(entity).name)} set ${sql.join(sets.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`))},
      updated_at = ${author.now.toISOString()}, version = version + 1
    where organization_id = ${author.actor.organizationId} and id = ${before['id']}`.execute(database.query);
  await note(database, entity, author, { id: String(before['id']), before, after });
  return true;
}

export async function deleteRecord(
  database: Database,
  entity: Entity,
  record: Readonly<Values>,
  author: Author,
): Promise<void> {
  await sql`delete from ${sql.table(tableOf(entity).name)} where organization_id = ${author.actor.organizationId} and id = ${record['id']}`.execute(
    database.query,
  );
  await note(database, entity, author, { id: String(record['id']), before: record });
}

async function note(
  database: Database,
  entity: Entity,
  { actor, now, action, reason }: Author,
  { id, before, after }: { id: string; before?: Readonly<Values>; after?: Readonly<Values> },
): Promise<void> {
  const stored = storedEntity(entity);
  const names = storedFields(stored).map((field) => field.name);
  await writeHistory(database, {
    organizationId: actor.organizationId,
    entity: stored.name,
    recordId: id,
    action,
    actor,
    reason,
    at: now,
    ...(before && { before: pick(before, names) }),
    ...(after && { after: pick(after, names) }),
  });
}

function pick(record: Readonly<Values>, names: readonly string[]): Values {
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
}

/** Columns and what goes into them; jsonb is written as text. */
function columnValues(
  entity: Entity,
  record: Readonly<Values>,
): { readonly column: string; readonly value: unknown }[] {
  return storedFields(storedEntity(entity))
    .filter((field) => field.name in record)
    .map((field) => {
      const value = record[field.name] ?? null;
      return {
        column: field.column,
        value: value !== null && columnOf(entity, field.column)?.type === 'jsonb' ? JSON.stringify(value) : value,
      };
    });
}

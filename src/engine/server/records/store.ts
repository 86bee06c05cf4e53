// Rows of any entity: found, inserted, changed and deleted, each write with its history in the running transaction.
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Entity } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/database.ts';
import { historySql } from '../database/write-history.ts';
import { abandonFiles, keepFiles } from '../files/stored-files.ts';
import { heedStanding, isPresumed, standingSql } from './standing.ts';
import { buildKept } from '../kept.ts';
import { hasMoment } from './moment.ts';
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

/** The rows that a statement has written: its history is theirs. */
const written = sql.ref('written');

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
  const query = findSql(entity, where, lock).compile(database.query);
  const { rows } = await (isPrepared ? database.prepared(query) : database.ask(query));
  // The rows are as the schema has them; what it did not let in stands in no column.
  return rows.map(withoutNulls) as RecordOf<Name>[];
}

function findSql(entity: Entity, where: Sql, lock: boolean): RawBuilder<Values> {
  return sql<Values>`
    select ${projection(entity, knownFields(entity))} from ${sql.table(tableOf(entity).name)} t
    where ${where} order by t.id ${lock ? sql`for update of t` : sql``}`;
}

export interface ById {
  readonly id: string;
  /** The rows that it may be of, and a name for what they depend on. */
  readonly rows: () => Sql;
  readonly rowsName: string;
  readonly lock?: boolean;
}

/** Entities, each with what some see of it. */
const mostById = 300;
const byId = buildKept<{ readonly entity: Entity; readonly statement: CompiledQuery<Values> }>(mostById);
/** Stands for the id in a statement that is kept. */
const anyId = Symbol('id');

/** The whole record of an id; undefined when there is none among the rows. */
export async function findById<Name extends string>(
  database: Database,
  entity: Entity<Name>,
  { id, rows: among, rowsName, lock = false }: ById,
): Promise<RecordOf<Name> | undefined> {
  const presumes = isPresumed();
  const key = [entity.name, String(hasMoment()), String(presumes), String(lock), rowsName].join('\n');
  const found = byId.find(key);
  const { statement } =
    found?.entity === entity
      ? found
      : byId.keep(key, {
          entity,
          statement: findSql(
            entity,
            sql`${among()} and t.id = ${anyId}${presumes ? sql` and ${standingSql()}` : sql``}`,
            lock,
          ).compile(database.query),
        });
  const parameters = statement.parameters.map((value) => (value === anyId ? id : value));
  const { rows } = await database.prepared<Values>({ ...statement, parameters });
  if (presumes) heedStanding(rows);
  return rows[0] && (withoutNulls(rows[0]) as RecordOf<Name>);
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
  const rows = () => ownRows(entity, organizationId);
  return findById(database, entity, { id, rows, rowsName: `of ${organizationId}`, lock });
}

/**
 * The row and its history in one statement. Answers the record as stored where its row is all of it: others are
 * calculated of more, and are read when everything is written.
 */
export async function insertRecord(
  database: Database,
  entity: Entity,
  record: Readonly<Values>,
  author: Author,
): Promise<Values | undefined> {
  const { actor, now } = author;
  const whole: Values = { ...record, createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1 };
  const columns = columnValues(entity, whole);
  const names = sql.join([sql.ref('organization_id'), ...columns.map(({ column }) => sql.ref(column))]);
  const values = sql.join([actor.organizationId, ...columns.map(({ value }) => value)]);
  const noted = noteSql(entity, author, { id: String(record['id']), after: record });
  const returned = answeredColumns(entity);
  const statement = sql<Values>`
    with noted as (${noted})
    insert into ${sql.table(tableOf(entity).name)} as t (${names}) values (${values})
    ${returned === undefined ? sql`` : sql`returning ${returned}`}`;
  const { rows } = await database.prepared(statement.compile(database.query));
  const { organizationId } = actor;
  await keepFiles(database, entity, { id: String(record['id']), after: record, organizationId, now });
  return rows[0] && withoutNulls(rows[0]);
}

interface Change {
  readonly before: Readonly<Values>;
  readonly after: Readonly<Values>;
  readonly author: Author;
  /** Nothing kept others from changing the row since it was read: it is written only if nobody did. */
  readonly isOpen?: boolean;
}

/**
 * Writes what differs, if anything does, and its history; answers as `insertRecord`, nothing of a row that is gone. Of
 * an open one that is gone or another by now it answers that the writer is behind.
 */
export async function changeRecord(
  database: Database,
  entity: Entity,
  { before, after, author, isOpen = false }: Change,
): Promise<Values | undefined | 'behind'> {
  const changed = storedFields(storedEntity(entity)).filter(
    (field) => !keptByServer.has(field.name) && !isSameOf(field, before[field.name], after[field.name]),
  );
  if (changed.length === 0) return undefined;
  const sets = columnValues(entity, {
    ...Object.fromEntries(changed.map((field) => [field.name, null])),
    ...pick(
      after,
      changed.map((field) => field.name),
    ),
  });
  const noted = noteSql(entity, author, { id: String(before['id']), before, after }, written);
  const returned = answeredColumns(entity);
  const statement = sql<Values>`
    with written as (
      update ${sql.table(tableOf(entity).name)} t set ${sql.join(sets.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`))},
        updated_at = ${author.now.toISOString()}, version = t.version + 1
      where t.organization_id = ${author.actor.organizationId} and t.id = ${before['id']}${isOpen ? sql` and t.version = ${before['version']}` : sql``}
      returning ${returned ?? sql`t.id`}
    ), noted as (${noted})
    select * from written`;
  const { rows } = await database.prepared(statement.compile(database.query), { many: true });
  if (isOpen && rows.length === 0) return 'behind';
  const {
    now,
    actor: { organizationId },
  } = author;
  await keepFiles(database, entity, { id: String(before['id']), before, after, organizationId, now });
  return returned && rows[0] && withoutNulls(rows[0]);
}

export async function deleteRecord(
  database: Database,
  entity: Entity,
  record: Readonly<Values>,
  author: Author,
): Promise<void> {
  const noted = noteSql(entity, author, { id: String(record['id']), before: record }, written);
  await sql`
    with written as (
      delete from ${sql.table(tableOf(entity).name)}
      where organization_id = ${author.actor.organizationId} and id = ${record['id']} returning id
    )
    ${noted}`.execute(database.query);
  const {
    now,
    actor: { organizationId },
  } = author;
  await abandonFiles(database, { ids: [String(record['id'])], organizationId, now });
}

/**
 * What is calculated may look at other rows and at this one by its table, where a statement does not yet see what it
 * writes; a view is a part of its entity's rows, which the written one may have left.
 */
function answeredColumns(entity: Entity): Sql | undefined {
  return answersWrites(entity) ? projection(entity, knownFields(entity)) : undefined;
}

/** Whether the statement that writes a record answers all of it. */
export function answersWrites(entity: Entity): boolean {
  return (
    entity.view === undefined &&
    knownFields(entity).every(({ column, formula }) => column !== undefined || formula !== undefined)
  );
}

function noteSql(
  entity: Entity,
  { actor, now, action, reason }: Author,
  { id, before, after }: { id: string; before?: Readonly<Values>; after?: Readonly<Values> },
  from?: Sql,
): Sql {
  const stored = storedEntity(entity);
  const names = storedFields(stored).map((field) => field.name);
  const entry = {
    organizationId: actor.organizationId,
    entity: stored.name,
    recordId: id,
    action,
    actor,
    reason,
    at: now,
    ...(before && { before: pick(before, names) }),
    ...(after && { after: pick(after, names) }),
  };
  return historySql(entry, from);
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

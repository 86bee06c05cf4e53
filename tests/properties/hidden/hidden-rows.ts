// Rows that a reader does not see, for one side alone: a whole second copy of his organisation as another one's, and
// doubles of those rows of his own organisation that are not his.
import { sql, type RawBuilder } from 'kysely';
import { fieldAt, type Entity } from '#engine/model/entity.ts';
import type { Database } from '#engine/server/database/database.ts';
import { otherOrganization } from '#business/demo/other-organization.ts';
import { tableOf } from '#engine/server/records/entity-table.ts';
import type { HiddenChange } from './hidden-changes.ts';
import { otherValue } from './other-value.ts';
import { storedEntities, windowsOn, type Reader, type Row, type Rows } from './reader.ts';

/** Doubles of one table at most. */
const most = 12;

/** What takes no places of anybody: an order in another state tells how many are left, and is meant to. */
const tellsNothing: Readonly<Record<string, (row: Row) => boolean>> = {
  order: ({ status }) => status === 'cancelled' || status === 'expired',
};

/** Adds them and tells which, whole as they are stored. */
export async function addHidden(database: Database, rows: Rows, reader: Reader): Promise<HiddenChange[]> {
  return database.transaction(async () => {
    // Copies refer to copies, in whatever order the tables come.
    await sql`set local session_replication_role = replica`.execute(database.query);
    await copyHistory(database);
    const added: HiddenChange[] = [];
    for (const entity of storedEntities) {
      const { name } = tableOf(entity);
      const doubles = (rows.get(name) ?? [])
        .filter((row) => isOthers(entity, row, reader, rows))
        .slice(0, most)
        .map((row) => insertSql(database, name, doubleOf(entity, row)));
      for (const insert of [copySql(database, name), ...doubles]) {
        const { rows: own } = await (await insert).execute(database.query);
        added.push(
          ...own.map((row): HiddenChange => ({
            table: name,
            entity: entity.name,
            id: String(row['id']),
            values: row,
            what: [`${entity.name} (added)`],
          })),
        );
      }
    }
    return added;
  });
}

export async function removeAdded(database: Database, added: readonly HiddenChange[]): Promise<void> {
  await database.transaction(async () => {
    await sql`set local session_replication_role = replica`.execute(database.query);
    await sql`delete from history where id < 0`.execute(database.query);
    for (const [table, own] of Map.groupBy(added, (one) => one.table))
      await sql`delete from ${sql.table(table)} where id = any(${own.map(({ id }) => id)}::uuid[])`.execute(
        database.query,
      );
  });
}

function isOthers(entity: Entity, row: Row, reader: Reader, rows: Rows): boolean {
  return (
    row['organization_id'] === reader.organizationId &&
    windowsOn(entity, row, reader, rows).length === 0 &&
    tellsNothing[entity.name]?.(row) !== false
  );
}

/** The row as a new record, with keys of its own. */
function doubleOf(entity: Entity, row: Row): Row {
  const keys = entity.unique.flatMap(({ fields }) => fields).flatMap((path) => fieldAt(entity, path) ?? []);
  const own = keys.flatMap((field): [string, unknown][] =>
    field.column === undefined ? [] : [[field.column, otherValue(field, otherValue(field, row[field.column]))]],
  );
  return { ...row, ...Object.fromEntries(own), id: String(row['id']).replace(/^0/, 'e') };
}

type Insert = RawBuilder<Row>;

async function insertSql(database: Database, table: string, row: Row): Promise<Insert> {
  const columns = await writtenColumns(database, table);
  return sql<Row>`insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb) on conflict do nothing returning *`;
}

/** Every id begins with another digit, and so does whatever refers to it, however deep in the row. */
async function copySql(
  database: Database,
  table: string,
  exceptions: readonly (readonly [string, RawBuilder<unknown>])[] = [],
): Promise<Insert> {
  const columns = await writtenColumns(database, table);
  const own = exceptions.reduce<RawBuilder<unknown>>(
    (row, [column, value]) => sql`jsonb_set(${row}, array[${column}], to_jsonb(${value}))`,
    sql`to_jsonb(t)`,
  );
  const whole = sql`regexp_replace(jsonb_set(${own}, '{organization_id}', to_jsonb(${otherOrganization.id}::text))::text, ${'"0([0-9a-f]{7}-[0-9a-f]{4}-7)'}, ${'"f\\1'}, 'g')`;
  return sql<Row>`
    insert into ${sql.table(table)} (${columns}) select ${sql.join(await columnNames(database, table).then((names) => names.map((name) => sql`c.${sql.ref(name)}`)))}
    from ${sql.table(table)} t, jsonb_populate_record(null::${sql.table(table)}, ${whole}::jsonb) c where t.organization_id <> ${otherOrganization.id} on conflict do nothing returning *`;
}

/** Under numbers that no entry has: those of later ones stay the same on both sides. */
async function copyHistory(database: Database): Promise<void> {
  await (await copySql(database, 'history', [['id', sql`-t.id`]])).execute(database.query);
}

async function writtenColumns(database: Database, table: string): Promise<RawBuilder<unknown>> {
  return sql.join((await columnNames(database, table)).map((name) => sql.ref(name)));
}

/** All but those that the database calculates. */
async function columnNames(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    database.query,
  );
  return rows.map(({ name }) => name);
}

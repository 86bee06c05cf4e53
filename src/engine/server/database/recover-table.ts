// Puts back the rows of a table that a permitted schema change dropped, once its entity is declared again.
import { sql } from 'kysely';
import type { Table } from '#engine/model/table.ts';
import { readApplied } from './apply-schema.ts';
import type { Database } from './database.ts';
import type { Recovered } from './recover-column.ts';

/** Rows that are tried at once. */
const batch = 500;

/**
 * Rows whose id is taken, or that break a rule of today (a value that is required now, a reference to what is gone, a
 * key that another has), stay where they are kept. Columns that are new have their default.
 */
export async function recoverTable(database: Database, name: string): Promise<Recovered> {
  const table = (await readApplied(database))?.find((one) => one.name === name);
  if (table === undefined)
    throw new Error(
      `${name} is no table now: put the entity back into the schemas and apply it first (npm run plan -- --apply)`,
    );
  return database.job(() =>
    database.transaction(async () => {
      // Of a record that was dropped twice the last row; the other stays where it is kept.
      const { rows } = await sql<{ id: string }>`
        select distinct on (record_id) id from dropped_data where table_name = ${name} and column_name is null
        order by record_id, id desc`.execute(database.query);
      const ids = rows.map(({ id }) => id);
      const columns = await columnsToFill(database, table);
      let restored = 0;
      for (let at = 0; at < ids.length; at += batch)
        restored += await putBack(database, { table, columns, ids: ids.slice(at, at + batch) });
      return { restored, left: ids.length - restored };
    }),
  );
}

/** Those that the rows had, as far as there are such columns. */
async function columnsToFill(database: Database, { name, columns }: Table): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct jsonb_object_keys(value) as key from dropped_data
    where table_name = ${name} and column_name is null`.execute(database.query);
  const had = new Set(rows.map(({ key }) => key));
  return columns
    .filter((column) => column.generated === undefined && had.has(column.name))
    .map((column) => column.name);
}

interface Part {
  readonly table: Table;
  readonly columns: readonly string[];
  /** Of their rows in dropped_data. */
  readonly ids: readonly string[];
}

/** All of them, else each half by itself, so that one that does not fit keeps back no other. */
async function putBack(database: Database, { table, columns, ids }: Part): Promise<number> {
  await sql`savepoint put_back`.execute(database.query);
  try {
    const restored = await insertRows(database, { table, columns, ids });
    await sql`release savepoint put_back`.execute(database.query);
    return restored;
  } catch (error) {
    await sql`rollback to savepoint put_back`.execute(database.query);
    if (!isOfTheRow(error)) throw error;
    if (ids.length === 1) return 0;
    const middle = Math.ceil(ids.length / 2);
    const first = await putBack(database, { table, columns, ids: ids.slice(0, middle) });
    return first + (await putBack(database, { table, columns, ids: ids.slice(middle) }));
  }
}

/** SQLSTATE classes of values that are not taken: of data, and of constraints. */
function isOfTheRow(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && (code.startsWith('22') || code.startsWith('23'));
}

async function insertRows(database: Database, { table, columns, ids }: Part): Promise<number> {
  const [target, names] = [sql.table(table.name), sql.join(columns.map((name) => sql.ref(name)))];
  const values = sql.join(columns.map((name) => sql`(own).${sql.ref(name)}`));
  const { numAffectedRows } = await sql`
    with kept as (
      select record_id, jsonb_populate_record(null::${target}, value) as own from dropped_data
      where id = any(${[...ids]}::bigint[])
    ), restored as (
      insert into ${target} (${names}) select ${values} from kept on conflict do nothing returning id::text as record_id
    )
    delete from dropped_data where id = any(${[...ids]}::bigint[]) and record_id in (select record_id from restored)`.execute(
    database.query,
  );
  return Number(numAffectedRows ?? 0);
}

// Checks that were permitted although rows do not fit hold for what is written from then on, and so for each row that a
// change of the schema writes again. They step aside while it does.
import { sql } from 'kysely';
import type { Database } from './database.ts';

interface LooseCheck {
  readonly table: string;
  readonly name: string;
  /** Ends in `NOT VALID`. */
  readonly definition: string;
}

/**
 * What `run` writes to these tables is held to no check that some of their rows do not fit anyway; afterwards all are
 * there again that `isDone` does not name. In a transaction.
 */
export async function withoutLooseChecks<T>(
  database: Database,
  tables: readonly string[],
  run: () => Promise<T>,
  isDone: (name: string) => boolean = () => false,
): Promise<T> {
  const loose = tables.length === 0 ? [] : await looseChecks(database, tables);
  for (const { table, name } of loose)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(database.query);
  const result = await run();
  for (const { table, name, definition } of loose.filter((one) => !isDone(one.name)))
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      database.query,
    );
  return result;
}

async function looseChecks(database: Database, tables: readonly string[]): Promise<readonly LooseCheck[]> {
  const { rows } = await sql<LooseCheck>`
    select relname as table, conname as name, pg_get_constraintdef(own.oid) as definition
    from pg_constraint own join pg_class on pg_class.oid = conrelid
    where contype = 'c' and not convalidated and relnamespace = current_schema()::regnamespace and relname = any(${[...tables]})`.execute(
    database.query,
  );
  return rows;
}

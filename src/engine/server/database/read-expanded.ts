// What stands under two names while a former version runs: columns, as their triggers tell it, and tables, as views of
// their former names do.
import { sql } from 'kysely';
import type { Table } from '#engine/model/table.ts';
import type { Database } from './database.ts';
import { readCatalog } from './drift/catalog.ts';
import { contractSteps, fillSteps, triggerPrefix, type Expansion } from './plan/expand.ts';
import type { Step } from './plan/step.ts';
import { contractEntitySteps, expandEntitySteps, type EntityRename } from './rename-entities.ts';

/** The former version is gone: one name is left. */
export async function contracting(database: Database, applied: readonly Table[]): Promise<readonly Step[]> {
  return [...contractEntitySteps(await readTables(database), applied), ...contractSteps(await readColumns(database))];
}

/** The former version runs on: tables stand under their former names too. */
export async function expanding(
  database: Database,
  renames: readonly EntityRename[],
  applied: readonly Table[],
): Promise<readonly Step[]> {
  const { columns } = await readCatalog(
    database,
    renames.flatMap(({ tables }) => tables?.to ?? []),
  );
  const there = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  return expandEntitySteps(renames, applied, (table, column) => there.has(`${table}.${column}`));
}

/** The former version runs on: what a start before did not come to. */
export async function filling(database: Database): Promise<readonly Step[]> {
  return fillSteps(await readColumns(database));
}

async function readColumns(database: Database): Promise<readonly Expansion[]> {
  const { rows } = await sql<{ told: string }>`
    select obj_description(t.oid, 'pg_trigger') as told from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and starts_with(t.tgname, ${triggerPrefix}) and pg_table_is_visible(c.oid)
      and starts_with(obj_description(t.oid, 'pg_trigger'), '{"table":') order by t.tgname`.execute(database.query);
  return rows.map(({ told }) => JSON.parse(told) as Expansion);
}

async function readTables(database: Database): Promise<readonly EntityRename[]> {
  const { rows } = await sql<{ told: string }>`
    select obj_description(oid, 'pg_class') as told from pg_class
    where relkind = 'v' and pg_table_is_visible(oid) and relnamespace = current_schema()::regnamespace
      and starts_with(obj_description(oid, 'pg_class'), '{"from":') order by relname`.execute(database.query);
  return rows.map(({ told }) => JSON.parse(told) as EntityRename);
}

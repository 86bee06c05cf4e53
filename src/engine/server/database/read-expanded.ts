// Columns that stand under two names, as their triggers tell it.
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { triggerPrefix, type Expansion } from './plan/expand.ts';

export async function readExpanded(database: Database): Promise<readonly Expansion[]> {
  const { rows } = await sql<{ told: string }>`
    select obj_description(t.oid, 'pg_trigger') as told from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and starts_with(t.tgname, ${triggerPrefix}) and pg_table_is_visible(c.oid)
      and obj_description(t.oid, 'pg_trigger') is not null order by t.tgname`.execute(database.query);
  return rows.map(({ told }) => JSON.parse(told) as Expansion);
}

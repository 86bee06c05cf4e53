// What stands in the database, table by table, so that two moments can be compared to the byte.
import { sql } from 'kysely';
import type { Database } from '#engine/server/database/database.ts';

/** A checksum of all rows of each table. */
export async function checksums(database: Database): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()
      and not (select relispartition from pg_class where oid = quote_ident(tablename)::regclass) order by tablename`.execute(
    database.query,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' rows ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${sql.table(name)} t`.execute(
      database.query,
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

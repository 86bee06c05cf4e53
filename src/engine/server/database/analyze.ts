import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Of a row of pg_class: its rows as they were when last looked at, of a table in parts those of its parts; -1 where nobody has looked. */
export const rowEstimate = sql<number>`case relkind when 'r' then reltuples::float8 else coalesce((
  select nullif(sum(greatest(leaf.reltuples, 0)), 0)::float8 from pg_partition_tree(pg_class.oid) part
  join pg_class leaf on leaf.oid = part.relid where part.isleaf), -1) end`;

/** Lets the planner of queries know the data: call after an import or a demo load. */
export async function analyze(database: Database): Promise<void> {
  // In a transaction, which takes its limit along behind a pooler.
  await database.job(() => database.transaction(() => sql`analyze`.execute(database.query)));
}

export async function hasRows({ query }: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from ${sql.table(table)}) as found`.execute(
    query,
  );
  return rows[0]?.found === true;
}

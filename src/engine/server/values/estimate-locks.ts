// The locks of a plan with the rows of the tables they are on, as far as the database knows without reading all of them.
import { sql } from 'kysely';
import { mayBeApart } from '../database/apply-schema.ts';
import { rowEstimate } from '../database/analyze.ts';
import type { Database } from '../database/database.ts';
import { locksOf, type Lock } from '../database/plan/locks.ts';
import { statementsOf } from '../database/plan/step.ts';
import type { Outcome } from '../database/run-steps.ts';

export interface EstimatedLock extends Lock {
  /** Of the whole table. */
  readonly estimate: number;
}

/** By the id of the step. Tables that the plan makes are nobody else's yet. */
export async function estimateLocks(
  database: Database,
  outcomes: readonly Outcome[],
): Promise<ReadonlyMap<string, readonly EstimatedLock[]>> {
  const rows = outcomes.length === 0 ? new Map<string, number>() : await rowsOfTables(database);
  const locks = new Map<string, readonly EstimatedLock[]>();
  for (const { step, state } of outcomes) {
    const how = { isPermitted: state !== 'applied', apart: mayBeApart(database) };
    for (const statement of statementsOf(step, how).inside) followRename(rows, statement);
    const own = locksOf(step, how).flatMap((lock) => {
      const estimate = rows.get(lock.table);
      return estimate === undefined ? [] : [{ ...lock, estimate }];
    });
    if (own.length > 0) locks.set(step.id, own);
  }
  return locks;
}

/** Later steps call the table by its new name. */
function followRename(rows: Map<string, number>, statement: string): void {
  const [, from = '', to = ''] = /^alter table "([^"]+)" rename to "([^"]+)"/.exec(statement) ?? [];
  const known = rows.get(from);
  if (known !== undefined) rows.set(to, known);
}

/** Rows of a table that are counted one by one. */
const mostCounted = 100_000;

/** A table that was never analysed is small, or new: it is counted, as far as that takes no time. */
async function rowsOfTables(database: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; estimate: number }>`
    select relname as name, ${rowEstimate} as estimate from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace`.execute(
    database.query,
  );
  const known = new Map<string, number>();
  for (const { name, estimate } of rows) known.set(name, estimate >= 0 ? estimate : await counted(database, name));
  return known;
}

async function counted(database: Database, name: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (select from ${sql.table(name)} limit ${mostCounted}) t`.execute(
    database.query,
  );
  return rows[0]?.count ?? 0;
}

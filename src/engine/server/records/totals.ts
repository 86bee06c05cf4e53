// How many rows a filter has, counted once and kept for a moment: a list that is paged through, or that many look at,
// is not counted for each page. Kept by the very condition that is counted, the rows that a reader may know of being a
// part of it: whose rows are others has another total.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Sql } from './field-sql.ts';

interface Total {
  readonly total: number;
  readonly estimated: boolean;
}

interface Asked {
  readonly table: string;
  /** Of rows `t`. */
  readonly where: Sql;
  /** Count to the end, however long it takes. */
  readonly isExact: boolean;
}

export interface Totals {
  read(asked: Asked): Promise<Total>;
}

/** Rows counted exactly at most; beyond, the planner's estimate is good enough for a pager. */
const countedExactly = 10_000;
/** What another process writes is seen after this. */
const countHoldsMs = 2_000;
/** What is written meanwhile changes little of a number that says of itself that it is about right. */
const estimateHoldsMs = 60_000;
const mostKept = 1_000;

interface Kept extends Total {
  readonly until: number;
  readonly writes: number;
}

export function buildTotals(database: Database, elapsed: () => number = () => performance.now()): Totals {
  const known = new Map<string, Kept>();
  const holds = ({ until, writes, estimated }: Kept) =>
    elapsed() < until && (estimated || writes === database.writes());
  return {
    async read(asked) {
      const key = keyOf(database, asked);
      const kept = known.get(key);
      if (kept !== undefined && holds(kept)) return kept;
      const writes = database.writes();
      const total = await count(database, asked);
      known.delete(key);
      for (const oldest of known.keys()) {
        if (known.size < mostKept) break;
        known.delete(oldest);
      }
      known.set(key, { ...total, writes, until: elapsed() + (total.estimated ? estimateHoldsMs : countHoldsMs) });
      return total;
    },
  };
}

function keyOf(database: Database, { table, where, isExact }: Asked): string {
  const { sql: text, parameters } = where.compile(database.query);
  return createHash('sha256')
    .update(JSON.stringify([table, isExact, text, parameters]))
    .digest('base64');
}

async function count(database: Database, { table, where, isExact }: Asked): Promise<Total> {
  const from = sql`from ${sql.table(table)} t where ${where}`;
  const limit = isExact ? sql`` : sql` limit ${countedExactly + 1}`;
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from (select 1 ${from}${limit}) counted`.execute(database.query);
  const total = rows[0]?.total ?? 0;
  if (isExact || total <= countedExactly) return { total, estimated: false };
  const plan = await sql<{
    'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
  }>`explain (format json) select 1 ${from}`.execute(database.query);
  return {
    total: Math.max(total, Math.round(plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)),
    estimated: true,
  };
}

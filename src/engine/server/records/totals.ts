// How many rows a filter has, counted once and kept for a moment: a list that is paged through, or that many look at,
// is not counted for each page. Kept by the very condition that is counted, the rows that a reader may know of being a
// part of it: whose rows are others has another total.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Total } from '#engine/model/list-query.ts';
import type { Database } from '../database/database.ts';
import { callers } from '../database/turns.ts';
import type { Sql } from './field-sql.ts';

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

/** Of those who want rows alone. */
export const noTotals: Totals = { read: async () => ({ total: 0, totalIs: 'minimum' }) };

/** Rows counted exactly at most; beyond, the planner's estimate is good enough for a pager. */
const countedExactly = 10_000;
/** What another process writes is seen after this. */
const countHoldsMs = 2_000;
/** What is written meanwhile changes little of a number that says of itself that it is about right. */
const estimateHoldsMs = 60_000;
/** What is older is not told, not even until there is a newer one. */
const oldestEstimateMs = 600_000;
const mostKept = 1_000;

interface Kept extends Total {
  readonly until: number;
  readonly writes: number;
  /** Counted where everything up to there was seen. */
  readonly seen: bigint;
}

/**
 * What takes a second question is asked beside the page, never before it: a first page says how many there are at
 * least, an old estimate holds until the new one is there.
 */
export function buildTotals(database: Database, elapsed: () => number = () => performance.now()): Totals {
  const known = new Map<string, Kept>();
  const asking = new Set<string>();
  /** Not on the connection, nor in the turn, of the page that gave the reason. */
  const beside = AsyncLocalStorage.snapshot();

  function keep(key: string, total: Total, writes: number): Total {
    known.delete(key);
    for (const oldest of known.keys()) {
      if (known.size < mostKept) break;
      known.delete(oldest);
    }
    const holdsMs = total.totalIs === 'exact' ? countHoldsMs : estimateHoldsMs;
    known.set(key, { ...total, writes, seen: mustSee(), until: elapsed() + holdsMs });
    return total;
  }

  async function ask(key: string, asked: Asked, found?: number): Promise<void> {
    asking.add(key);
    try {
      const writes = database.writes();
      const counted = found === undefined ? await count(database, asked) : atLeast(found);
      keep(key, counted.totalIs === 'exact' ? counted : await estimate(database, asked, counted), writes);
    } catch {
      // Nobody waits for it; the next page asks again.
      known.delete(key);
    } finally {
      asking.delete(key);
    }
  }

  return {
    async read(asked) {
      const key = keyOf(database, asked);
      const kept = known.get(key);
      if (kept !== undefined && kept.totalIs !== 'exact' && elapsed() < kept.until + oldestEstimateMs) {
        if (elapsed() >= kept.until && !asking.has(key)) void beside(ask, key, asked);
        return kept;
      }
      const writes = database.writes();
      if (kept !== undefined && elapsed() < kept.until && kept.writes === writes && kept.seen >= mustSee()) return kept;
      const counted = keep(key, await count(database, asked), writes);
      if (counted.totalIs === 'minimum' && !asking.has(key)) void beside(ask, key, asked, counted.total);
      return counted;
    },
  };
}

/** What a replica has counted for others may lack what who asks now has written himself. */
function mustSee(): bigint {
  return callers.getStore()?.follows ?? 0n;
}

/** A condition that is kept with its page has its own. */
const digests = new WeakMap<Sql, string>();

function keyOf(database: Database, { table, where, isExact }: Asked): string {
  const digest = digests.get(where) ?? digestOf(database, where);
  digests.set(where, digest);
  return `${table} ${isExact} ${digest}`;
}

function digestOf(database: Database, where: Sql): string {
  const { sql: text, parameters } = where.compile(database.query);
  return createHash('sha256')
    .update(JSON.stringify([text, parameters]))
    .digest('base64');
}

async function count(database: Database, { table, where, isExact }: Asked): Promise<Total> {
  const limit = isExact ? sql`` : sql` limit ${countedExactly + 1}`;
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from (select 1 from ${sql.table(table)} t where ${where}${limit}) counted`.execute(
    database.query,
  );
  const total = rows[0]?.total ?? 0;
  return isExact || total <= countedExactly ? { total, totalIs: 'exact' } : atLeast(total);
}

function atLeast(total: number): Total {
  return { total, totalIs: 'minimum' };
}

async function estimate(database: Database, { table, where }: Asked, counted: Total): Promise<Total> {
  const plan = await sql<{
    'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
  }>`explain (format json) select 1 from ${sql.table(table)} t where ${where}`.execute(database.query);
  const rows = Math.round(plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
  return { total: Math.max(counted.total, rows), totalIs: 'estimated' };
}

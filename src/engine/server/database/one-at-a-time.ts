// Schemas are applied by one process at a time, on whichever machine it runs.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { jobLimitMs } from './backend.ts';
import type { Database } from './database.ts';

const lockKey = 7_160_412;
const pauseMs = 100;
/** As long as a statement of a job may take, and then some. */
const patienceMs = jobLimitMs + 60_000;

/**
 * Asks for its turn again and again: who waits inside a statement has a snapshot meanwhile, and an index that is made
 * beside writers waits until nobody has an older one. `run` is called in a transaction where the connection keeps
 * nothing beyond it.
 */
export function oneAtATime<T>(database: Database, run: () => Promise<T>): Promise<T> {
  return database.keepsSession ? inSession(database, run) : inTransaction(database, run);
}

async function inSession<T>(database: Database, run: () => Promise<T>): Promise<T> {
  const turn = buildTurn();
  while (!(await takes(database, 'pg_try_advisory_lock'))) await turn();
  try {
    return await run();
  } finally {
    // With the connection the lock is gone.
    await sql`select pg_advisory_unlock(${lockKey})`.execute(database.query).catch(() => {});
  }
}

async function inTransaction<T>(database: Database, run: () => Promise<T>): Promise<T> {
  const turn = buildTurn();
  for (;;) {
    const done = await database.transaction(
      async () => ((await takes(database, 'pg_try_advisory_xact_lock')) ? { result: await run() } : undefined),
      { yields: true },
    );
    if (done !== undefined) return done.result;
    await turn();
  }
}

function buildTurn(): () => Promise<void> {
  const end = performance.now() + patienceMs;
  return async () => {
    if (performance.now() > end)
      throw new Error(
        'Another process has been applying schemas to this database for more than a quarter of an hour. ' +
          `See which: select pid, state, query from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = ${lockKey}; ` +
          'wait for it, or end it (select pg_terminate_backend(<pid>)), and start again.',
      );
    await wait(pauseMs);
  };
}

async function takes(database: Database, lock: 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock'): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select ${sql.raw(lock)}(${lockKey}) as taken`.execute(database.query);
  return rows[0]?.taken === true;
}

// A caller's turn on a connection: its transactions, and the limits of what it asks.
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Backend } from './backend.ts';
import type { Tables } from './database.ts';

/** What one caller asks over one connection. */
export interface Session {
  readonly connection: Kysely<Tables>;
  inTransaction: boolean;
  open: boolean;
  /** What a transaction says first; behind a pooler it holds for nothing else. */
  begin: string;
}

/** Waiting for a lock ends before the statement itself, so that the error says what it was. */
export function limits(statementMs: number, of: 'session' | 'local' = 'session'): string {
  return [
    `set ${of} statement_timeout = ${statementMs}`,
    `set ${of} lock_timeout = ${Math.ceil(statementMs * 0.7)}`,
    `set ${of} idle_in_transaction_session_timeout = ${Math.max(statementMs, 60_000)}`,
  ].join('; ');
}

/** What a transaction says first. */
export function beginOf(pooled: boolean, statementMs: number): string {
  return pooled ? `begin; ${limits(statementMs, 'local')}` : 'begin';
}

/**
 * SQLSTATE deadlock_detected and serialization_failure: PostgreSQL let the other one win, and asks to try again; so it
 * does of statements prepared before the schema changed (prepared.ts).
 */
const lost: ReadonlySet<unknown> = new Set(['40P01', '40001', '0A000', '26000', '42P05']);
const attempts = 4;

/** SQLSTATE lock_not_available. */
const notAvailable = '55P03';
/** A transaction that yields waits so long for a lock, and so often begins again after a pause: for over a minute. */
const yielding = { lockMs: 3_000, pauseMs: 1_000, attempts: 20 };
/** What such a transaction says first. */
export const yieldingLimits = `set local lock_timeout = ${yielding.lockMs}`;

class TableInUseError extends Error {
  constructor(cause: Error) {
    super(
      `${cause.message}. Somebody uses the table for longer than was waited; nothing of this was changed. ` +
        `See who: select pid, state, xact_start, query from pg_stat_activity where datname = current_database() and xact_start < now() - interval '1 minute'; ` +
        'wait for them, or end them (select pg_terminate_backend(<pid>)), and start again.',
      { cause },
    );
  }
}

/** `yields`: behind whoever waits for a lock on a table, all others wait for it as well. */
export async function retryTransaction<T>(
  session: Session,
  run: () => Promise<T>,
  { yields = false }: { readonly yields?: boolean } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await retryLost(() => runTransaction(session, run, yields));
    } catch (error) {
      if (!yields || (error as { code?: unknown }).code !== notAvailable) throw error;
      if (attempt === yielding.attempts) throw new TableInUseError(error as Error);
      await wait(yielding.pauseMs);
    }
  }
}

/** What is one transaction, called again when another one was in its way. */
export async function retryLost<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !lost.has((error as { code?: unknown }).code)) throw error;
    }
  }
}

async function runTransaction<T>(session: Session, run: () => Promise<T>, yields: boolean): Promise<T> {
  const { connection, begin } = session;
  await connection.executeQuery(CompiledQuery.raw(begin));
  session.inTransaction = true;
  try {
    if (yields) await connection.executeQuery(CompiledQuery.raw(yieldingLimits));
    const result = await run();
    await commit(connection);
    return result;
  } catch (error) {
    // The first error is the one to tell; a connection that cannot roll back is gone anyway, and its transaction with
    // it.
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
    throw error;
  } finally {
    session.inTransaction = false;
  }
}

async function commit(connection: Kysely<Tables>): Promise<void> {
  const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'));
  // After an error that somebody swallowed PostgreSQL rolls back on commit, and only says so here.
  if (rows[0]?.command === 'ROLLBACK')
    throw new Error('The transaction was rolled back: one of its statements had failed');
}

export async function runJob<T>({
  session,
  backend,
  limitMs,
  jobMs,
  run,
}: {
  session: Session;
  backend: Backend;
  limitMs: number;
  jobMs: number;
  run: () => Promise<T>;
}): Promise<T> {
  const { connection } = session;
  backend.setLimit(jobMs);
  await connection.executeQuery(CompiledQuery.raw(limits(jobMs)));
  try {
    return await run();
  } finally {
    backend.setLimit(undefined);
    await connection.executeQuery(CompiledQuery.raw(limits(limitMs))).catch(() => {});
  }
}

/** Its transactions may take long; what it asks between them has the limits of everybody. */
export async function runPooledJob<T>(session: Session, begin: string, run: () => Promise<T>): Promise<T> {
  const { begin: usual } = session;
  session.begin = begin;
  try {
    return await run();
  } finally {
    session.begin = usual;
  }
}

// Five failed sign-ins close an account for fifteen minutes. Attempts are counted before the password is looked at, in one statement, so that
// many at once do not slip through; addresses without an account are counted alike, so that a lock-out tells no one which exist.
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isDue, isDueSql } from '../is-due.ts';
import type { Account } from './accounts.ts';

const attemptsAllowed = 5;
const lockOutMilliseconds = 15 * 60_000;

/** `locked` when no more attempts are taken until then; `lockedIfWrong` when failing this one locks. */
type Attempt = { readonly locked: Date } | { readonly locked?: undefined; readonly hash?: string; readonly lockedIfWrong?: Date };

interface Counter {
  readonly hash?: string;
  readonly failures: number;
  readonly lockedUntil: string | null;
}

export interface LockOut {
  /** Counts an attempt as failed until `clear` says otherwise. */
  count(account: Pick<Account, 'id' | 'organizationId'> | undefined, address: string, now: Date): Promise<Attempt>;
  clear(account: Pick<Account, 'id'>): Promise<void>;
}

export function buildLockOut(database: Database): LockOut {
  const strangers = buildStrangers();
  return {
    count: async (account, address, now) => {
      const counter = (account && (await countStored(database, account, now))) ?? strangers.count(address, now);
      return attemptOf(counter, now);
    },
    clear: async (account) => {
      await sql`update credential set failures = 0, locked_until = null where user_id = ${account.id}`.execute(database.query);
    },
  };
}

function attemptOf({ hash, failures, lockedUntil }: Counter, now: Date): Attempt {
  const until = lockedUntil === null || isOver(lockedUntil, now) ? undefined : new Date(lockedUntil);
  if (until !== undefined && failures > attemptsAllowed) return { locked: until };
  return { ...(hash !== undefined && { hash }), ...(until !== undefined && { lockedIfWrong: until }) };
}

function isOver(lockedUntil: string, now: Date): boolean {
  return isDue({ now, due: new Date(lockedUntil), interval: lockOutMilliseconds });
}

/** One statement: a lock that has run out starts anew, the fifth attempt sets the lock, later ones leave its end alone. */
async function countStored(database: Database, account: Pick<Account, 'id' | 'organizationId'>, now: Date): Promise<Counter | undefined> {
  const isRunOut = sql`(locked_until is not null and ${isDueSql({ now, due: sql`locked_until`, interval: lockOutMilliseconds })})`;
  const { rows } = await sql<Counter>`
    update credential set
      failures = case when ${isRunOut} then 1 else failures + 1 end,
      locked_until = case
        when ${isRunOut} then null
        when failures + 1 = ${attemptsAllowed} then ${lockEnd(now).toISOString()}::timestamptz
        else locked_until end
    where user_id = ${account.id} and organization_id = ${account.organizationId}
    returning password_hash as hash, failures, locked_until as "lockedUntil"`.execute(database.query);
  return rows[0];
}

function lockEnd(now: Date): Date {
  return new Date(now.getTime() + lockOutMilliseconds);
}

/** Counters of addresses without a password, in this process only; the oldest go when there are many. */
function buildStrangers() {
  const counters = new Map<string, Counter>();
  const most = 10_000;
  return {
    count(address: string, now: Date): Counter {
      const before = counters.get(address);
      const running = before !== undefined && (before.lockedUntil === null || !isOver(before.lockedUntil, now)) ? before : undefined;
      const failures = (running?.failures ?? 0) + 1;
      const counter = { failures, lockedUntil: failures === attemptsAllowed ? lockEnd(now).toISOString() : (running?.lockedUntil ?? null) };
      counters.delete(address);
      counters.set(address, counter);
      const oldest = counters.size > most ? counters.keys().next().value : undefined;
      if (oldest !== undefined) counters.delete(oldest);
      return counter;
    },
  };
}

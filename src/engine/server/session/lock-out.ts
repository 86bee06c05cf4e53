// Wrong passwords slow down whoever tries them, not the owner: five a quarter of an hour from one network address or
// one known browser. Attempts are counted before the password is looked at; accounts that do not exist are counted
// alike, so that no lock-out tells which do.
import type { Database } from '../database/database.ts';
import {
  closedUntil,
  countAttempt,
  forgetAccount,
  forgetAttempts,
  forgiveAttempt,
  networkOf,
  type Limit,
} from './attempts.ts';

/** Of one account from one place. */
const attemptsAllowed = 5;
/** Of one account from all places that nobody has signed in from: many addresses at once find a password no sooner. */
const strangersAllowed = 20;
/** Of one address, whatever the account. */
const addressAllowed = 30;

/** Who tries to get into which account, from where. */
export interface Trial {
  /** The account by what it is asked for with, whether it exists or not. */
  readonly account: string;
  /** Network address. */
  readonly from: string;
  /**
   * The browser, or the session, in which the account was signed in to before: what strangers do elsewhere does not
   * count here.
   */
  readonly device?: string | undefined;
}

/** `locked` when no more attempts are taken until then; `lockedIfWrong` when failing this one locks. */
interface Attempt {
  readonly locked?: Date;
  readonly lockedIfWrong?: Date;
}

export interface LockOut {
  /** Counts an attempt as failed until `clear` says otherwise. */
  count(trial: Trial, now: Date): Promise<Attempt>;
  /** The attempt was right. */
  clear(trial: Trial): Promise<void>;
}

export function buildLockOut(database: Database): LockOut {
  return {
    count: async (trial, now) => {
      const { closed, last } = await countAttempt(database, limitsOf(trial), now);
      return { ...(closed && { locked: closed }), ...(last && { lockedIfWrong: last }) };
    },
    clear: async (trial) => {
      await forgetAttempts(
        database,
        limitsOf(trial)
          .filter(({ most }) => most === attemptsAllowed)
          .map(({ key }) => key),
      );
      // Whoever tries many accounts does not get more tries by signing in to his own.
      for (const { key, most } of limitsOf(trial)) if (most !== attemptsAllowed) await forgiveAttempt(database, key);
    },
  };
}

/** Until when each account, by its sign-in name, is locked from somewhere. */
export function lockedUntil(
  database: Database,
  accounts: readonly string[],
  now: Date,
): Promise<readonly (Date | undefined)[]> {
  return closedUntil(database, accounts.map(ownerOf), now);
}

/** Lets an account in again, from wherever it was locked; a network that tried many stays locked. */
export function unlock(database: Database, account: string): Promise<void> {
  return forgetAccount(database, ownerOf(account));
}

function ownerOf(account: string): readonly string[] {
  return ['sign-in', account];
}

function limitsOf({ account: name, from, device }: Trial): readonly Limit[] {
  const account = ownerOf(name);
  if (device !== undefined) return [{ key: ['sign-in', name, 'device', device], most: attemptsAllowed, account }];
  const network = networkOf(from);
  return [
    { key: ['sign-in', name, 'address', network], most: attemptsAllowed, account },
    { key: ['sign-in', name, 'strangers'], most: strangersAllowed, account },
    { key: ['sign-in', 'address', network], most: addressAllowed },
  ];
}

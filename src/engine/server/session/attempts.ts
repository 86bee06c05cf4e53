// How often something was tried within a quarter of an hour, kept in the database so that all processes count together.
// What is counted is known by its hash alone: the table tells nobody which addresses were tried.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isDueSql } from '../jobs/is-due.ts';

const windowMilliseconds = 15 * 60_000;

/** Something that may be tried so often in the window; the last allowed try closes it for a window from then. */
export interface Limit {
  readonly key: readonly string[];
  readonly most: number;
  /** Whom it shuts out, so that he can be let in again. */
  readonly account?: readonly string[];
}

/** How the tries of all limits together stand. */
export interface Standing {
  /** Until then this try is refused. */
  readonly closed?: Date;
  /** This try is still let pass, and none after it until then. */
  readonly last?: Date;
}

/** Counts a try against each limit, in one statement, so that many at once do not slip through. */
export async function countAttempt(database: Database, limits: readonly Limit[], now: Date): Promise<Standing> {
  // In one order for all, so that no two wait for each other.
  const rows = limits
    .map(({ key, most, account }) => ({
      digest: digestOf(key),
      most,
      account: account === undefined ? null : digestOf(account),
    }))
    .toSorted((one, other) => Buffer.compare(one.digest, other.digest));
  const end = new Date(now.getTime() + windowMilliseconds).toISOString();
  const isOver = isDueSql({ now, due: sql`attempt.ends_at`, interval: windowMilliseconds });
  const counted = await sql<{ digest: Buffer; tries: number; ends: string }>`
    insert into attempt (key, tries, most, ends_at, account)
    values ${sql.join(rows.map(({ digest, most, account }) => sql`(${digest}, 1, ${most}, ${end}, ${account}::bytea)`))}
    on conflict (key) do update set
      tries = case when ${isOver} then 1 else attempt.tries + 1 end,
      most = excluded.most,
      account = excluded.account,
      ends_at = case when ${isOver} or attempt.tries + 1 = excluded.most then excluded.ends_at else attempt.ends_at end
    returning key as digest, tries, ends_at as ends`.execute(database.query);
  const most = new Map(rows.map((row) => [row.digest.toString('hex'), row.most]));
  const over = (by: number) =>
    latest(
      counted.rows
        .filter(({ digest, tries }) => tries >= (most.get(digest.toString('hex')) ?? 0) + by)
        .map(({ ends }) => new Date(ends)),
    );
  const [closed, last] = [over(1), over(0)];
  return { ...(closed && { closed }), ...(last && { last }) };
}

/** Until when each of the accounts is shut out somewhere; undefined for those that are not. */
export async function closedUntil(
  database: Database,
  accounts: readonly (readonly string[])[],
  now: Date,
): Promise<readonly (Date | undefined)[]> {
  const digests = accounts.map(digestOf);
  const isOver = isDueSql({ now, due: sql`ends_at`, interval: windowMilliseconds });
  const { rows } = await sql<{ account: Buffer; ends: string }>`
    select account, max(ends_at) as ends from attempt
    where account = any(${digests}::bytea[]) and tries >= most and not ${isOver} group by account`.execute(
    database.query,
  );
  const ends = new Map(rows.map(({ account, ends }) => [account.toString('hex'), new Date(ends)]));
  return digests.map((digest) => ends.get(digest.toString('hex')));
}

/** As if nobody had tried this account. */
export async function forgetAccount(database: Database, account: readonly string[]): Promise<void> {
  await sql`delete from attempt where account = ${digestOf(account)}`.execute(database.query);
}

/** As if they had never been tried. */
export async function forgetAttempts(database: Database, keys: readonly Limit['key'][]): Promise<void> {
  await sql`delete from attempt where key in (${sql.join(keys.map(digestOf))})`.execute(database.query);
}

/** Takes one try back, for those who came through: their address is no worse for it. */
export async function forgiveAttempt(database: Database, key: Limit['key']): Promise<void> {
  await sql`update attempt set tries = tries - 1 where key = ${digestOf(key)} and tries > 0`.execute(database.query);
}

/** A household has a whole network of addresses in IPv6: the first half names it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function digestOf(key: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(key)).digest();
}

function latest(dates: readonly Date[]): Date | undefined {
  return dates.toSorted((one, other) => other.getTime() - one.getTime())[0];
}

// Sessions as rows: who is behind a token now. Asked on each request, so that logout, a new password and a disabled
// user work at once.
import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { personActor, type Actor } from '../actor.ts';
import { ApiError } from '../http/api-error.ts';
import type { Database } from '../database/database.ts';
import { readPosition } from '../database/replicas.ts';
import { buildKept } from '../kept.ts';
import type { Account } from './accounts.ts';
import { isLive, likeness, owned, sessions } from '../records/standing.ts';
import type { Tokens } from './tokens.ts';

/** Renewed or not, a session ends this long after its sign-in. */
export const longestSessionSeconds = 30 * 24 * 60 * 60;

/** Sessions that are recalled: as many as people work at once, and more. */
const mostRecalled = 2_000;

export interface Session {
  readonly id: string;
  readonly actor: Actor;
  readonly createdAt: Date;
  /** Up to where in the database's log its person has written. */
  readonly writtenTo: bigint;
  /** Of which all of the actor follows (standing.ts). */
  readonly likeness: string;
}

/** A token for the client and the seconds it lasts. */
export interface Grant {
  readonly token: string;
  readonly expiresIn: number;
}

export interface SessionStore {
  open(account: Pick<Account, 'id' | 'organizationId'>): Promise<Grant>;
  /**
   * The live session behind a token; ApiError TOKEN_EXPIRED, ACCOUNT_DISABLED or UNAUTHENTICATED. The database is asked
   * when `known`, who hears whose token it is, has settled.
   */
  read(token: string, known?: (userId: string) => Promise<void>): Promise<Session>;
  /**
   * The session of a good token as it was last read, without a question to the database: it may have ended, or have
   * other rights since (standing.ts). Undefined where it is not known, or where replicas have to know how far it has come.
   */
  recall(token: string, known?: (userId: string) => Promise<void>): Promise<Session | undefined>;
  /** The session as it is now; undefined when it has ended. */
  find(session: Session): Promise<Session | undefined>;
  /**
   * A token with a new end for the same session; the one before stays good until its own end, so that other tabs go on.
   */
  renew(session: Session): Promise<Grant>;
  /**
   * Ends the session of a token, even of one that is past its end: it may have been renewed since. Other texts are let
   * pass.
   */
  revoke(token: string): Promise<void>;
  /**
   * What has been written until now the person's next call sees, whichever server answers. After the commit. Absent: one
   * server answers all.
   */
  readonly noteWrite: ((account: Pick<Account, 'id' | 'organizationId'>) => Promise<void>) | undefined;
  /** Every session of the user, as after a new password. */
  revokeAll(account: Pick<Account, 'id' | 'organizationId'>): Promise<void>;
}

export function buildSessionStore(parts: {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly clock: () => Date;
  readonly sessionSeconds: number;
}): SessionStore {
  const { database, tokens, clock, sessionSeconds } = parts;
  const last = buildKept<Session>(mostRecalled);

  async function grant(session: { readonly id: string; readonly createdAt: Date }, userId: string): Promise<Grant> {
    const now = clock();
    const age = (now.getTime() - session.createdAt.getTime()) / 1000;
    const expiresIn = Math.max(1, Math.floor(Math.min(sessionSeconds, longestSessionSeconds - age)));
    const expires = new Date(now.getTime() + expiresIn * 1000);
    return { token: await tokens.sign({ userId, sessionId: session.id }, now, expires), expiresIn };
  }

  return {
    open: async (account) => {
      const id = randomUUID();
      const now = clock();
      // The row ends when no token of it can be good any more; the token says its own end, so that asking for the next
      // one writes nothing.
      const latest = new Date(now.getTime() + longestSessionSeconds * 1000);
      await sql`
        insert into session (id, user_id, organization_id, created_at, expires_at)
        values (${id}, ${account.id}, ${account.organizationId}, ${now.toISOString()}, ${latest.toISOString()})`.execute(
        database.query,
      );
      return grant({ id, createdAt: now }, account.id);
    },
    read: async (token, known) => {
      const content = await tokens.read(token, clock());
      await known?.(content.userId);
      const session = await findSession(database, content.sessionId, content.userId);
      if (session !== undefined) return last.keep(token, session);
      throw new ApiError((await isDisabled(database, content)) ? 'ACCOUNT_DISABLED' : 'UNAUTHENTICATED');
    },
    recall: async (token, known) => {
      const { userId } = await tokens.read(token, clock());
      const session = database.hasReplicas ? undefined : last.find(token);
      if (session !== undefined) await known?.(userId);
      return session;
    },
    find: ({ id, actor }) => findSession(database, id, actor.userId),
    renew: (session) => grant(session, session.actor.userId),
    revoke: async (token) => {
      const content = await tokens.read(token, new Date(0)).catch(() => undefined);
      if (content === undefined) return;
      await sql`
        update session set revoked_at = ${clock().toISOString()}
        where id = ${content.sessionId} and user_id = ${content.userId} and revoked_at is null`.execute(database.query);
    },
    noteWrite: database.hasReplicas ? (account) => noteWrite(database, account) : undefined,
    revokeAll: async ({ id, organizationId }) => {
      await sql`
        update session set revoked_at = ${clock().toISOString()}
        where user_id = ${id} and organization_id = ${organizationId} and revoked_at is null`.execute(database.query);
    },
  };
}

/** In all his sessions: what he did on his phone he sees at his desk. */
async function noteWrite(
  database: Database,
  { id, organizationId }: Pick<Account, 'id' | 'organizationId'>,
): Promise<void> {
  await sql`
    update session set written_to = pg_current_wal_insert_lsn()::text
    where user_id = ${id} and organization_id = ${organizationId} and revoked_at is null`.execute(database.query);
}

interface SessionRow {
  readonly id: string;
  readonly created_at: string;
  readonly written_to: string | null;
  readonly user_id: string;
  readonly organization_id: string;
  readonly name: string;
  readonly role: readonly string[];
  readonly likeness: string;
  /** The columns of `owned`. */
  readonly [column: string]: unknown;
}

/** The same for every request, and so made once. */
const sessionQuery = `
  select session.id, session.created_at, session.written_to, person.id as user_id, person.organization_id, person.name, person.role${owned
    .map(({ column }) => `, person."${column}"`)
    .join('')}, ${likeness} as likeness
  from ${sessions} where session.id = $1 and session.user_id = $2 and ${isLive}`;

async function findSession(database: Database, sessionId: string, userId: string): Promise<Session | undefined> {
  const { rows } = await database.prepared<SessionRow>(CompiledQuery.raw(sessionQuery, [sessionId, userId]), {
    ofLeader: true,
  });
  const row = rows[0];
  return (
    row && {
      id: row.id,
      createdAt: new Date(row.created_at),
      likeness: row.likeness,
      writtenTo: readPosition(row.written_to),
      actor: personActor({
        userId: row.user_id,
        name: row.name,
        roles: row.role,
        organizationId: row.organization_id,
        own: Object.fromEntries(owned.map(({ field, column }) => [field, (row[column] as string[] | null) ?? []])),
      }),
    }
  );
}

/** Whether the holder of a good token was shut out: he is told why his session ended. */
async function isDisabled(
  database: Database,
  { sessionId, userId }: { readonly sessionId: string; readonly userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.raw(sessions)}
    where session.id = ${sessionId} and session.user_id = ${userId} and person.status = 'disabled'`.execute(
    database.query,
  );
  return rows.length > 0;
}

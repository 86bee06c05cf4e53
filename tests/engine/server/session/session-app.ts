// An application with people of two organisations, a clock that tests set and letters that tests read.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { modules } from '../../../../src/server.ts';
import { buildApp } from '#engine/server/app.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { Mail } from '#engine/server/mail/mailer.ts';
import { addUser } from '#engine/server/session/register-user.ts';
import { writeHash, type Account } from '#engine/server/session/accounts.ts';
import { hashPassword } from '#engine/server/session/password-hash.ts';
import type { Settings } from '#engine/server/settings.ts';
import { testSettings } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';

export const password = 'Segredo123';
export const settings: Settings = { ...testSettings, publicUrl: 'https://bilhetes.example.com' };

export interface SessionApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly letters: Mail[];
  /** From now on no letter can be sent. */
  breakMail(): void;
  /** Moves the clock. */
  pass(seconds: number): void;
  post(url: string, body: unknown, options?: CallOptions): Promise<Answer>;
  get(url: string, options?: CallOptions): Promise<Answer>;
  remove(url: string, options?: CallOptions): Promise<Answer>;
  signIn(email: string, options?: CallOptions): Promise<string>;
  add(user: Partial<Account> & { readonly email: string }, withPassword?: string): Promise<Account>;
  /** Another process on the same database. */
  second(): Promise<Pick<SessionApp, 'post'>>;
  close(): Promise<void>;
}

interface CallOptions {
  readonly token?: string;
  readonly language?: string;
  /** Caller's address: limits count by it. */
  readonly from?: string;
  readonly cookie?: string;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // The tests say what they expect; a wrong shape fails them.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

let addresses = 0;

export async function openSessionApp(changed: Partial<Settings> = {}): Promise<SessionApp> {
  const database = await openTestDatabase();
  const letters: Mail[] = [];
  let now = new Date('2026-11-20T12:00:00Z');
  const clock = () => now;
  let isMailBroken = false;
  const mailer = {
    send: async (mail: Mail) => {
      if (isMailBroken) throw new Error('550 mailbox of the tests is broken');
      letters.push(mail);
    },
  };
  const app = await buildApp({ database, settings: { ...settings, ...changed }, clock, mailer, modules });
  const others: FastifyInstance[] = [];

  async function call(
    to: FastifyInstance,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { token, language, from, cookie }: CallOptions,
    payload?: unknown,
  ): Promise<Answer> {
    addresses += 1;
    const answer = await to.inject({
      method,
      url,
      remoteAddress: from ?? `10.0.${addresses >> 8}.${addresses & 255}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
        ...(language !== undefined && { 'accept-language': language }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.payload === '' ? undefined : answer.json(),
    };
  }

  const post = (url: string, body: unknown, options: CallOptions = {}) => call(app, 'POST', url, options, body);
  return {
    app,
    database,
    letters,
    breakMail: () => {
      isMailBroken = true;
    },
    pass: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    post,
    get: (url, options = {}) => call(app, 'GET', url, options),
    remove: (url, options = {}) => call(app, 'DELETE', url, options),
    signIn: async (email, options) => {
      const { body } = await post('/session', { email, password }, options);
      return body.token as string;
    },
    add: async (user, withPassword) => {
      const added = await addUser(
        database,
        { organizationId: 'icd', name: 'Ana', role: ['admin'], status: 'active', ...user },
        now,
      );
      if (added === undefined) throw new Error(`${user.email} is taken`);
      if (withPassword !== undefined) await writeHash(database, added, await hashPassword(withPassword), now);
      return added;
    },
    second: async () => {
      const other = await buildApp({ database, settings: { ...settings, ...changed }, clock, mailer, modules });
      others.push(other);
      return { post: (url, body, options = {}) => call(other, 'POST', url, options, body) };
    },
    close: async () => {
      for (const other of others) await other.close();
      await app.close();
      await database.close();
    },
  };
}

/** The state of the user, as an administrator would change it. */
export async function setStatus(database: Database, email: string, status: Account['status']): Promise<void> {
  await sql`update "user" set status = ${status} where email = ${email}`.execute(database.query);
}

export async function addOrganization(database: Database, id: string): Promise<void> {
  await sql`insert into organization (id, name) values (${id}, ${id.toUpperCase()})`.execute(database.query);
}

/** The token of the last letter's link. */
export function tokenOfLetter(letters: readonly Mail[]): string {
  return new URL(letters.at(-1)?.link ?? '').searchParams.get('token') ?? '';
}

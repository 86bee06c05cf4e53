// The whole application on a test database, with people of each role who are really signed in, and a clock that tests
// set.
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { buildApp, type AppParts } from '#engine/server/app.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { Mail } from '#engine/server/mail/mailer.ts';
import { modules } from '../../src/server.ts';
import type { JobParts } from '#engine/server/jobs/job.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import { buildSessionStore } from '#engine/server/session/session-store.ts';
import { buildTokens } from '#engine/server/session/tokens.ts';
import { defaultSessionSeconds, type Settings } from '#engine/server/settings.ts';
import { sendMails } from '#engine/server/mail/send-mails.ts';
import { openTestDatabase } from './database.ts';

export const testSettings: Settings = {
  port: 0,
  host: '127.0.0.1',
  drainSeconds: 0,
  dataDir: '/nonexistent',
  replicaUrls: [],
  storage: 'embedded',
  preparedStatements: true,
  databasePooled: false,
  rollingUpdate: false,
  keepFiles: true,
  prerender: true,
  publicUrl: 'http://localhost:3000',
  mailFrom: 'ICD <no-reply@example.com>',
  sessionSecret: 'a secret of the tests that is long enough',
  sessionSeconds: defaultSessionSeconds,
  accessRequestHours: 72,
  orderHoldMinutes: 30,
  visitToleranceDays: 1,
  demo: false,
  organizationId: 'icd',
  organizationName: 'ICD',
  registration: false,
  openapiPublic: false,
  corsOrigins: [],
  trustProxy: false,
  erasureDays: 15,
  fiscalYears: 5,
  adminEmail: 'admin@example.com',
};

interface Person {
  readonly roles: readonly string[];
  readonly organizationId?: string;
  readonly providerIds?: readonly string[];
  readonly distributorIds?: readonly string[];
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // The tests say what they expect; a wrong shape fails them.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls of one person. */
export interface Caller {
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
  call(url: string, call?: Call): Promise<Answer>;
  get(url: string, headers?: Call['headers']): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Call['headers']): Promise<Answer>;
  put(url: string, body?: unknown, headers?: Call['headers']): Promise<Answer>;
  remove(url: string, headers?: Call['headers']): Promise<Answer>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly letters: Mail[];
  readonly guest: Caller;
  /** A signed-in user with these roles, of the organisation icd unless said otherwise. */
  as(...roles: readonly string[]): Promise<Caller>;
  person(person: Person): Promise<Caller>;
  /** Headers of a signed-in user with the role. */
  actorHeaders(role: string): Promise<Readonly<Record<string, string>>>;
  /**
   * It stands still there, or goes on by so many milliseconds whenever it is read, so that what is later is told as
   * later.
   */
  setClock(now: Date, tickMs?: number): void;
  /** Background jobs run here only when a test says so: all that are due, as often as it says. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

export async function startApp({
  settings,
  database: given,
  log,
  former,
}: {
  readonly settings?: Partial<Settings>;
  readonly database?: Database;
  readonly log?: FastifyBaseLogger;
  readonly former?: AppParts['former'];
} = {}): Promise<TestApp> {
  const database = given ?? (await openTestDatabase());
  let now: Date | undefined;
  let tick = 0;
  const clock = () => {
    const answer = now ?? new Date();
    if (now !== undefined) now = new Date(now.getTime() + tick);
    return answer;
  };
  const letters: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void letters.push(mail) };
  const all = { ...testSettings, ...settings };
  const app = await buildApp({
    database,
    settings: all,
    clock,
    mailer,
    modules,
    ...(log && { log }),
    ...(former && { former }),
  });
  const store = buildSessionStore({
    database,
    tokens: buildTokens(all.sessionSecret),
    clock,
    sessionSeconds: all.sessionSeconds,
  });

  async function person({
    roles,
    organizationId = 'icd',
    providerIds = [],
    distributorIds = [],
  }: Person): Promise<Caller> {
    const id = uuidV7(new Date());
    const at = clock().toISOString();
    await sql`insert into organization (id, name) values (${organizationId}, ${organizationId}) on conflict do nothing`.execute(
      database.query,
    );
    await sql`
      insert into ${sql.table('user')} (id, organization_id, created_at, updated_at, version, name, role, email, status, provider_ids, distributor_ids)
      values (${id}, ${organizationId}, ${at}, ${at}, 1, ${`Pessoa ${roles.join(' ')}`}, ${[...roles]}, ${`${id}@example.com`}, 'active', ${[...providerIds]}, ${[...distributorIds]})`.execute(
      database.query,
    );
    const { token } = await store.open({ id, organizationId });
    return buildCaller(app, id, { authorization: `Bearer ${token}` });
  }

  return {
    app,
    database,
    letters,
    guest: buildCaller(app, '', {}),
    person,
    as: (...roles) => person({ roles }),
    actorHeaders: async (role) => (await person({ roles: [role] })).headers,
    setClock: (date, tickMs = 0) => {
      now = date;
      tick = tickMs;
    },
    runJobs: () =>
      runAllJobs({
        database,
        settings: all,
        clock,
        mailer,
        behaviours: modules.behaviours,
        log: { info: () => {}, warn: () => {}, error: () => {} },
      }),
    close: async () => {
      await app.close();
      if (given === undefined) await database.close();
    },
  };
}

async function runAllJobs(parts: JobParts): Promise<void> {
  for (const job of modules.jobs) await job.run(parts);
  // Letters of the jobs themselves.
  await sendMails.run(parts);
}

function buildCaller(app: FastifyInstance, userId: string, own: Readonly<Record<string, string>>): Caller {
  async function call(url: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Answer> {
    const options: InjectOptions = { method, url, headers: { 'accept-language': 'en', ...own, ...headers } };
    const answer = await app.inject(
      body === undefined
        ? options
        : {
            ...options,
            payload: JSON.stringify(body),
            headers: { 'content-type': 'application/json', ...options.headers },
          },
    );
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body: answer.payload === '' ? undefined : answer.json(),
    };
  }
  const sending = (method: Call['method']) => (url: string, body?: unknown, headers?: Call['headers']) =>
    call(url, { ...(method && { method }), ...(body !== undefined && { body }), ...(headers && { headers }) });
  return {
    userId,
    headers: own,
    call,
    get: (url, headers) => call(url, headers && { headers }),
    post: sending('POST'),
    put: sending('PUT'),
    remove: (url, headers) => call(url, { method: 'DELETE', ...(headers && { headers }) }),
  };
}

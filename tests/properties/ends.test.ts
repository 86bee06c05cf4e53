// What ends a session ends it on the next request, wherever it is noticed: in a call, in a file that is being sent, in
// the repetition of a call, in another process on the same database. What only changes it works from the next request
// on.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHash } from '#engine/server/session/accounts.ts';
import { hashPassword } from '#engine/server/session/password-hash.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let second: TestApp;
let rotated: TestApp;
let admin: Caller;
let hash: string;
const password = 'Segredo123';
const next = 'Segredo456';
/** Several pages of what a file reads at once. */
const rowsListed = 3500;

beforeAll(async () => {
  server = await startApp({ settings: { trustProxy: true } });
  second = await startApp({ database: server.database });
  rotated = await startApp({
    database: server.database,
    settings: { sessionSecret: 'another secret, chosen after the first was seen by somebody' },
  });
  admin = await server.as('admin');
  hash = await hashPassword(password);
  await create(admin, 'productCategory');
  await server.database.job(() =>
    sql`
    insert into product_category (id, organization_id, created_at, updated_at, version, name, description)
    select gen_random_uuid(), 'icd', now(), now(), 1, 'Categoria ' || n, repeat('a', 500) from generate_series(1, ${rowsListed}) n`.execute(
      server.database.query,
    ),
  );
});
afterAll(async () => {
  await rotated.close();
  await second.close();
  await server.close();
});

/** Somebody with a password, who has made a record under a key. */
interface Member {
  readonly caller: Caller;
  readonly email: string;
  readonly key: Readonly<Record<string, string>>;
  readonly body: Values;
}

let made = 0;
const elsewhere = () => ({ 'x-forwarded-for': `10.9.${(made += 1) >> 8}.${made & 255}` });

async function join(): Promise<Member> {
  const caller = await server.as('inventory');
  await writeHash(server.database, { id: caller.userId, organizationId: 'icd' }, hash, new Date());
  const key = { 'idempotency-key': `once-${caller.userId}` };
  const body = { name: `Feita por ${caller.userId}` };
  expect((await caller.post('/api/product-categories', body, key)).status).toBe(201);
  return { caller, email: `${caller.userId}@example.com`, key, body };
}

async function resetLink({ email }: Member): Promise<string> {
  expect((await server.guest.post('/password/forgot', { email }, elsewhere())).status).toBe(200);
  return new URL(server.letters.findLast(({ to }) => to === email)?.link ?? '').searchParams.get('token') ?? '';
}

const useLink = (token: string) =>
  server.guest.post('/password/reset', { token, password: next, password_confirmation: next }, elsewhere());

/** What happens, and the status of the next request: 401 where the session has ended. */
const ends: readonly (readonly [string, (member: Member) => Promise<unknown>, number])[] = [
  ['signing out', ({ caller }) => caller.remove('/session'), 401],
  [
    'another password',
    ({ caller }) =>
      caller.post('/api/auth/password', { current_password: password, password: next, password_confirmation: next }),
    401,
  ],
  // Anybody may ask for a letter to somebody's address: it ends nothing.
  ['a letter asked for', resetLink, 200],
  ['a letter used', async (member) => useLink(await resetLink(member)), 401],
  ['being disabled', ({ caller }) => admin.post(`/api/users/${caller.userId}/actions/disable`), 401],
  // Nobody is signed out by it; what he may do from now on is what his new role may.
  ['another role', ({ caller }) => admin.put(`/api/users/${caller.userId}`, { role: ['teacher'] }), 403],
  ['another organisation', ({ caller }) => move(caller), 401],
  ['being deleted', ({ caller }) => admin.remove(`/api/users/${caller.userId}`), 401],
];

async function move({ userId }: Caller): Promise<void> {
  await sql`insert into organization (id, name) values ('outra', 'Outra') on conflict do nothing`.execute(
    server.database.query,
  );
  await sql`update "user" set organization_id = 'outra' where id = ${userId}`.execute(server.database.query);
}

describe.each(ends)('%s', (_, end, status) => {
  it('counts from the next request on: in a call, its repetition, another process, and in a file on its way', async () => {
    const member = await join();
    const { caller, key, body } = member;
    const file = await beginFile(caller);
    await end(member);
    expect((await caller.get('/api/product-categories?_start=0&_end=1')).status).toBe(status);
    expect((await caller.post('/api/product-categories', body, key)).status).toBe(status === 200 ? 201 : status);
    expect(
      (await second.app.inject({ url: '/api/product-categories?_start=0&_end=1', headers: caller.headers })).statusCode,
    ).toBe(status);
    expect(
      (
        await second.app.inject({
          method: 'POST',
          url: '/api/product-categories',
          headers: { ...caller.headers, ...key },
          payload: body,
        })
      ).statusCode,
    ).toBe(status === 200 ? 201 : status);
    const { isWhole, rows } = await file.readOn();
    expect(isWhole).toBe(status === 200);
    if (status === 200) expect(rows).toBeGreaterThan(rowsListed);
    else expect(rows).toBeLessThan(rowsListed);
  });
});

it('another secret ends every session in the processes that have it', async () => {
  const { caller, key, body } = await join();
  expect(
    (await rotated.app.inject({ url: '/api/product-categories?_start=0&_end=1', headers: caller.headers })).statusCode,
  ).toBe(401);
  expect(
    (
      await rotated.app.inject({
        method: 'POST',
        url: '/api/product-categories',
        headers: { ...caller.headers, ...key },
        payload: body,
      })
    ).statusCode,
  ).toBe(401);
  expect(
    (await rotated.app.inject({ url: `/session?token=${caller.headers['authorization']?.slice(7)}` })).statusCode,
  ).toBe(401);
});

interface RunningFile {
  /** Lets the rest come: how many lines, and whether the file came to its end. */
  readOn(): Promise<{ readonly isWhole: boolean; readonly rows: number }>;
}

/** A file of which the first part has come and whose reader waits: no further page is read before he goes on. */
async function beginFile(caller: Caller): Promise<RunningFile> {
  const answer = await server.app.inject({
    url: '/api/product-categories/export?format=csv&columns=name,description',
    headers: caller.headers,
    payloadAsStream: true,
  });
  expect(answer.statusCode).toBe(200);
  const parts = answer.stream()[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rows = linesOf((await parts.next()).value as Buffer);
  return {
    readOn: async () => {
      try {
        for (let part = await parts.next(); part.done !== true; part = await parts.next()) rows += linesOf(part.value);
        return { isWhole: rows > rowsListed, rows };
      } catch {
        return { isWhole: false, rows };
      }
    },
  };
}

function linesOf(part: Buffer): number {
  return part.toString('latin1').split('\n').length - 1;
}

describe('what is good once is good once, however many come at the same time', () => {
  const together = <Result>(call: (time: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: 20 }, (_, time) => call(time)));

  it('a link to choose a password', async () => {
    const token = await resetLink(await join());
    const answers = await together(() => useLink(token));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  it('an invitation', async () => {
    const { email } = await create(admin, 'user', { email: `convidada${made}@example.com` });
    await server.runJobs();
    const token =
      new URL(server.letters.findLast(({ to }) => to === email)?.link ?? '').searchParams.get('token') ?? '';
    const answers = await together(() => useLink(token));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a link to decide on a request for access', async () => {
    const developer = await server.as('techSupport');
    const supervisor = await server.as('supervisor');
    const request = await create(developer, 'accessRequest', {
      developer: { userId: developer.userId },
      requestType: 'other',
      reason: 'Precisa ver os registros',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    await server.runJobs();
    const letter = server.letters.findLast(
      ({ to, text }) => to === `${supervisor.userId}@example.com` && text.includes('resource-access-request/approve'),
    );
    const path = /\/resource-access-request\/approve\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';
    const answers = await together((time) =>
      server.guest.post(`/api${path}`, { version: request['version'], note: `${time}` }, elsewhere()),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { body: history } = await admin.get(`/api/access-requests/${String(request['id'])}/history`);
    expect((history as Values[]).filter(({ action }) => action === 'approve')).toHaveLength(1);
  });

  it('a key of a creation: one record, the same for all', async () => {
    const { caller } = await join();
    const answers = await together((time) =>
      (time % 2 === 0 ? server : second).app.inject({
        method: 'POST',
        url: '/api/product-categories',
        headers: { ...caller.headers, 'idempotency-key': 'twenty-at-once' },
        payload: { name: 'Vinte de uma vez' },
      }),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json<Values>()['id'])).size).toBe(1);
  });
});

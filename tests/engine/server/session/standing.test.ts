// A list, and a record, takes whoever asked a moment ago for whom he was, and finds nothing unless he still is: what ended his session
// or changed his rights works on his next call, whichever process did it.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let isCounted = false;
const asked: string[] = [];

beforeAll(async () => {
  // Before connections are made, which keep the function they find.
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function ask(this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    if (isCounted) asked.push(typeof first === 'string' ? first : (first as { text: string }).text);
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  });
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

async function count(run: () => Promise<unknown>): Promise<readonly string[]> {
  asked.splice(0);
  isCounted = true;
  await run();
  isCounted = false;
  return [...asked];
}

/** As another process would. */
const change = (userId: string, set: ReturnType<typeof sql>) =>
  sql`update "user" set ${set} where id = ${userId}`.execute(server.database.query);
const end = (userId: string) =>
  sql`update session set revoked_at = now() where user_id = ${userId}`.execute(server.database.query);

/** By a page, a page of declared values, one of others, and a search. */
const lists = [
  '/api/providers',
  '/api/providers?status=active',
  '/api/providers?tradeName_like=a',
  '/api/providers?q=parque',
];

describe('a list', () => {
  beforeAll(async () => {
    await create(admin, 'provider', { tradeName: 'Parque das Aves' });
  });

  it('takes one statement from the second call of a person on', async () => {
    const person = await server.person({ roles: ['supervisor'] });
    expect(await count(() => person.get('/api/providers'))).toHaveLength(2);
    const [statement, ...more] = await count(() => person.get('/api/providers'));
    expect(more).toEqual([]);
    expect(statement).toMatch(/^select .* from "provider" t .* and exists \(\s*select 1 from session /s);
  });

  it.each(lists)('is refused from when the session has ended: %s', async (path) => {
    const person = await server.person({ roles: ['supervisor'] });
    for (const _ of [1, 2]) expect((await person.get(path)).body).not.toHaveLength(0);
    await end(person.userId);
    const { status, body } = await person.get(path);
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('says whose account was closed', async () => {
    const person = await server.person({ roles: ['supervisor'] });
    await person.get('/api/providers');
    await change(person.userId, sql`status = 'disabled'`);
    const { status, body } = await person.get('/api/providers');
    expect([status, body.code]).toEqual([401, 'ACCOUNT_DISABLED']);
  });

  it('is as the roles are now: more are let in, and less are', async () => {
    const person = await server.person({ roles: ['inventory'] });
    expect((await person.get('/api/users')).status).toBe(403);
    await change(person.userId, sql`role = array['admin']`);
    expect((await person.get('/api/users')).status).toBe(200);
    await change(person.userId, sql`role = array['inventory']`);
    expect((await person.get('/api/users')).status).toBe(403);
  });

  it.each(['', '?status=active', '?tradeName_like=a', '?q=mirante'])(
    'shows the rows that are his now: %s',
    async (query) => {
      const [mine, other] = await Promise.all(
        ['Mirante A', 'Mirante B'].map((tradeName) => create(admin, 'provider', { tradeName })),
      );
      const operator = await server.person({ roles: ['operator'], providerIds: [String(mine?.['id'])] });
      const seen = async () => (await operator.get(`/api/providers${query}`)).body.map(({ id }: { id: string }) => id);
      for (const _ of [1, 2]) expect(await seen()).toEqual([mine?.['id']]);
      await change(operator.userId, sql`provider_ids = array[${other?.['id']}]::uuid[]`);
      expect(await seen()).toEqual([other?.['id']]);
    },
  );

  it('that is empty is one', async () => {
    const person = await server.person({ roles: ['supervisor'] });
    for (const _ of [1, 2, 3]) {
      const { status, body } = await person.get('/api/providers?q=nothing-has-this-name');
      expect([status, body]).toEqual([200, []]);
    }
    // What searches long is not asked twice: whether the session stands was asked by itself.
    expect(await count(() => person.get('/api/providers?q=nothing-has-this-name'))).toHaveLength(2);
  });

  it('looked at as another role is decided by what the viewer may now', async () => {
    const person = await server.person({ roles: ['admin'] });
    const look = () => person.get('/api/providers', { 'x-view-as': 'supervisor' });
    await person.get('/api/providers');
    expect((await look()).status).toBe(200);
    await change(person.userId, sql`role = array['supervisor']`);
    expect((await look()).status).toBe(403);
  });
});

describe('a record', () => {
  it('takes one statement, and none is shown to whose session has ended or who may not know of it any more', async () => {
    const [mine, other] = await Promise.all([create(admin, 'provider'), create(admin, 'provider')]);
    const operator = await server.person({ roles: ['operator'], providerIds: [String(mine?.['id'])] });
    const status = async (record = mine) => (await operator.get(`/api/providers/${String(record?.['id'])}`)).status;
    expect([await status(), await status(other)]).toEqual([200, 404]);
    expect(await count(status)).toHaveLength(1);
    await change(operator.userId, sql`provider_ids = array[${other?.['id']}]::uuid[]`);
    expect([await status(), await status(other)]).toEqual([404, 200]);
    await end(operator.userId);
    expect([await status(), await status(other)]).toEqual([401, 401]);
  });

  it('under a parent is asked for with its session', async () => {
    const contact = await create(admin, 'providerContact');
    const path = `/api/providers/${String(contact['providerId'])}/contacts`;
    const person = await server.person({ roles: ['supervisor'] });
    const statuses = async () => {
      const answers = [await person.get(`${path}/${String(contact['id'])}`), await person.get(path)];
      return answers.map(({ status }) => status);
    };
    for (const _ of [1, 2]) expect(await statuses()).toEqual([200, 200]);
    await end(person.userId);
    expect(await statuses()).toEqual([401, 401]);
  });
});

it('no answer goes out whose session nobody looked at', async () => {
  const other = await startApp();
  other.app.get('/api/careless', { config: { presumes: true } }, async () => ({ secret: true }));
  const person = await other.as('supervisor');
  // The first time it is asked for.
  expect((await person.get('/api/careless')).body).toEqual({ secret: true });
  expect((await person.get('/api/careless')).status).toBe(500);
  await other.close();
});

// One question of everything that is searched: each collection is found as by its own list.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setTimeout } from 'node:timers/promises';
import { entities } from '#generated/entities.ts';
import type { Entity } from '#engine/model/entity.ts';
import { ApiError } from '#engine/server/http/api-error.ts';
import { searchEach } from '#engine/server/search/search-routes.ts';
import { startApp, type Answer, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  const north = await create(admin, 'provider', { tradeName: 'Parque Mágico do Norte' });
  for (let number = 1; number <= 7; number++) await create(admin, 'provider', { tradeName: `Mágico ${number}` });
  await create(admin, 'ride', { providerId: north['id'], name: 'Roda mágica' });
  await create(admin, 'productCategory', { name: 'Mágica' });
  await create(admin, 'customer', { name: 'Mágico Ferreira' });
});
afterAll(() => server.close());

const search = (caller: Caller, words: string) => caller.get(`/api/search?q=${encodeURIComponent(words)}`);
const collections = ({ body }: Answer) => (body.found as { collection: string }[]).map(({ collection }) => collection);
const recordsOf = ({ body }: Answer, wanted: string) =>
  (body.found as { collection: string; records: Record<string, unknown>[] }[]).find(
    ({ collection }) => collection === wanted,
  )?.records ?? [];

describe('a search in everything', () => {
  it('finds of each collection the first five of its list, in whatever letters it is typed', async () => {
    const answer = await search(admin, 'MAGIC');
    expect(answer.status).toBe(200);
    expect(answer.body.missing).toEqual([]);
    expect(collections(answer).sort()).toEqual(['customers', 'product-categories', 'providers', 'rides']);
    const list = await admin.get('/api/providers?q=MAGIC&_end=5');
    expect(recordsOf(answer, 'providers')).toEqual(list.body);
    expect(list.headers['x-total-count']).toBe('8');
  });

  it('tells of a record the titles of those that it belongs to', async () => {
    const [ride] = recordsOf(await search(admin, 'roda'), 'rides');
    expect(ride?.['_with']).toEqual({ providerId: { tradeName: 'Parque Mágico do Norte' } });
  });

  it('finds for each role what its own lists find, and nothing of what it may not read', async () => {
    for (const role of ['admin', 'director', 'quality', 'supervisor', 'financial', 'sales', 'operator', 'issuer']) {
      const caller = await server.as(role);
      const answer = await search(caller, 'magic');
      for (const entity of Object.values<Entity>(entities).filter(({ search: paths }) => paths.length > 0)) {
        const list = await caller.get(`/api/${entity.collection}?q=magic&_end=5`);
        const found = recordsOf(answer, entity.collection).map(({ _with: _told, ...record }) => record);
        expect([role, entity.name, found]).toEqual([role, entity.name, list.status === 200 ? list.body : []]);
      }
    }
  });

  it('is for people who are signed in, of two letters or more, and of no other parameter', async () => {
    expect((await search(server.guest, 'magic')).status).toBe(401);
    expect((await server.guest.get('/api/search')).status).toBe(401);
    for (const query of ['', '?q=', '?q=%20%20', '?q=a', '?q=%20a%20', '?q=😀', '?q=ab&_end=9', '?q=a%00b']) {
      const { status, body } = await admin.get(`/api/search${query}`);
      expect([query, status, body.message]).toEqual([query, 400, expect.stringMatching(/q|_end/)]);
    }
    const many = await search(admin, 'a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11');
    expect([many.status, many.body.code]).toEqual([400, 'OVER_BUDGET']);
  });
});

describe('searching each of many', () => {
  const asked = Object.values<Entity>(entities).slice(0, 9);
  const names = asked.map(({ collection }) => collection);
  const never = new AbortController().signal;

  it('asks a few at a time, and answers in the order of the entities', async () => {
    let running = 0;
    let most = 0;
    const answer = await searchEach(asked, {
      find: async ({ name }) => {
        most = Math.max(most, ++running);
        await setTimeout(name.length % 5);
        running--;
        return [{ id: name }];
      },
      missed: expect.fail,
      signal: never,
    });
    expect(most).toBe(4);
    expect(answer).toEqual({
      found: asked.map(({ collection, name }) => ({ collection, records: [{ id: name }] })),
      missing: [],
    });
  });

  it('names what could not be searched, and what had not answered in time, beside what was found', async () => {
    const time = new AbortController();
    const missed = vi.fn();
    const asking = searchEach(asked, {
      find: async ({ collection }) => {
        if (collection === names[1]) throw new Error('no connection');
        if (collection === names[2]) await new Promise(() => {});
        if (collection === names[8]) time.abort();
        return [{ id: 'x' }];
      },
      missed,
      signal: time.signal,
    });
    const { found, missing } = await asking;
    expect(missed.mock.calls.map(([entity]) => (entity as Entity).collection)).toEqual([names[1]]);
    expect(missing).toEqual(expect.arrayContaining([names[1], names[2]]));
    expect([...found.map(({ collection }) => collection), ...missing].sort()).toEqual([...names].sort());
  });

  it('asks nothing more once nobody waits', async () => {
    const gone = new AbortController();
    const find = vi.fn(async () => {
      gone.abort();
      return [];
    });
    await searchEach(asked, { find, missed: expect.fail, signal: gone.signal });
    expect(find).toHaveBeenCalledOnce();
  });

  it('refuses what is wrong with the question, and fails where nothing could be searched', async () => {
    const wrong = new ApiError('BAD_REQUEST', { detail: 'q', name: 'q' });
    const missed = vi.fn();
    const refuse = vi.fn(() => Promise.reject(wrong));
    await expect(searchEach(asked, { find: refuse, missed, signal: never })).rejects.toBe(wrong);
    expect(missed).not.toHaveBeenCalled();
    await setTimeout(0);
    expect(refuse).toHaveBeenCalledTimes(4);
    const down = () => Promise.reject(new Error('no connection'));
    await expect(searchEach(asked, { find: down, missed, signal: never })).rejects.toThrow('no connection');
    const slow = () => new Promise<never>(() => {});
    const late = searchEach(asked, { find: slow, missed, signal: AbortSignal.timeout(5) });
    await expect(late).rejects.toMatchObject({ code: 'TIMEOUT', statusCode: 503 });
    await expect(searchEach([], { find: down, missed, signal: never })).resolves.toEqual({ found: [], missing: [] });
  });
});

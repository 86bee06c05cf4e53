// Lists kept under a name: whose they are, whom they are shared with, and what a reader gets of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListView } from '#engine/model/list-view.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';

const path = '/api/list-views/product-prices';
let server: TestApp;
let admin: Caller;
let sales: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  sales = await server.as('sales');
});
afterAll(() => server.close());

const views = async (caller: Caller, at = path) => (await caller.get(at)).body as ListView[];
const save = async (caller: Caller, input: object) => {
  const { status, body } = await caller.post(path, input);
  return { status, view: body as ListView };
};

describe('a view', () => {
  it('is for people who are signed in and may read the list', async () => {
    expect((await server.guest.get(path)).status).toBe(401);
    expect((await admin.get('/api/list-views/nothing')).status).toBe(404);
    expect((await (await server.as('operator')).get('/api/list-views/users')).status).toBe(403);
  });

  it('is its owner’s alone until it is shared', async () => {
    const { status, view } = await save(sales, { name: ' Mine ', query: 'season=high&_sort=-fullPrice' });
    expect([status, view]).toEqual([
      200,
      expect.objectContaining({ name: 'Mine', isOwn: true, mayChange: true, roles: [] }),
    ]);
    expect((await views(sales)).map(({ name }) => name)).toEqual(['Mine']);
    expect(await views(admin)).toEqual([]);
    expect((await admin.post(path, { id: view.id, name: 'x', query: '' })).status).toBe(404);
    expect((await admin.remove(`${path}/${view.id}`)).status).toBe(404);
    expect(
      (await save(sales, { id: view.id, name: 'Renamed', query: view.query, isDefault: true })).view,
    ).toMatchObject({
      id: view.id,
      name: 'Renamed',
      isDefault: true,
    });
    expect((await sales.remove(`${path}/${view.id}`)).status).toBe(204);
    expect(await views(sales)).toEqual([]);
  });

  it('is shared by those alone whom roles.config.json names, with roles that exist', async () => {
    expect((await save(sales, { name: 'Ours', query: '', roles: ['sales'] })).status).toBe(403);
    expect((await save(admin, { name: 'Ours', query: '', roles: ['nobody'] })).status).toBe(400);
    const { view } = await save(admin, { name: 'Ours', query: 'season=high', roles: ['sales'] });
    const [seen] = await views(sales);
    expect(seen).toMatchObject({ id: view.id, isOwn: false, mayChange: false, query: 'season=high' });
    expect(await views(await server.as('financial'))).toEqual([]);
    expect((await sales.post(path, { id: view.id, name: 'x', query: '' })).status).toBe(403);
    expect((await sales.remove(`${path}/${view.id}`)).status).toBe(403);
    expect((await admin.remove(`${path}/${view.id}`)).status).toBe(204);
  });

  it('tells a reader nothing of fields that he does not see, and says what it left out', async () => {
    const query = 'transferValue_gte=4711&season=high&_sort=-transferValue,fullPrice&_columns=season,transferValue';
    const { view } = await save(admin, { name: 'Margins', query, roles: ['sales'] });
    expect(view.dropped).toEqual([]);
    const [seen] = await views(sales);
    expect(seen?.query).toBe('season=high&_sort=fullPrice&_columns=season');
    expect(seen?.dropped).toEqual(['transferValue']);
    expect(JSON.stringify(seen)).not.toContain('4711');
  });

  it('refuses what is no view', async () => {
    for (const input of [
      {},
      { name: ' ', query: '' },
      { name: 'x', query: 'a'.repeat(2001) },
      { name: 'x', query: '', roles: 'sales' },
    ])
      expect((await sales.post(path, input)).status, JSON.stringify(input)).toBeGreaterThanOrEqual(400);
  });
});

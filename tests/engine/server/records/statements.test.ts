// How many statements a call takes: each is a way to the database and back.
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { poolerUrl } from '#tests/support/database.ts';
import { create, draft } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
const asked: string[] = [];
const texts: string[] = [];

beforeAll(async () => {
  // Before connections are made, which keep the function they find.
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function ask(this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text: string }).text;
    // Its history is written by the same statement.
    const [told] = text.match(/\b(begin|commit|(insert into|update) "\w+")/g) ?? text.match(/\bselect\b/g) ?? [text];
    asked.push(told);
    texts.push(text);
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  });
  server = await startApp();
  admin = await server.as('admin');
});
beforeEach(() => void asked.splice(0));
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

it.each([
  // Its rules look at other records, in the same transaction.
  ['salesChannel', '/api/sales-channels', ['begin', 'insert into "sales_channel"', 'commit']],
  // Behind a pooler a transaction says how long it may take.
  [
    'productCategory',
    '/api/product-categories',
    poolerUrl === undefined
      ? ['insert into "product_category"']
      : ['begin', 'insert into "product_category"', 'commit'],
  ],
] as const)('a new %s is written with its history by one statement, which answers it', async (entity, path, writes) => {
  const { status, body } = await admin.post(path, draft(entity));
  expect([status, body.version]).toEqual([201, 1]);
  expect(asked).toEqual(['select', ...writes]);
  const { body: history } = await admin.get(`${path}/${String(body.id)}/history`);
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['create']);
});

it.each([
  ['salesChannel', '/api/sales-channels', ['begin', 'select', 'update "sales_channel"', 'commit']],
  // Nothing of it is looked at afterwards: whether it is still as it was read, the statement that writes it sees.
  [
    'productCategory',
    '/api/product-categories',
    poolerUrl === undefined
      ? ['select', 'update "product_category"']
      : ['begin', 'select', 'update "product_category"', 'commit'],
  ],
] as const)(
  'a change of a %s reads it once, and writes it with its history by one statement',
  async (entity, path, asks) => {
    const { id } = await create(admin, entity);
    asked.splice(0);
    const { status, body } = await admin.put(`${path}/${String(id)}`, { name: 'Outro nome' });
    expect([status, body.version, body.name]).toEqual([200, 2, 'Outro nome']);
    expect(asked).toEqual(['select', ...asks]);
    const { body: history } = await admin.get(`${path}/${String(id)}/history`);
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
  },
);

it('of many changes at once none is lost, and of those that say what they saw one is made', async () => {
  const { id } = await create(admin, 'productCategory', { displayOrder: 1 });
  const path = `/api/product-categories/${String(id)}`;
  const fields = [{ name: 'Um nome' }, { displayOrder: 7 }, { description: 'Um texto' }];
  const many = Array.from({ length: 12 }, (_, index) => fields[index % fields.length]);
  const all = await Promise.all(many.map((body) => admin.put(path, body)));
  expect(all.map(({ status }) => status)).toEqual(many.map(() => 200));
  const { body: now } = await admin.get(path);
  expect(now).toMatchObject(Object.assign({}, ...fields));
  const { body: history } = await admin.get(`${path}/history`);
  expect(history).toHaveLength(now.version);
  const seen = await Promise.all(
    many.map((_, index) => admin.put(path, { displayOrder: 20 + index, version: now.version })),
  );
  expect(seen.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...many.slice(1).map(() => 409)]);
});

it.each(['displayOrder', 'name', 'createdAt', 'version'])(
  'a page whose fields are columns, in the order of %s, is one plain statement, and its cursor leads on',
  async (sort) => {
    const made = [3, 1, undefined, 2].map((displayOrder) => create(admin, 'productCategory', { displayOrder }));
    const ids = (await Promise.all(made)).map(({ id }) => String(id));
    const inOrder = (
      await admin.get(`/api/product-categories?_sort=${sort},id&${ids.map((id) => `id=${id}`).join('&')}`)
    ).body as { id: string }[];
    texts.splice(0);
    const walked: string[] = [];
    let next: string | undefined = `/api/product-categories?_sort=${sort},id&_end=1`;
    while (next !== undefined) {
      const { body, headers } = await admin.get(next);
      walked.push(...(body as { id: string }[]).map(({ id }) => id));
      next = /^<(.*)>; rel="next"$/.exec(headers['link'] ?? '')?.[1];
    }
    expect(walked.filter((id) => ids.includes(id))).toEqual(inOrder.map(({ id }) => id));
    const pages = texts.filter((text) => text.includes('order by'));
    expect(pages.length).toBeGreaterThanOrEqual(ids.length);
    for (const text of pages) expect(text).not.toMatch(/from \(select|"~\d"/);
  },
);

it.each(['name', '-displayOrder', 'createdAt,-name'])(
  'a page far down the list in the order of %s goes on where the one before it ended',
  async (order) => {
    await sql`
      insert into product_category (id, organization_id, created_at, updated_at, version, name, display_order)
      select gen_random_uuid(), 'icd', now() + n * interval '1 ms', now(), 1, 'Categoria ' || n, nullif(n % 40, 0)
      from generate_series(1, 1100) n where not exists (select 1 from product_category where name = 'Categoria 7')`.execute(
      server.database.query,
    );
    const sort = order.replaceAll('-', '');
    const direction = order.split(',').map((key) => (key.startsWith('-') ? 'DESC' : 'ASC'));
    const ids = async (start: number, end: number) => {
      const path = `/api/product-categories?_sort=${sort}&_order=${direction.join()}&_start=${start}&_end=${end}`;
      const { status, body } = await admin.get(path);
      expect(status).toBe(200);
      return (body as { id: string }[]).map(({ id }) => id);
    };
    // The first is cut from before, the other by its keys.
    const near = await ids(990, 1010);
    expect(near.slice(10)).toEqual(await ids(1000, 1010));
    expect(new Set([...near, ...(await ids(1010, 1060))]).size).toBe(70);
  },
);

it('columns of referenced records take one statement for each entity, however many rows and columns', async () => {
  const { id: productCategoryId } = await create(admin, 'productCategory');
  for (let made = 0; made < 3; made += 1) await create(admin, 'product', { productCategoryId });
  const count = async (query: string) => {
    asked.splice(0);
    const { status, body } = await admin.get(`/api/products?${query}`);
    expect([status, body.length]).toEqual([200, 3]);
    return asked.filter((told) => told === 'select').length;
  };
  const plain = await count('');
  expect(await count('_with=providerId.tradeName')).toBe(plain + 1);
  expect(await count('_with=providerId.tradeName,providerId.website,providerId.address.city')).toBe(plain + 1);
  expect(await count('_with=providerId.tradeName,productCategoryId.name,productCategoryId.displayOrder')).toBe(
    plain + 2,
  );
});

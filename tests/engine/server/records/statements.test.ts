// How many statements a call takes: each is a way to the database and back.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
const asked: string[] = [];

beforeAll(async () => {
  // Before connections are made, which keep the function they find.
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function ask(this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text: string }).text;
    // Its history is written by the same statement.
    const [told] = text.match(/\b(begin|commit|(insert into|update) "\w+")/g) ?? text.match(/\bselect\b/g) ?? [text];
    asked.push(told);
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
  ['productCategory', '/api/product-categories', ['insert into "product_category"']],
] as const)('a new %s is written with its history by one statement, which answers it', async (entity, path, writes) => {
  const { status, body } = await admin.post(path, draft(entity));
  expect([status, body.version]).toEqual([201, 1]);
  expect(asked).toEqual(['select', ...writes]);
  const { body: history } = await admin.get(`${path}/${String(body.id)}/history`);
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['create']);
});

it('a change reads the record once, and writes it with its history by one statement', async () => {
  const { id } = await create(admin, 'salesChannel');
  asked.splice(0);
  const { status, body } = await admin.put(`/api/sales-channels/${String(id)}`, { name: 'Outro nome' });
  expect([status, body.version, body.name]).toEqual([200, 2, 'Outro nome']);
  expect(asked).toEqual(['select', 'begin', 'select', 'update "sales_channel"', 'commit']);
  const { body: history } = await admin.get(`/api/sales-channels/${String(id)}/history`);
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['update', 'create']);
});

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

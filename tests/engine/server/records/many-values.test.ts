// Filters by parts of texts, with several values at once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  for (const name of ['Água Azul', 'Roda gigante', 'Trem 100%', 'Trem_bala'])
    await create(admin, 'productCategory', { name });
});
afterAll(() => server.close());

const names = async (query: string) =>
  ((await admin.get(`/api/product-categories?_sort=name&${query}`)).body as { name: string }[]).map(({ name }) => name);

it('several parts of a text mean any of them, each letter for letter', async () => {
  expect(await names('name_like=agua&name_like=GIGANTE')).toEqual(['Água Azul', 'Roda gigante']);
  expect(await names('name_like=100%25&name_like=trem_')).toEqual(['Trem 100%', 'Trem_bala']);
  expect(await names('name_starts=tr&name_starts=rod')).toEqual(['Roda gigante', 'Trem 100%', 'Trem_bala']);
  expect(await names('name_like=m')).toEqual(['Trem 100%', 'Trem_bala']);
});

it('a hundred values that nothing has find nothing', async () => {
  expect(await names(Array.from({ length: 100 }, (_, index) => `name_like=w${index}`).join('&'))).toEqual([]);
});

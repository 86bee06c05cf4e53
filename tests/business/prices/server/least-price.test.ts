// The least price of a product, in its list, with the currency that all of its prices are in.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

it.each(['BRL', 'EUR'])('is told in %s', async (currency) => {
  const { id: productId } = await create(admin, 'product');
  for (const salesPrice of [4_000, 3_000])
    await create(admin, 'productPrice', {
      productId,
      salesPrice,
      fullPrice: salesPrice,
      transferValue: 0,
      currency,
    });
  const { body } = await admin.get(`/api/products?id=${String(productId)}`);
  expect(body).toMatchObject([{ prices: 3_000, priceCurrency: currency }]);
});

it('is in no currency where there is no price', async () => {
  const { id } = await create(admin, 'product');
  const { body } = await admin.get(`/api/products/${String(id)}`);
  expect(body).not.toHaveProperty('prices');
  expect(body).not.toHaveProperty('priceCurrency');
});

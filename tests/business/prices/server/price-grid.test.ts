// Many prices are written at once, all or none; the answer says which cell is in the way.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { sellableProduct, type Sellable } from '#tests/business/products/server/sellable.ts';

let server: TestApp;
let admin: Caller;
let sale: Sellable;
let prices: Values[];

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
beforeEach(async () => {
  sale = await sellableProduct(admin);
  prices = (await admin.get(`${sale.path}/prices?_sort=createdAt`)).body;
});
afterAll(() => server.close());

const save = (caller: Caller, changes: unknown) => caller.post(`${sale.path}/price-grid`, { changes });
const stored = async () => (await admin.get(`${sale.path}/prices?_sort=createdAt`)).body as Values[];
const amounts = { fullPrice: 9000, salesPrice: 9000, transferValue: 7000 };
const changeOf = (price: Values | undefined, given: Values) => ({
  id: price?.['id'],
  version: price?.['version'],
  ...given,
});

describe('the grid of prices', () => {
  it('is refused to guests, to those who write no prices, and to other organisations', async () => {
    const changes = [changeOf(prices[0], { salesPrice: 1 })];
    expect((await save(server.guest, changes)).status).toBe(401);
    expect((await save(await server.as('inventory'), changes)).status).toBe(403);
    expect((await save(await server.person({ roles: ['admin'], organizationId: 'outra' }), changes)).status).toBe(404);
    expect(await stored()).toEqual(prices);
  });

  it.each([[undefined], [{}], [[1]], [[{ id: 1 }]], [[{ version: 'x' }]], [[{ remove: true }]]])(
    'is refused when the changes are %j',
    async (changes) => {
      expect((await save(admin, changes)).status).toBe(400);
    },
  );

  it('writes nothing when one cell is wrong, and says which', async () => {
    const refused = await save(admin, [
      changeOf(prices[0], { salesPrice: 7000 }),
      changeOf(prices[1], { salesPrice: 6000 }),
      { productGridId: sale.adult['id'], season: 'high', ...amounts, transferValue: 9001 },
    ]);
    expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    expect(refused.body.errors.changes).toEqual([
      {},
      { salesPrice: expect.any(String) },
      { transferValue: expect.any(String) },
    ]);
    expect(await stored()).toEqual(prices);
  });

  it('writes nothing when somebody else was faster, and says where', async () => {
    await admin.put(`/api/product-prices/${String(prices[1]?.['id'])}`, { fullPrice: 5100 });
    const refused = await save(admin, [
      changeOf(prices[0], { salesPrice: 7000 }),
      changeOf(prices[1], { salesPrice: 3900 }),
    ]);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'STALE', cells: [{ index: 1, current: { fullPrice: 5100 } }] },
    });
    expect((await stored())[0]).toEqual(prices[0]);
  });

  it('tells of a price that another deleted or made meanwhile', async () => {
    await admin.remove(`/api/product-prices/${String(prices[1]?.['id'])}`);
    expect(await save(admin, [changeOf(prices[1], { salesPrice: 3900 })])).toMatchObject({
      status: 409,
      body: { code: 'STALE', cells: [{ index: 0, current: null }] },
    });
    const twice = { productGridId: sale.adult['id'], season: 'any', ...amounts };
    expect((await save(admin, [twice])).body).toMatchObject({
      code: 'VALIDATION',
      errors: { changes: [{ productGridId: expect.any(String) }] },
    });
  });

  it('does not reach into another product', async () => {
    const other = await sellableProduct(admin);
    const [theirs] = (await admin.get(`${other.path}/prices`)).body;
    expect((await save(admin, [changeOf(theirs, { salesPrice: 1 })])).status).toBe(409);
    expect((await save(admin, [{ productGridId: other.adult['id'], season: 'any', ...amounts }])).status).toBe(422);
  });

  it('keeps the last price of an active product, unless another takes its place', async () => {
    expect(
      await save(
        admin,
        prices.map((price) => changeOf(price, { remove: true })),
      ),
    ).toMatchObject({ status: 409, body: { code: 'BLOCKED' } });
    expect(await stored()).toHaveLength(2);
    const validity = await create(admin, 'validity', { productId: sale.product['id'] });
    const answer = await save(admin, [
      ...prices.map((price) => changeOf(price, { remove: true })),
      { productGridId: sale.adult['id'], validityId: validity['id'], season: 'any', ...amounts },
    ]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await stored()).toMatchObject([{ validityId: validity['id'], salesPrice: 9000 }]);
  });

  it('creates, changes and removes at once, each with its history', async () => {
    const answer = await save(await server.as('financial'), [
      changeOf(prices[0], { salesPrice: 7500, serviceFeePercentage: 500 }),
      changeOf(prices[1], { remove: true }),
      {
        productGridId: sale.student['id'],
        season: 'high',
        salesChannelId: sale.channel['id'],
        fullPrice: 4000,
        salesPrice: 4000,
        transferValue: 3000,
      },
    ]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.prices).toMatchObject([
      { salesPrice: 7500, serviceFeePercentage: 500, version: 2 },
      { season: 'high', productId: sale.product['id'], currency: 'BRL', version: 1 },
    ]);
    expect(await stored()).toHaveLength(2);
    const { body } = await admin.get(`/api/product-prices/${String(prices[0]?.['id'])}/history`);
    expect(body[0].changes).toEqual({
      salesPrice: { from: 8000, to: 7500 },
      serviceFeePercentage: { from: 1000, to: 500 },
    });
  });
});

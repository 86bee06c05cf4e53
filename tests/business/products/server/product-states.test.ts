// A product goes on sale with all it needs and stays sellable; what orders name does not change its identity.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { idOf, sellableProduct } from './sellable.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

describe('activating a product', () => {
  it('is refused to guests and to those who may not', async () => {
    const { path } = await sellableProduct(admin);
    expect((await server.guest.post(`${path}/actions/deactivate`)).status).toBe(401);
    const refused = await (await server.as('sales')).post(`${path}/actions/deactivate`);
    expect(refused).toMatchObject({
      status: 403,
      body: { rule: 'schemas/product.schema.json x-entity.actions.deactivate.roles' },
    });
  });

  it('lists all that is missing at once', async () => {
    const draft = await create(admin, 'product');
    const refused = await admin.post(`/api/products/${idOf(draft)}/actions/activate`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'BLOCKED' } });
    expect(refused.body.checks.map(({ name, passed }: { name: string; passed: boolean }) => [name, passed])).toEqual([
      ['productTitle', true],
      ['productType', false],
      ['productPrice', false],
      ['productChannel', false],
    ]);
    expect(refused.body.message).toContain('At least one active type');
  });

  it('does not count a price of an inactive type, nor an inactive channel', async () => {
    const { path, channel, adult, student } = await sellableProduct(admin);
    await admin.post(`${path}/actions/deactivate`);
    await admin.put(`/api/sales-channels/${idOf(channel)}`, { status: 'inactive' });
    for (const type of [adult, student]) await admin.put(`/api/product-grids/${idOf(type)}`, { status: 'inactive' });
    const { body } = await admin.post(`${path}/actions/activate`);
    expect(
      body.checks.filter(({ passed }: { passed: boolean }) => !passed).map(({ name }: { name: string }) => name),
    ).toEqual(['productType', 'productPrice', 'productChannel']);
  });

  it('makes it active; deactivating makes it inactive; the history tells', async () => {
    const inventory = await server.as('inventory');
    const { path, product } = await sellableProduct(admin);
    expect(product['status']).toBe('active');
    expect((await inventory.post(`${path}/actions/activate`)).body).toMatchObject({
      code: 'TRANSITION',
      current: { status: 'active' },
    });
    expect((await inventory.post(`${path}/actions/deactivate`, { reason: 'Fora de temporada.' })).body.status).toBe(
      'inactive',
    );
    expect((await inventory.post(`${path}/actions/activate`)).body.status).toBe('active');
    const { body } = await admin.get(`${path}/history`);
    expect(body.map(({ action }: { action: string }) => action)).toEqual([
      'activate',
      'deactivate',
      'activate',
      'create',
    ]);
  });
});

describe('the status of a product', () => {
  it('is not written freely', async () => {
    const { path, product } = await sellableProduct(admin);
    expect((await admin.put(path, { status: 'inactive' })).body).toMatchObject({
      code: 'VALIDATION',
      errors: { status: expect.any(String) },
    });
    // A client that sends the whole record back says nothing new.
    expect((await admin.put(path, { ...product, title: 'Outro título' })).status).toBe(200);
  });

  it('of a new one is draft', async () =>
    expect((await create(admin, 'product', { status: 'draft' }))['status']).toBe('draft'));
});

describe('an active product', () => {
  it('keeps its last channel', async () => {
    const { path } = await sellableProduct(admin);
    const refused = await admin.put(path, { salesChannelIds: [] });
    expect(refused.body.errors.salesChannelIds).toMatch(/deactivate the product/);
    await admin.post(`${path}/actions/deactivate`);
    expect((await admin.put(path, { salesChannelIds: [] })).status).toBe(200);
  });

  it('keeps its last price', async () => {
    const { path } = await sellableProduct(admin);
    const { body: prices } = await admin.get(`${path}/prices`);
    expect((await admin.remove(`/api/product-prices/${prices[0].id}`)).status).toBe(200);
    const refused = await admin.remove(`/api/product-prices/${prices[1].id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'BLOCKED', checks: [{ name: 'activeKeepsPrice' }] } });
    expect(refused.body.message).toMatch(/deactivate the product first/);
  });

  it('keeps an active type with a price', async () => {
    const { path, adult, student } = await sellableProduct(admin);
    expect((await admin.put(`/api/product-grids/${idOf(student)}`, { status: 'inactive' })).status).toBe(200);
    expect(await admin.put(`/api/product-grids/${idOf(adult)}`, { status: 'inactive' })).toMatchObject({
      status: 409,
      body: { checks: [{ name: 'activeKeepsType' }] },
    });
    const { body: prices } = await admin.get(`${path}/prices?productGridId=${idOf(adult)}`);
    expect(
      await admin.put(`/api/product-prices/${prices[0].id}`, { productGridId: student['id'], season: 'high' }),
    ).toMatchObject({ status: 409, body: { checks: [{ name: 'activeKeepsPrice' }] } });
    await admin.post(`${path}/actions/deactivate`);
    expect((await admin.put(`/api/product-grids/${idOf(adult)}`, { status: 'inactive' })).status).toBe(200);
  });

  it('loses its last price only once, however many ask', async () => {
    const { path } = await sellableProduct(admin);
    const { body: prices } = await admin.get(`${path}/prices`);
    const answers = await Promise.all(
      prices.map(({ id }: { id: string }) => admin.remove(`/api/product-prices/${id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('goes with all its parts when it is deleted', async () => {
    const { path } = await sellableProduct(admin);
    expect((await admin.remove(path)).status).toBe(200);
  });
});

describe('the prices of a product', () => {
  it('have one currency', async () => {
    const { product, adult } = await sellableProduct(admin);
    const price = {
      productId: product['id'],
      productGridId: adult['id'],
      season: 'high',
      currency: 'USD',
      fullPrice: 100,
      salesPrice: 100,
      transferValue: 50,
    };
    expect((await admin.post('/api/product-prices', price)).body.errors).toEqual({
      currency: expect.stringContaining('BRL'),
    });
  });

  it('hold types that are needed: a type with prices is not deleted', async () => {
    const { adult } = await sellableProduct(admin);
    expect((await admin.remove(`/api/product-grids/${idOf(adult)}`)).status).toBe(409);
  });
});

describe('the provider of a product', () => {
  it('may change as long as there is no order', async () => {
    const product = await create(admin, 'product');
    const provider = await create(admin, 'provider');
    expect((await admin.put(`/api/products/${idOf(product)}`, { providerId: provider['id'] })).body.providerId).toBe(
      provider['id'],
    );
  });
});

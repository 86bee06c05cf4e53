// What a list adds up to: count, sums and groups of the rows that the same parameters list, to whoever sees the fields.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListSummary } from '#engine/model/list-summary.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let providerId: string;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  const sectors = ['theater', 'themePark', 'theater', 'theater'];
  const providers = [];
  for (const [index, activitySector] of sectors.entries())
    providers.push(await create(admin, 'provider', { tradeName: `Parque ${index}`, activitySector }));
  providerId = String(providers[0]?.['id']);
  for (const minimumPurchaseValue of [1050, 250, 300])
    await create(admin, 'promotion', { providerId, minimumPurchaseValue });
});
afterAll(() => server.close());

const summary = async (path: string, caller = admin) => {
  const { status, body } = await caller.get(path);
  return { status, body: body as ListSummary };
};

describe('a summary', () => {
  it('counts what the list with the same parameters has', async () => {
    expect((await summary('/api/providers/summary')).body).toEqual({ count: 4, sums: {} });
    expect((await summary('/api/providers/summary?activitySector=theater&q=parque')).body.count).toBe(3);
    expect((await summary('/api/providers/summary?q=nobody')).body).toEqual({ count: 0, sums: {} });
  });

  it('gathers by a choice, the largest first', async () => {
    const { body } = await summary('/api/providers/summary?_by=activitySector');
    expect(body.groups).toEqual([
      { key: 'theater', count: 3, sums: {} },
      { key: 'themePark', count: 1, sums: {} },
    ]);
    expect(body).toMatchObject({ count: 4, more: false });
  });

  it('gathers by a reference, by its title, and by the day where the business is', async () => {
    const [group] =
      (await summary('/api/promotions/summary?_by=providerId&_sum=minimumPurchaseValue')).body.groups ?? [];
    expect(group).toEqual({ key: providerId, label: 'Parque 0', count: 3, sums: { minimumPurchaseValue: 1600 } });
    const [day] = (await summary('/api/providers/summary?_by=createdAt')).body.groups ?? [];
    expect(day?.key).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('adds up under a parent what is listed there', async () => {
    const path = `/api/providers/${providerId}/promotions/summary?_sum=minimumPurchaseValue`;
    expect((await summary(path)).body).toEqual({ count: 3, sums: { minimumPurchaseValue: 1600 } });
    expect((await summary('/api/providers/none/promotions/summary')).status).toBe(404);
  });

  it('adds up no amounts of which some are of another kind', async () => {
    expect((await summary('/api/promotions/summary?_sum=discountValue')).status).toBe(400);
  });

  it('adds up amounts of one currency, and of several says which there are', async () => {
    const price = (currency: string, fullPrice: number) =>
      create(admin, 'productPrice', { currency, fullPrice, salesPrice: 100, transferValue: 50 });
    await price('BRL', 1000);
    await price('BRL', 500);
    const path = '/api/product-prices/summary?_sum=fullPrice,salesPrice';
    const sums = { fullPrice: 1500, salesPrice: 200 };
    const brl = { fullPrice: ['BRL'], salesPrice: ['BRL'] };
    expect((await summary(path)).body).toEqual({ count: 2, sums, currencies: brl });
    await price('EUR', 700);
    const both = { fullPrice: ['BRL', 'EUR'], salesPrice: ['BRL', 'EUR'] };
    expect((await summary(path)).body).toEqual({ count: 3, sums: {}, currencies: both });
    expect((await summary(`${path}&currency=EUR`)).body.sums).toEqual({ fullPrice: 700, salesPrice: 100 });
    expect((await summary(`${path}&currency=USD`)).body).toEqual({ count: 0, sums: {} });
    const { groups } = (await summary(`${path}&_by=season`)).body;
    expect(groups?.[0]).toMatchObject({ count: 3, sums: {}, currencies: both });
  });

  it('adds up what there is, whatever the currency of records without such an amount', async () => {
    const [real, euro] = [await create(admin, 'order'), await create(admin, 'order')];
    const { query } = server.database;
    await sql`update ${sql.table('order')} set refund_requested_amount = 500 where id = ${real['id']}`.execute(query);
    await sql`update ${sql.table('order')} set currency = 'EUR' where id = ${euro['id']}`.execute(query);
    const path = '/api/orders/summary?_sum=refundRequestedAmount';
    expect((await summary(path)).body).toEqual({
      count: 2,
      sums: { refundRequestedAmount: 500 },
      currencies: { refundRequestedAmount: ['BRL'] },
    });
  });

  it('refuses what is no group, no sum or no parameter of it', async () => {
    for (const query of ['_by=tradeName', '_by=nothing', '_sum=tradeName', '_start=0', '_sort=tradeName', 'nothing=1'])
      expect((await summary(`/api/providers/summary?${query}`)).status, query).toBe(400);
  });

  it('is neither gathered by nor added up of what the reader does not see', async () => {
    const sales = await server.as('sales');
    expect((await summary('/api/product-prices/summary?_sum=fullPrice', sales)).status).toBe(200);
    const { status, body } = await summary('/api/product-prices/summary?_sum=transferValue', sales);
    expect([status, JSON.stringify(body)]).toEqual([403, expect.stringContaining('transferValue')]);
    expect((await summary('/api/orders/summary', await server.as('librarian'))).status).toBe(200);
    expect((await server.guest.get('/api/providers/summary')).status).toBe(401);
  });
});

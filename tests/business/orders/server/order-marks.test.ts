// What is derived of an order for its lists: within the seven days, not shown up, payment overdue. The database's own
// clock decides.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localTime } from '#engine/model/local-time.ts';
import { addDays, weekdays } from '#engine/model/days.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { buildSalesWorld, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;
let rideId: unknown;
let productId: unknown;
let gridId: unknown;
const today = localTime(new Date(), 'America/Sao_Paulo').date;

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 60 * 86_400 } });
  world = await buildSalesWorld(server);
  server.setClock(new Date());
  const { provider, category, internet, ticketOffice } = world.ids;
  const timetables = weekdays.map((weekday) => ({
    weekday,
    startTime: '09:00',
    finishTime: '11:00',
    timeInterval: 60,
  }));
  const admin = await server.as('admin');
  rideId = (
    await create(admin, 'ride', {
      providerId: provider,
      status: 'active',
      timetables,
      availabilities: [{ initialDate: addDays(today, -30), finalDate: addDays(today, 30) }],
    })
  )['id'];
  productId = (
    await create(admin, 'product', {
      providerId: provider,
      rideId,
      productCategoryId: category,
      salesChannelIds: [internet, ticketOffice],
    })
  )['id'];
  gridId = (await create(admin, 'productGrid', { productId }))['id'];
  await create(admin, 'productPrice', { productId, productGridId: gridId });
  await admin.post(`/api/products/${String(productId)}/actions/activate`);
});
afterAll(() => server.close());

async function sold(changes: Values = {}, given: Values = {}): Promise<string> {
  const seller = await server.as('sales');
  const order = await world.sell(
    {
      ride: { rideId },
      visitDate: addDays(today, 2),
      visitTime: '10:00',
      products: [{ productId, productGridId: gridId, quantity: 1 }],
      ...given,
    },
    seller,
  );
  for (const [column, value] of Object.entries(changes))
    await sql`update "order" set ${sql.ref(column)} = ${value} where id = ${order['id']}`.execute(
      server.database.query,
    );
  return String(order['id']);
}

async function marked(mark: string, id: string): Promise<boolean> {
  const admin = await server.as('admin');
  const { body } = await admin.get(`/api/orders?${mark}=true&id=${id}`);
  const { body: record } = await admin.get(`/api/orders/${id}`);
  expect(record[mark]).toBe(body.length === 1);
  return body.length === 1;
}

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('an order', () => {
  it('is within the seven days when bought online, lately, and before its visit', async () => {
    expect(await marked('inWithdrawal', await sold())).toBe(true);
    expect(await marked('inWithdrawal', await sold({ purchase_date: ago(6.9) }))).toBe(true);
    expect(await marked('inWithdrawal', await sold({ purchase_date: ago(7.1) }))).toBe(false);
    expect(await marked('inWithdrawal', await sold({ visit_date: addDays(today, -1) }))).toBe(false);
    expect(await marked('inWithdrawal', await sold({ status: 'used' }))).toBe(false);
    expect(await marked('inWithdrawal', await sold({}, { salesChannelId: world.ids.ticketOffice }))).toBe(false);
  });

  it('is a no-show when it was confirmed and the day of its visit is over', async () => {
    expect(await marked('noShow', await sold({ status: 'confirmed', visit_date: addDays(today, -1) }))).toBe(true);
    expect(await marked('noShow', await sold({ status: 'confirmed', visit_date: today }))).toBe(false);
    expect(await marked('noShow', await sold({ status: 'used', visit_date: addDays(today, -1) }))).toBe(false);
    expect(
      await marked('noShow', await sold({ status: 'confirmed', visit_date: null, visit_time: null, ride: null })),
    ).toBe(false);
  });

  it('is overdue when its payment is waited for past the deadline', async () => {
    expect(await marked('overdue', await sold())).toBe(false);
    expect(await marked('overdue', await sold({ expires_at: ago(0.01) }))).toBe(true);
    expect(await marked('overdue', await sold({ status: 'expired', expires_at: ago(1) }))).toBe(false);
  });
});

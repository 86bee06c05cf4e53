// Selling and changing the stock at the same time: whoever comes first holds the ride, and nothing is sold that is not
// there.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SlotAnswer } from '#business/rides/calendar.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { buildSalesWorld, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;

beforeAll(async () => {
  server = await startApp();
  world = await buildSalesWorld(server, { stock: { total: 40, internet: 20, distributor: 10, ticketOffice: 10 } });
});
afterAll(() => server.close());

const sellOne = (visitDate: string) =>
  world.sales.post(
    '/api/orders',
    world.body({
      visitDate,
      products: [{ productId: world.ids.product, productGridId: world.ids.adult, quantity: 1 }],
    }),
  );
const slotAtNine = async (date: string): Promise<SlotAnswer> =>
  (await world.admin.get(`/api/rides/${world.ids.ride}/slots?date=${date}`)).body.slots.find(
    ({ time }: SlotAnswer) => time === '09:00',
  );
const mixed = async (date: string, change: () => Promise<{ readonly status: number }>) =>
  Promise.all([
    ...Array.from({ length: 6 }, () => sellOne(date)),
    change(),
    ...Array.from({ length: 6 }, () => sellOne(date)),
    change(),
  ]);

describe('a stock that is lowered while places are sold', () => {
  it('is never below what is sold', async () => {
    const date = '2026-12-04';
    const stock = { total: 24, internet: 4, distributor: 10, ticketOffice: 10 };
    const answers = await mixed(date, () => world.admin.put(`/api/rides/${world.ids.ride}`, { stock }));
    for (const { status } of answers) expect([200, 201, 409, 422]).toContain(status);
    const { sold, capacity } = await slotAtNine(date);
    expect(sold.internet).toBe(answers.filter(({ status }) => status === 201).length);
    expect(sold.internet).toBeLessThanOrEqual(capacity.internet);
  });
});

describe('a day that is closed while places are sold', () => {
  it('is either closed with nothing sold, or stays open', async () => {
    const date = '2026-12-11';
    const answers = await mixed(date, () =>
      world.admin.post(`/api/rides/${world.ids.ride}/bulk-change`, { from: date, to: date, kind: 'closed' }),
    );
    const sales = answers.filter(({ status }) => status === 201).length;
    const { body } = await world.admin.get(`/api/rides/${world.ids.ride}/slots?date=${date}`);
    expect(body.state === 'closed').toBe(sales === 0);
    expect(body.sold).toBe(sales);
  });
});

describe('a cancelled order', () => {
  it('gives its places back, so that the stock may be lowered', async () => {
    const date = '2026-12-18';
    const order = (await sellOne(date)).body;
    const close = () =>
      world.admin.post(`/api/rides/${world.ids.ride}/bulk-change`, { from: date, to: date, kind: 'closed' });
    expect((await close()).body).toMatchObject({ days: 0, conflicts: [{ date, cause: 'sold' }] });
    await world.act(world.admin, order, 'cancel', {
      cancellationReasonCode: 'other',
      refund: 'none',
      notify: false,
      reason: 'Desistiu da visita',
    });
    expect((await close()).body).toMatchObject({ days: 1, conflicts: [] });
  });
});

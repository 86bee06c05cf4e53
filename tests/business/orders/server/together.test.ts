// Many at once: the last places, the last coupon, one order cancelled by several, cancelled while it is paid.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { untilBlocked } from '#tests/support/database.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;
let backOffice: Caller;
let financial: Caller;

const couponQuantity = 5;
const cancellation = { cancellationReasonCode: 'other', refund: 'none', notify: false, reason: 'Desistiu da visita' };

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 60 * 86_400 } });
  world = await buildSalesWorld(server, {
    stock: { total: 30, internet: 10, distributor: 10, ticketOffice: 10 },
    couponQuantity,
  });
  [backOffice, financial] = [await server.as('backOffice'), await server.as('financial')];
});
afterAll(() => server.close());

const statuses = (answers: readonly { readonly status: number }[]) => {
  const counted = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...counted].map(([status, own]) => [status, own.length]));
};
const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

describe('at the same time', () => {
  it('as many orders are sold as fit, whatever their channel leaves to others', async () => {
    const answers = await times(25, () => world.sales.post('/api/orders', world.body({ products: world.adults(1) })));
    expect(statuses(answers)).toEqual({ 201: 10, 422: 15 });
    for (const { body } of answers.filter(({ status }) => status === 422))
      expect(body.errors).toEqual({ visitTime: 'No places are left in this channel' });
    const office = await times(12, () =>
      world.sales.post(
        '/api/orders',
        world.body({ products: world.adults(1), salesChannelId: world.ids.ticketOffice }),
      ),
    );
    expect(statuses(office)).toEqual({ 201: 10, 422: 2 });
  });

  it('as many coupons are used as there are', async () => {
    const answers = await times(12, (index) =>
      world.sales.post(
        '/api/orders',
        world.body({
          products: world.adults(1),
          visitDate: ['2026-11-28', '2026-12-05'][index % 2],
          promotionCoupon: world.coupon,
        }),
      ),
    );
    expect(statuses(answers)).toEqual({ 201: couponQuantity, 422: 12 - couponQuantity });
    for (const { body } of answers.filter(({ status }) => status === 422))
      expect(body.errors).toHaveProperty('promotionCoupon');
    expect(await world.couponsUsed()).toBe(couponQuantity);
    const orders = answers.filter(({ status }) => status === 201).map(({ body }) => body as Values);
    const cancelled = await times(8, (index) => world.act(backOffice, orders[index % 2] ?? {}, 'cancel', cancellation));
    expect(statuses(cancelled)).toEqual({ 200: 2, 409: 6 });
    expect(await world.couponsUsed()).toBe(couponQuantity - 2);
    const supervisor = await server.as('supervisor');
    const more = await times(3, () =>
      world.sales.post(
        '/api/orders',
        world.body({ products: world.adults(1), visitDate: '2026-12-12', promotionCoupon: world.coupon }),
      ),
    );
    expect(statuses(more)).toEqual({ 201: 2, 422: 1 });
    expect(statuses(await times(2, (index) => world.act(supervisor, orders[index] ?? {}, 'reactivate')))).toEqual({
      409: 2,
    });
    expect(await world.couponsUsed()).toBe(couponQuantity);
  });

  it('an order is either paid or cancelled, and its places are free or not, never half', async () => {
    const orders = await times(6, () => world.sell({ visitDate: '2026-12-19', products: world.adults(1) }));
    const answers = await Promise.all(
      orders.flatMap((order) => [
        world.act(backOffice, order, 'cancel', cancellation),
        world.act(financial, order, 'confirmPayment'),
      ]),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const left = await Promise.all(orders.map((order) => world.read(order)));
    // A cancellation also takes what was confirmed just before.
    expect(left.map((order) => order['status'])).toEqual(orders.map(() => 'cancelled'));
    expect(
      statuses(
        await times(12, () =>
          world.sales.post('/api/orders', world.body({ visitDate: '2026-12-19', products: world.adults(1) })),
        ),
      ),
    ).toEqual({ 201: 10, 422: 2 });
  });

  it('twenty refunds of one request are one refund', async () => {
    const order = await world.sellPaid({ visitDate: '2026-12-18', products: world.adults(1) });
    expect((await world.act(financial, order, 'requestRefund', { amount: 5000 })).status).toBe(200);
    const answers = await times(20, () => world.act(financial, order, 'refund', { amount: 5000 }));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 19 });
    expect(await world.read(order)).toMatchObject({ refundState: 'partial', refundedAmount: 5000 });
    expect((await world.timeline(order)).filter((type) => type === 'refunded')).toHaveLength(1);
    const asked = await times(20, () => world.act(financial, order, 'requestRefund', {}));
    expect(statuses(asked)).toEqual({ 200: 1, 409: 19 });
  });

  it('the last places go to one of those who move there and those who buy', async () => {
    const movers = await times(4, () => world.sellPaid({ visitDate: '2026-12-26', products: world.adults(1) }));
    await world.sell({ visitDate: '2026-12-26', visitTime: '10:00', products: world.adults(7) });
    const answers = await Promise.all([
      ...movers.map((order) =>
        world.act(world.sales, order, 'reschedule', { visitDate: '2026-12-26', visitTime: '10:00' }),
      ),
      ...Array.from({ length: 4 }, () =>
        world.sales.post(
          '/api/orders',
          world.body({ visitDate: '2026-12-26', visitTime: '10:00', products: world.adults(1) }),
        ),
      ),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  it('stock is not lowered below what is being sold', async () => {
    const path = `/api/rides/${world.ids.ride}`;
    const lower = () => world.admin.put(path, { stock: { total: 3, internet: 1, distributor: 1, ticketOffice: 1 } });
    const [sold, lowered] = await Promise.all([
      times(3, () =>
        world.sales.post('/api/orders', world.body({ visitDate: '2026-12-04', products: world.adults(2) })),
      ),
      lower(),
    ]);
    expect(statuses(sold)).toEqual({ 201: 3 });
    expect(lowered.status).toBe(409);
  });

  it.each(['reactivate', 'extend'])(
    'a customer who leaves and an order that is taken up again by %s wait for each other',
    async (action) => {
      const supervisor = await server.as('supervisor');
      const { id: customerId } = await create(world.admin, 'customer');
      const order = await world.sell({
        client: { customerId },
        visitDate: '2026-12-18',
        products: world.adults(1),
        promotionCoupon: undefined,
      });
      if (action === 'reactivate') await world.act(backOffice, order, 'cancel', cancellation);
      else await sql`update "order" set status = 'expired' where id = ${order['id']}`.execute(server.database.query);
      const [begun, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const leaving = server.database.transaction(async () => {
        await sql`update customer set deletion_state = 'requested' where id = ${customerId}`.execute(
          server.database.query,
        );
        begun.resolve();
        await leave.promise;
      });
      await begun.promise;
      // Its first checks still see the customer stay.
      const answer = world.act(
        supervisor,
        order,
        action,
        action === 'extend' ? { expiresAt: '2026-11-21T12:00:00.000Z' } : undefined,
      );
      const early = await Promise.race([
        answer.then(() => 'answered'),
        untilBlocked(server.database).then(() => 'waits'),
      ]);
      leave.resolve();
      await leaving;
      expect(early).toBe('waits');
      expect((await answer).body).toMatchObject({
        code: 'BLOCKED',
        checks: expect.arrayContaining([expect.objectContaining({ name: 'customerStays', passed: false })]),
      });
    },
  );

  it('a promotion that is switched off is not taken again at the same moment', async () => {
    const supervisor = await server.as('supervisor');
    const { id, couponCode } = await create(world.admin, 'promotion', {
      providerId: world.ids.provider,
      discountType: 'fixed',
      discountValue: 100,
      couponQuantity: 5,
    });
    const order = await world.sell({ visitDate: '2026-12-18', products: world.adults(1), promotionCoupon: couponCode });
    await world.act(backOffice, order, 'cancel', cancellation);
    const [begun, off] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const switching = server.database.transaction(async () => {
      await sql`update promotion set active = false where id = ${id}`.execute(server.database.query);
      begun.resolve();
      await off.promise;
    });
    await begun.promise;
    const answer = world.act(supervisor, order, 'reactivate');
    await untilBlocked(server.database);
    off.resolve();
    await switching;
    expect((await answer).body).toMatchObject({
      code: 'BLOCKED',
      checks: expect.arrayContaining([expect.objectContaining({ name: 'couponHolds', passed: false })]),
    });
    expect((await world.admin.get(`/api/promotions/${String(id)}`)).body.couponsUsed).toBe(0);
  });

  it('overdue orders expire once, whoever looks', async () => {
    const order = await world.sell({ visitDate: '2026-12-11', products: world.adults(10) });
    server.setClock(new Date(openingNow.getTime() + 86_400_000));
    await Promise.all([server.runJobs(), server.runJobs(), world.act(backOffice, order, 'cancel', cancellation)]);
    const types = await world.timeline(order);
    expect(types.filter((type) => type === 'expired').length).toBeLessThanOrEqual(1);
    expect(types.filter((type) => type === 'cancelled')).toHaveLength(1);
    server.setClock(openingNow);
  });
});

// Visits that began or are over, by the provider's clock: not sold, quoted, moved to, paid or taken up again; the
// ticket office lets people into the session that runs.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;
let people: Readonly<Record<'backOffice' | 'financial' | 'supervisor', Caller>>;

/** A Friday; sessions at 9 and at 10 o'clock, an hour each. */
const today = '2026-11-20';
const saoPaulo = (time: string) => new Date(`${today}T${time}:00-03:00`);
const reason = 'Pedido feito por telefone';
const cancellation = { cancellationReasonCode: 'customerRequest', refund: 'none', notify: false, reason };

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 60 * 86_400 } });
  world = await buildSalesWorld(server, { stock: { total: 300, internet: 100, distributor: 100, ticketOffice: 100 } });
  people = {
    backOffice: await server.as('backOffice'),
    financial: await server.as('financial'),
    supervisor: await server.as('supervisor'),
  };
});
beforeEach(() => server.setClock(openingNow));
afterAll(() => server.close());

const sell = (given: Values) => world.sales.post('/api/orders', world.body({ visitDate: today, ...given }));
const quotedTimes = async (given: Values) => {
  const { body } = await world.sales.post('/api/orders/quote', world.body({ visitDate: today, ...given }));
  return (body.slots as Values[]).map(({ time }) => time);
};
const blockedBy = ({ body }: { readonly body: { code?: string; checks?: readonly Values[] } }) => {
  expect(body.code, JSON.stringify(body)).toBe('BLOCKED');
  return (body.checks ?? []).filter(({ passed }) => passed === false).map(({ name }) => name);
};

describe('a session that has begun', () => {
  it('is not sold, nor offered, from the minute after its beginning on', async () => {
    server.setClock(saoPaulo('09:00'));
    expect((await sell({})).status).toBe(201);
    server.setClock(saoPaulo('09:01'));
    const { status, body } = await sell({});
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      visitTime:
        'This session has begun (it is 09:01 there); choose a later one. Only the ticket office sells the session that is running',
    });
    expect(await quotedTimes({})).toEqual(['10:00']);
    const quote = await world.sales.post('/api/orders/quote', world.body({ visitDate: today }));
    expect(quote.body.problems).toEqual([expect.objectContaining({ path: 'visitTime', rule: 'sessionBegun' })]);
    const { unit, distributor } = world.ids;
    expect((await sell({ salesChannelId: distributor, distributorId: unit })).body.errors).toHaveProperty('visitTime');
    expect((await sell({ visitTime: '10:00' })).status).toBe(201);
  });

  it('is sold at the ticket office while it runs', async () => {
    const walkIn = { salesChannelId: world.ids.ticketOffice };
    server.setClock(saoPaulo('09:59'));
    expect(await quotedTimes(walkIn)).toEqual(['09:00', '10:00']);
    expect((await sell(walkIn)).body).toMatchObject({ status: 'confirmed', visitTime: '09:00' });
    server.setClock(saoPaulo('10:00'));
    expect(await quotedTimes(walkIn)).toEqual(['10:00']);
    expect((await sell(walkIn)).body.errors).toEqual({
      visitTime: 'This session is over (it is 10:00 there); choose a later one',
    });
  });

  it('is no visit to move to', async () => {
    const order = await world.sellPaid();
    server.setClock(saoPaulo('09:30'));
    const move = { visitDate: today, visitTime: '09:00' };
    expect((await world.act(world.sales, order, 'reschedule', move)).body.errors).toEqual({
      visitTime: expect.stringContaining('09:30'),
    });
    const { body } = await world.sales.post(`/api/orders/${String(order['id'])}/reschedule-quote`, move);
    expect(body.slots).toEqual([{ time: '10:00', free: expect.any(Number) }]);
    expect(body.problems).toEqual([expect.objectContaining({ path: 'visitTime', rule: 'sessionBegun' })]);
    expect((await world.act(world.sales, order, 'reschedule', { ...move, visitTime: '10:00' })).status).toBe(200);
  });

  it('is told by the clock of its provider', async () => {
    await world.admin.put(`/api/providers/${world.ids.provider}`, { timeZone: 'America/Manaus' });
    // 8:59 and 9:01 in Manaus, an hour later in São Paulo.
    server.setClock(saoPaulo('09:59'));
    expect((await sell({})).status).toBe(201);
    server.setClock(saoPaulo('10:01'));
    expect((await sell({})).body.errors).toEqual({ visitTime: expect.stringContaining('09:01') });
    await world.admin.put(`/api/providers/${world.ids.provider}`, { timeZone: 'America/Sao_Paulo' });
  });
});

describe('an order whose visit is over', () => {
  it('is not paid', async () => {
    server.setClock(saoPaulo('08:50'));
    const [begun, later] = [
      await world.sell({ visitDate: today }),
      await world.sell({ visitDate: today, visitTime: '10:00' }),
    ];
    server.setClock(saoPaulo('09:01'));
    expect(blockedBy(await world.act(people.financial, begun, 'confirmPayment'))).toEqual(['visitToCome']);
    const { body } = await people.financial.get(`/api/orders/${String(begun['id'])}/actions`);
    expect(body.find((action: Values) => action['name'] === 'confirmPayment')).toMatchObject({
      allowed: false,
      refusal: { code: 'BLOCKED', message: expect.stringContaining('still to come') },
    });
    expect((await world.act(people.financial, later, 'confirmPayment')).status).toBe(200);
  });

  it('is not taken up again, on its day or later', async () => {
    const orders = [await world.sellPaid({ visitDate: today }), await world.sellPaid({ visitDate: today })];
    for (const order of orders) await world.act(people.backOffice, order, 'cancel', cancellation);
    server.setClock(saoPaulo('09:01'));
    expect(blockedBy(await world.act(people.supervisor, orders[0] ?? {}, 'reactivate'))).toEqual(['visitToCome']);
    server.setClock(new Date('2026-11-23T12:00:00Z'));
    expect(blockedBy(await world.act(people.supervisor, orders[0] ?? {}, 'reactivate'))).toEqual(['visitToCome']);
    server.setClock(saoPaulo('08:59'));
    expect((await world.act(people.supervisor, orders[1] ?? {}, 'reactivate')).body).toMatchObject({
      status: 'confirmed',
    });
  });

  it('is given no more time, nor any beyond the beginning of its session', async () => {
    server.setClock(saoPaulo('07:00'));
    const order = await world.sell({ visitDate: today });
    server.setClock(saoPaulo('08:00'));
    await server.runJobs();
    const extend = (time: string) =>
      world.act(people.backOffice, order, 'extend', { expiresAt: saoPaulo(time).toISOString() });
    expect((await extend('09:30')).body.errors).toEqual({ expiresAt: expect.stringContaining('day of the visit') });
    server.setClock(saoPaulo('09:30'));
    expect(blockedBy(await extend('09:45'))).toEqual(['visitToCome']);
    server.setClock(saoPaulo('08:30'));
    expect((await extend('09:00')).body).toMatchObject({ status: 'pending' });
  });

  it('of opening hours is so when its day is', async () => {
    const ride = await create(world.admin, 'ride', {
      providerId: world.ids.provider,
      status: 'active',
      visitMode: 'openingHours',
      stock: { total: 30, internet: 10, distributor: 10, ticketOffice: 10 },
      timetables: [{ weekday: 'friday', startTime: '09:00', finishTime: '18:00', timeInterval: 60 }],
      availabilities: [{ initialDate: '2026-11-01', finalDate: '2026-12-31' }],
    });
    const product = await create(world.admin, 'product', {
      providerId: world.ids.provider,
      rideId: ride['id'],
      productCategoryId: world.ids.category,
      salesChannelIds: [world.ids.internet],
    });
    const grid = await create(world.admin, 'productGrid', { productId: product['id'] });
    await create(world.admin, 'productPrice', { productId: product['id'], productGridId: grid['id'] });
    await world.admin.post(`/api/products/${String(product['id'])}/actions/activate`);
    const given = {
      ride: { rideId: ride['id'] },
      visitTime: undefined,
      visitDate: today,
      products: [{ productId: product['id'], productGridId: grid['id'], quantity: 1 }],
    };
    server.setClock(saoPaulo('23:00'));
    const order = await world.sellPaid(given);
    await world.act(people.backOffice, order, 'cancel', cancellation);
    expect((await world.act(people.supervisor, order, 'reactivate')).status).toBe(200);
    await world.act(people.backOffice, order, 'cancel', cancellation);
    server.setClock(new Date('2026-11-21T03:01:00Z'));
    expect(blockedBy(await world.act(people.supervisor, order, 'reactivate'))).toEqual(['visitToCome']);
  });
});

describe('a coupon of an order taken up again', () => {
  const change = async (body: Values) =>
    expect((await world.admin.put(`/api/promotions/${world.ids.promotion}`, body)).status).toBe(200);
  const own = async () => {
    const { body: promotion } = await world.admin.get(`/api/promotions/${world.ids.promotion}`);
    const { active, validTo, minimumPurchaseValue, rideIds } = promotion as Values;
    return { active, validTo, minimumPurchaseValue, rideIds: rideIds ?? null };
  };

  it.each<[string, () => Values]>([
    ['that is switched off', () => ({ active: false })],
    ['that expired', () => ({ validTo: '2026-11-20T11:59:00.000Z' })],
    ['that asks for a greater purchase by now', () => ({ minimumPurchaseValue: 20_001 })],
  ])('%s is refused', async (_, changes) => {
    const [cancelled, expired] = [
      await world.sell({ promotionCoupon: world.coupon }),
      await world.sell({ promotionCoupon: world.coupon }),
    ];
    await world.act(people.backOffice, cancelled, 'cancel', cancellation);
    server.setClock(new Date(openingNow.getTime() + 3_600_000));
    await server.runJobs();
    server.setClock(openingNow);
    const before = await own();
    const used = await world.couponsUsed();
    await change(changes());
    const [reactivate, extend] = [
      () => world.act(people.supervisor, cancelled, 'reactivate'),
      () => world.act(people.backOffice, expired, 'extend', { expiresAt: '2026-11-21T12:00:00.000Z' }),
    ];
    expect(blockedBy(await reactivate())).toEqual(['couponHolds']);
    expect(blockedBy(await extend())).toEqual(['couponHolds']);
    expect(await world.couponsUsed()).toBe(used);
    await change(before);
    expect([(await reactivate()).status, (await extend()).status]).toEqual([200, 200]);
    expect(await world.couponsUsed()).toBe(used + 2);
  });

  it('of another ride by now is refused', async () => {
    const order = await world.sell({ promotionCoupon: world.coupon });
    await world.act(people.backOffice, order, 'cancel', cancellation);
    const ride = await create(world.admin, 'ride', { providerId: world.ids.provider });
    await change({ rideIds: [ride['id']] });
    expect(blockedBy(await world.act(people.supervisor, order, 'reactivate'))).toEqual(['couponHolds']);
    await change({ rideIds: null });
  });
});

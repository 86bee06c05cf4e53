// Cancelling an order, and taking that back: what becomes of its places, coupon and money, and who is told.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, visitDate, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;
let backOffice: Caller;
let supervisor: Caller;

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 60 * 86_400 } });
  world = await buildSalesWorld(server, { stock: { total: 14, internet: 10, distributor: 2, ticketOffice: 2 } });
  [backOffice, supervisor] = [await server.as('backOffice'), await server.as('supervisor')];
});
beforeEach(() => server.setClock(openingNow));
afterAll(() => server.close());

const reason = 'Pedido feito por telefone';
const cancel = (order: Values, given: Values = {}, caller = backOffice) =>
  world.act(caller, order, 'cancel', { cancellationReasonCode: 'customerRequest', refund: 'none', reason, ...given });
/** A Saturday of its own for each test: its places are nobody else's. */
let saturday = 0;
const ownDay = () =>
  ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26', '2026-12-04', '2026-12-11', '2026-11-28'][
    saturday++
  ] ?? '';
const sentTo = async () => {
  await server.runJobs();
  return server.letters.splice(0);
};

describe('cancelling', () => {
  it('asks for a kind and for a reason in words', async () => {
    const order = await world.sell({ visitDate: ownDay() });
    const { status, body } = await world.act(backOffice, order, 'cancel', {});
    expect(status).toBe(422);
    expect(body.errors).toEqual({ cancellationReasonCode: expect.any(String), reason: expect.any(String) });
    await cancel(order);
  });

  it('gives places and coupon back, once', async () => {
    const date = ownDay();
    const order = await world.sell({ visitDate: date, products: world.adults(10), promotionCoupon: world.coupon });
    const used = await world.couponsUsed();
    expect(
      (await world.sales.post('/api/orders', world.body({ visitDate: date, products: world.adults(1) }))).body.errors,
    ).toHaveProperty('visitTime');
    const body = (await cancel(order)).body;
    expect(body).toMatchObject({
      status: 'cancelled',
      cancellationDate: openingNow.toISOString(),
      cancellationReasonCode: 'customerRequest',
      cancellationReason: reason,
      refundState: 'none',
    });
    expect(body).not.toHaveProperty('expiresAt');
    expect((await cancel(order)).status).toBe(409);
    expect(await world.couponsUsed()).toBe(used - 1);
    expect(await world.sell({ visitDate: date, products: world.adults(10) })).toMatchObject({ status: 'pending' });
    const again = await world.act(supervisor, order, 'reactivate');
    expect(again.body).toMatchObject({
      code: 'BLOCKED',
      checks: expect.arrayContaining([
        expect.objectContaining({ name: 'placesFree', passed: false }),
        expect.objectContaining({ name: 'couponLeft', passed: true }),
      ]),
    });
    expect(again.body.message).toContain('Places are free');
  });

  it('of an expired order leaves the coupon alone, which was given back before', async () => {
    const order = await world.sell({ visitDate: ownDay(), promotionCoupon: world.coupon });
    server.setClock(new Date(openingNow.getTime() + 86_400_000));
    await server.runJobs();
    const used = await world.couponsUsed();
    expect((await cancel(order)).status).toBe(200);
    expect(await world.couponsUsed()).toBe(used);
  });

  it('proposes all of it for a withdrawal within seven days, with the fee, and tells the customer', async () => {
    const order = await world.sellPaid({ visitDate: ownDay() });
    await sentTo();
    server.setClock(new Date(openingNow.getTime() + 60_000));
    const { body } = await cancel(order, { cancellationReasonCode: 'withdrawal7Days', refund: undefined });
    expect(body).toMatchObject({
      status: 'cancelled',
      refundState: 'pending',
      refundRequestedAmount: 22_000,
      refundedAmount: 0,
    });
    expect((await world.timeline(order)).slice(-2)).toEqual(['cancelled', 'refundRequested']);
    const [letter, ...others] = await sentTo();
    expect(others).toEqual([]);
    expect(letter?.subject).toBe(`Pedido ${String(order['code'])} cancelado`);
    expect(letter?.text).toContain('R$');
    expect(letter?.text).toContain('220,00');
  });

  it('as a withdrawal is for what was bought online, lately, and before the visit', async () => {
    const date = '2026-11-21';
    const withdraw = (order: Values) => cancel(order, { cancellationReasonCode: 'withdrawal7Days', refund: undefined });
    const [online, late, lastMinute] = [
      await world.sellPaid({ visitDate: '2026-12-19', products: world.adults(1) }),
      await world.sellPaid({ visitDate: date, visitTime: '10:00', products: world.adults(1) }),
      await world.sellPaid({ visitDate: date, visitTime: '10:00', products: world.adults(1) }),
    ];
    const office = await world.sell({
      salesChannelId: world.ids.ticketOffice,
      visitDate: date,
      products: world.adults(1),
    });
    expect((await withdraw(office)).body).toMatchObject({
      statusCode: 422,
      errors: { cancellationReasonCode: expect.stringContaining('Customer request') },
    });
    // Ten o'clock in São Paulo, and a minute later.
    server.setClock(new Date('2026-11-21T13:00:00.000Z'));
    expect((await withdraw(lastMinute)).status).toBe(200);
    server.setClock(new Date('2026-11-21T13:01:00.000Z'));
    expect((await world.read(late))['inWithdrawal']).toBe(false);
    expect((await withdraw(late)).body.errors).toEqual({ cancellationReasonCode: expect.stringContaining('7 days') });
    expect((await cancel(late)).status).toBe(200);
    server.setClock(new Date(openingNow.getTime() + 7 * 86_400_000 + 1000));
    expect((await withdraw(online)).status).toBe(422);
    server.setClock(new Date(openingNow.getTime() + 7 * 86_400_000));
    expect((await withdraw(online)).body).toMatchObject({ status: 'cancelled', refundState: 'pending' });
    for (const caller of [await server.as('inventory'), server.guest])
      expect([401, 403]).toContain((await cancel(office, {}, caller)).status);
    expect((await cancel(office)).status).toBe(200);
  });

  it('asks for no refund of what was not paid, nor for more than was', async () => {
    await sentTo();
    const date = ownDay();
    const unpaid = await world.sell({ visitDate: date, products: world.adults(1) });
    expect((await cancel(unpaid, { refund: 'full' })).body.errors).toEqual({
      refund: expect.stringContaining('Nothing was paid'),
    });
    expect(
      (await cancel(unpaid, { cancellationReasonCode: 'providerClosed', refund: undefined, notify: false })).body,
    ).toMatchObject({ refundState: 'none' });
    const paid = await world.sellPaid({ visitDate: date, products: world.adults(1) });
    expect((await cancel(paid, { refund: 'partial' })).body.errors).toEqual({ refundAmount: 'This field is required' });
    expect((await cancel(paid, { refund: 'partial', refundAmount: 11_001 })).body.errors.refundAmount).toContain('110');
    expect((await cancel(paid, { refund: 'partial', refundAmount: 5000 })).body).toMatchObject({
      refundState: 'pending',
      refundRequestedAmount: 5000,
    });
    expect(await sentTo()).toHaveLength(1);
  });

  it('by an issuer is for his own unit, before the visit', async () => {
    const [issuer, stranger] = [
      await server.person({ roles: ['issuer'], distributorIds: [world.ids.unit] }),
      await server.person({ roles: ['issuer'], distributorIds: [crypto.randomUUID()] }),
    ];
    const [order, late] = [
      await world.sell({ salesChannelId: world.ids.distributor, products: world.adults(1) }, issuer),
      await world.sell({ salesChannelId: world.ids.distributor, products: world.adults(1) }, issuer),
    ];
    expect((await cancel(order, {}, stranger)).status).toBe(404);
    expect((await cancel(order, {}, issuer)).status).toBe(200);
    server.setClock(new Date(`${visitDate}T12:30:00.000Z`));
    const tooLate = {
      code: 'FORBIDDEN',
      message: expect.stringMatching(/^An issuer cancels .* until the visit; after that/),
    };
    expect(await cancel(late, {}, issuer)).toMatchObject({ status: 403, body: tooLate });
    const { body } = await issuer.get(`/api/orders/${String(late['id'])}/actions`);
    expect(body.find((action: Values) => action['name'] === 'cancel')).toMatchObject({
      allowed: false,
      refusal: tooLate,
    });
    expect((await cancel(late)).status).toBe(200);
  });

  it('is undone to what the order was, with its coupon, while nothing is refunded', async () => {
    const date = ownDay();
    const [pending, paid] = [
      await world.sell({ visitDate: date, products: world.adults(1), promotionCoupon: world.coupon }),
      await world.sellPaid({ visitDate: date, products: world.adults(1) }),
    ];
    const used = await world.couponsUsed();
    for (const order of [pending, paid]) await cancel(order);
    expect(await world.done(supervisor, pending, 'reactivate')).toMatchObject({
      status: 'pending',
      expiresAt: '2026-11-20T12:30:00.000Z',
    });
    const back = await world.done(supervisor, paid, 'reactivate');
    expect(back).toMatchObject({ status: 'confirmed' });
    for (const field of ['cancellationDate', 'cancellationReason', 'cancellationReasonCode', 'expiresAt'])
      expect(back).not.toHaveProperty(field);
    expect(await world.couponsUsed()).toBe(used);
    await cancel(paid, { refund: 'full' });
    expect((await world.act(supervisor, paid, 'reactivate')).body).toMatchObject({
      code: 'TRANSITION',
      current: { refundState: 'pending' },
    });
  });

  it('is not undone once the customer is leaving', async () => {
    const customer = await create(world.admin, 'customer');
    const order = await world.sell({
      client: { customerId: customer['id'] },
      visitDate: '2026-12-25',
      products: world.adults(1),
    });
    await cancel(order);
    await world.admin.post(`/api/customers/${String(customer['id'])}/actions/startDeletion`, { reason });
    expect((await world.act(supervisor, order, 'reactivate')).body).toMatchObject({
      code: 'BLOCKED',
      checks: expect.arrayContaining([expect.objectContaining({ name: 'customerStays', passed: false })]),
    });
  });
});

// What the actions of an order change besides its state: amounts, places, coupons, letters.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, visitDate, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;
let backOffice: Caller;
let financial: Caller;
let supervisor: Caller;

const reason = 'Pedido feito por telefone';

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 60 * 86_400 } });
  world = await buildSalesWorld(server, { stock: { total: 14, internet: 10, distributor: 2, ticketOffice: 2 } });
  [backOffice, financial, supervisor] = [
    await server.as('backOffice'),
    await server.as('financial'),
    await server.as('supervisor'),
  ];
});
beforeEach(() => server.setClock(openingNow));
afterAll(() => server.close());

const done = async (caller: Caller, order: Values, action: string, body?: unknown) => {
  const answer = await world.act(caller, order, action, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Values;
};
const cancel = (order: Values, given: Values = {}, caller = backOffice) =>
  world.act(caller, order, 'cancel', { cancellationReasonCode: 'customerRequest', refund: 'none', reason, ...given });
const lines = (quantity: number) => [{ productId: world.ids.product, productGridId: world.ids.adult, quantity }];
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
    const order = await world.sell({ visitDate: date, products: lines(10), promotionCoupon: world.coupon });
    const used = await world.couponsUsed();
    expect(
      (await world.sales.post('/api/orders', world.body({ visitDate: date, products: lines(1) }))).body.errors,
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
    expect(await world.sell({ visitDate: date, products: lines(10) })).toMatchObject({ status: 'pending' });
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
      await world.sellPaid({ visitDate: '2026-12-19', products: lines(1) }),
      await world.sellPaid({ visitDate: date, visitTime: '10:00', products: lines(1) }),
      await world.sellPaid({ visitDate: date, visitTime: '10:00', products: lines(1) }),
    ];
    const office = await world.sell({ salesChannelId: world.ids.ticketOffice, visitDate: date, products: lines(1) });
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
    const unpaid = await world.sell({ visitDate: date, products: lines(1) });
    expect((await cancel(unpaid, { refund: 'full' })).body.errors).toEqual({
      refund: expect.stringContaining('Nothing was paid'),
    });
    expect(
      (await cancel(unpaid, { cancellationReasonCode: 'providerClosed', refund: undefined, notify: false })).body,
    ).toMatchObject({ refundState: 'none' });
    const paid = await world.sellPaid({ visitDate: date, products: lines(1) });
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
      await world.sell({ salesChannelId: world.ids.distributor, products: lines(1) }, issuer),
      await world.sell({ salesChannelId: world.ids.distributor, products: lines(1) }, issuer),
    ];
    expect((await cancel(order, {}, stranger)).status).toBe(404);
    expect((await cancel(order, {}, issuer)).status).toBe(200);
    server.setClock(new Date(`${visitDate}T12:30:00.000Z`));
    expect((await cancel(late, {}, issuer)).status).toBe(403);
    const { body } = await issuer.get(`/api/orders/${String(late['id'])}/actions`);
    expect(body.find((action: Values) => action['name'] === 'cancel')).toMatchObject({
      allowed: false,
      refusal: { code: 'FORBIDDEN', roles: expect.arrayContaining(['backOffice']) },
    });
    expect((await cancel(late)).status).toBe(200);
  });

  it('is undone to what the order was, with its coupon, while nothing is refunded', async () => {
    const date = ownDay();
    const [pending, paid] = [
      await world.sell({ visitDate: date, products: lines(1), promotionCoupon: world.coupon }),
      await world.sellPaid({ visitDate: date, products: lines(1) }),
    ];
    const used = await world.couponsUsed();
    for (const order of [pending, paid]) await cancel(order);
    expect(await done(supervisor, pending, 'reactivate')).toMatchObject({
      status: 'pending',
      expiresAt: '2026-11-20T12:30:00.000Z',
    });
    const back = await done(supervisor, paid, 'reactivate');
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
      products: lines(1),
    });
    await cancel(order);
    await world.admin.post(`/api/customers/${String(customer['id'])}/actions/startDeletion`, { reason });
    expect((await world.act(supervisor, order, 'reactivate')).body).toMatchObject({
      code: 'BLOCKED',
      checks: expect.arrayContaining([expect.objectContaining({ name: 'customerStays', passed: false })]),
    });
  });
});

describe('a refund', () => {
  const ofPaid = async () =>
    world.sellPaid({
      salesChannelId: world.ids.internet,
      visitDate: '2026-12-25',
      visitTime: '10:00',
      products: lines(1),
    });

  it('is asked for, failed, asked for again, paid in parts until nothing is left', async () => {
    const order = await ofPaid();
    expect((await world.act(financial, order, 'refund', { amount: 1 })).body).toMatchObject({
      code: 'TRANSITION',
      current: { refundState: 'none' },
    });
    expect((await world.act(financial, order, 'requestRefund', { amount: 11_001 })).body.errors).toHaveProperty(
      'amount',
    );
    expect(await done(financial, order, 'requestRefund', { amount: 5000 })).toMatchObject({
      refundState: 'pending',
      refundRequestedAmount: 5000,
    });
    expect((await world.act(financial, order, 'failRefund', {})).body.errors).toHaveProperty('reason');
    expect(await done(financial, order, 'failRefund', { reason: 'Conta encerrada' })).toMatchObject({
      refundState: 'failed',
    });
    await done(financial, order, 'requestRefund', { amount: 5000 });
    const partial = await done(financial, order, 'refund', {});
    expect(partial).toMatchObject({ refundState: 'partial', refundedAmount: 5000 });
    expect(partial).not.toHaveProperty('refundRequestedAmount');
    expect(await done(financial, order, 'requestRefund', {})).toMatchObject({
      refundState: 'pending',
      refundRequestedAmount: 6000,
    });
    expect((await world.act(financial, order, 'refund', { amount: 6001 })).status).toBe(422);
    expect(await done(world.admin, order, 'refund', { amount: 6000 })).toMatchObject({
      status: 'confirmed',
      refundState: 'full',
      refundedAmount: 11_000,
    });
    expect((await world.act(financial, order, 'requestRefund')).body.code).toBe('TRANSITION');
    expect((await world.timeline(order)).filter((type) => type.startsWith('refund')).sort()).toEqual([
      'refundFailed',
      'refundRequested',
      'refundRequested',
      'refundRequested',
      'refunded',
      'refunded',
    ]);
  });

  it('is for what was paid, by the finances', async () => {
    const order = await world.sell({ visitDate: '2026-12-25', visitTime: '10:00', products: lines(1) });
    await cancel(order);
    expect((await world.act(backOffice, order, 'requestRefund')).status).toBe(403);
    expect((await world.act(financial, order, 'requestRefund')).body).toMatchObject({
      code: 'BLOCKED',
      checks: [
        expect.objectContaining({ name: 'paid', passed: false }),
        expect.objectContaining({ name: 'unrefundedLeft', passed: true }),
      ],
    });
  });
});

describe('an order refunded in full', () => {
  it('is no ticket any more: not used, moved or sent again, and the provider is owed nothing for it', async () => {
    const order = await world.sellPaid({ visitDate: '2026-12-18', visitTime: '10:00', products: lines(1) });
    const operator = await server.person({ roles: ['operator'], providerIds: [world.ids.provider] });
    const due = async () =>
      (await world.admin.get(`/api/reports/sales?by=product&id=${String(order['id'])}`)).body.totals;
    expect(await due()).toMatchObject({ orders: 1, transferDue: 5000, refunded: 0 });
    const giveBack = async (amount: number) => {
      await done(financial, order, 'requestRefund', { amount });
      await done(financial, order, 'refund', { amount });
    };
    await giveBack(1000);
    await done(world.sales, order, 'resendVoucher');
    expect(await due()).toMatchObject({ transferDue: 5000, refunded: 1000 });
    await giveBack(10_000);
    expect(await due()).toMatchObject({ orders: 1, transferDue: 0, refunded: 11_000 });
    server.setClock(new Date('2026-12-18T12:30:00.000Z'));
    const answers = [
      await world.act(operator, order, 'markUsed'),
      await world.act(world.sales, order, 'resendVoucher'),
      await world.act(world.sales, order, 'reschedule', { visitDate: '2026-12-25', visitTime: '10:00' }),
    ];
    for (const { status, body } of answers)
      expect([status, body.code, body.current]).toEqual([409, 'TRANSITION', { refundState: 'full' }]);
    const { body } = await operator.get(`/api/orders/${String(order['id'])}/actions`);
    expect(body.find((action: Values) => action['name'] === 'markUsed')).toMatchObject({
      allowed: false,
      refusal: { code: 'TRANSITION' },
    });
  });
});

describe('rescheduling', () => {
  it('needs room on the other day and keeps the amounts; the difference is told', async () => {
    const ids = world.ids;
    await create(world.admin, 'validity', {
      productId: ids.product,
      name: 'Natal',
      validFrom: '2026-12-24',
      validTo: '2026-12-31',
    }).then(({ id }) =>
      create(world.admin, 'productPrice', {
        productId: ids.product,
        productGridId: ids.adult,
        validityId: id,
        fullPrice: 20_000,
        salesPrice: 15_000,
        transferValue: 100,
      }),
    );
    const order = await world.sellPaid({ visitDate: '2026-11-21', products: lines(4) });
    await world.sell({ visitDate: '2026-11-21', visitTime: '10:00', products: lines(8) });
    const move = (body: Values) => world.act(world.sales, order, 'reschedule', body);
    expect((await move({})).body.errors).toEqual({ visitDate: 'This field is required' });
    expect((await move({ visitDate: '2026-11-21', visitTime: '09:00' })).body.errors).toEqual({
      visitTime: expect.stringContaining('already'),
    });
    expect((await move({ visitDate: '2026-11-21', visitTime: '10:00' })).body.errors).toEqual({
      visitTime: '2 places are left in this channel',
    });
    expect((await move({ visitDate: '2026-11-14', visitTime: '09:00' })).body.errors).toHaveProperty('visitDate');
    expect((await move({ visitDate: '2026-11-22', visitTime: '09:00' })).body.errors).toHaveProperty('visitDate');
    const quote = await world.sales.post(`/api/orders/${String(order['id'])}/reschedule-quote`, {
      visitDate: '2026-12-26',
      visitTime: '10:00',
    });
    expect(quote.body).toMatchObject({
      sold: 40_000,
      inForce: 60_000,
      difference: 20_000,
      problems: [],
      slots: [{ time: '09:00' }, { time: '10:00', free: 10 }],
    });
    expect(
      (await financial.post(`/api/orders/${String(order['id'])}/reschedule-quote`, { visitDate: '2026-12-26' })).status,
    ).toBe(403);
    const moved = await done(world.sales, order, 'reschedule', {
      visitDate: '2026-12-26',
      visitTime: '10:00',
      reason: 'Chuva prevista',
    });
    expect(moved).toMatchObject({
      status: 'confirmed',
      visitDate: '2026-12-26',
      visitTime: '10:00',
      priceDifference: 20_000,
      total: order['total'],
      products: [{ unitPrice: 10_000, quantity: 4 }],
    });
    const { body } = await world.admin.get(`/api/orders/${String(order['id'])}/occurrences?type=rescheduled`);
    expect(body).toMatchObject([
      {
        description: 'Chuva prevista',
        changes: {
          visitDate: { from: '2026-11-21', to: '2026-12-26' },
          visitTime: { from: '09:00', to: '10:00' },
          priceDifference: { to: 20_000 },
        },
      },
    ]);
    expect(await world.sell({ visitDate: '2026-11-21', products: lines(10) })).toMatchObject({ status: 'pending' });
  });
});

describe('rescheduling into the past', () => {
  it.each([
    ['yesterday', '2026-11-19', '09:00'],
    ['a year ago', '2025-11-21', '09:00'],
    ['the first day there is', '0001-01-01', '09:00'],
  ])('%s is refused, quoted so, and leaves the order as it was', async (_, day, time) => {
    const order = await world.sellPaid({ visitDate: '2026-12-19', products: lines(1) });
    const [before, told] = [await world.read(order), await world.timeline(order)];
    for (const body of [{ visitDate: day, visitTime: time }, { visitDate: day }]) {
      const { status, body: answer } = await world.act(world.sales, order, 'reschedule', body);
      expect([status, Object.keys(answer.errors)]).toEqual([422, ['visitDate']]);
    }
    const quote = await world.sales.post(`/api/orders/${String(order['id'])}/reschedule-quote`, {
      visitDate: day,
      visitTime: time,
    });
    expect([quote.status, quote.body.problems.map(({ path, rule }: Values) => [path, rule])]).toEqual([
      200,
      [['visitDate', 'pastVisit']],
    ]);
    expect([await world.read(order), await world.timeline(order)]).toEqual([before, told]);
  });
});

describe('the voucher', () => {
  it('is sent again in the language of the customer’s country, with what the provider says', async () => {
    const french = await create(world.admin, 'customer', { name: 'Amélie', country: 'FR' });
    const order = await world.sellPaid({
      client: { customerId: french['id'] },
      visitDate: '2026-12-25',
      visitTime: '10:00',
      products: lines(1),
    });
    await sentTo();
    const after = await done(world.sales, order, 'resendVoucher');
    expect(after['version']).toBe(order['version']);
    const [letter] = await sentTo();
    expect(letter).toMatchObject({ to: french['email'], subject: expect.stringContaining(String(order['code'])) });
    for (const part of ['Bonjour Amélie', 'vendredi 25 décembre 2026', '10:00', 'Chegue 15 minutos antes.', '1 × '])
      expect(letter?.text).toContain(part);
  });
});

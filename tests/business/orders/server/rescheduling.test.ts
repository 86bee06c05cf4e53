// Moving a visit to another day: places, amounts and what is told of it; and the voucher that is sent again.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;
let financial: Caller;

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 60 * 86_400 } });
  world = await buildSalesWorld(server, { stock: { total: 14, internet: 10, distributor: 2, ticketOffice: 2 } });
  financial = await server.as('financial');
});
beforeEach(() => server.setClock(openingNow));
afterAll(() => server.close());

const sentTo = async () => {
  await server.runJobs();
  return server.letters.splice(0);
};

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
    const order = await world.sellPaid({ visitDate: '2026-11-21', products: world.adults(4) });
    await world.sell({ visitDate: '2026-11-21', visitTime: '10:00', products: world.adults(8) });
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
    const moved = await world.done(world.sales, order, 'reschedule', {
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
    expect(await world.sell({ visitDate: '2026-11-21', products: world.adults(10) })).toMatchObject({
      status: 'pending',
    });
  });
});

describe('rescheduling into the past', () => {
  it.each([
    ['yesterday', '2026-11-19', '09:00'],
    ['a year ago', '2025-11-21', '09:00'],
    ['the first day there is', '0001-01-01', '09:00'],
  ])('%s is refused, quoted so, and leaves the order as it was', async (_, day, time) => {
    const order = await world.sellPaid({ visitDate: '2026-12-19', products: world.adults(1) });
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

describe('the customer', () => {
  it('keeps the time where no other is said, and is told of the new visit and the one before', async () => {
    const order = await world.sellPaid({ visitDate: '2026-12-04', visitTime: '10:00', products: world.adults(1) });
    await sentTo();
    expect(await world.done(world.sales, order, 'reschedule', { visitDate: '2026-12-05' })).toMatchObject({
      visitDate: '2026-12-05',
      visitTime: '10:00',
    });
    const letters = await sentTo();
    expect(letters.map(({ subject }) => subject)).toEqual([
      `A sua visita foi remarcada: pedido ${String(order['code'])}`,
    ]);
    for (const part of [
      'sábado, 5 de dezembro de 2026',
      'Antes: sexta-feira, 4 de dezembro de 2026, 10:00.',
      '1 × ',
      'Chegue 15 minutos antes.',
    ])
      expect(letters[0]?.text).toContain(part);
  });

  it('is not told where somebody says so, or it was refused', async () => {
    const order = await world.sellPaid({ visitDate: '2026-12-04', visitTime: '10:00', products: world.adults(1) });
    await sentTo();
    expect((await world.act(world.sales, order, 'reschedule', { visitDate: '2026-12-06' })).status).toBe(422);
    await world.done(world.sales, order, 'reschedule', { visitDate: '2026-12-11', notify: false });
    expect(await sentTo()).toEqual([]);
  });
});

describe('the voucher', () => {
  it('is sent again in the language of the customer’s country, with what the provider says', async () => {
    const french = await create(world.admin, 'customer', { name: 'Amélie', country: 'FR' });
    const order = await world.sellPaid({
      client: { customerId: french['id'] },
      visitDate: '2026-12-25',
      visitTime: '10:00',
      products: world.adults(1),
    });
    await sentTo();
    const after = await world.done(world.sales, order, 'resendVoucher');
    expect(after['version']).toBe(order['version']);
    const [letter] = await sentTo();
    expect(letter).toMatchObject({ to: french['email'], subject: expect.stringContaining(String(order['code'])) });
    for (const part of ['Bonjour Amélie', 'vendredi 25 décembre 2026', '10:00', 'Chegue 15 minutos antes.', '1 × '])
      expect(letter?.text).toContain(part);
  });
});

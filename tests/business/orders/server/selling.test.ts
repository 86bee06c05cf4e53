import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { buildSalesWorld, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 30 * 86_400 } });
  world = await buildSalesWorld(server);
});
afterAll(() => server.close());

const line = (type: 'adult' | 'half' | 'family', quantity: number) => ({
  productId: world.ids.product,
  productGridId: world.ids[type],
  quantity,
});
const refused = async (given: Record<string, unknown>) => {
  const { status, body } = await world.sales.post('/api/orders', world.body(given));
  expect(status, JSON.stringify(body)).toBe(422);
  return body.errors;
};

describe('an order', () => {
  it('is not sold by guests, nor by roles without the right', async () => {
    expect((await server.guest.post('/api/orders', world.body())).status).toBe(401);
    const operator = await server.person({ roles: ['operator'], providerIds: [world.ids.provider] });
    expect((await operator.post('/api/orders', world.body())).body).toMatchObject({
      code: 'FORBIDDEN',
      rule: 'roles.config.json entities.order.create',
    });
  });

  it('takes no price and no state from its seller', async () => {
    expect(
      await refused({ total: 1, status: 'used', products: [{ ...line('adult', 1), unitPrice: 1 }] }),
    ).toMatchObject({
      total: expect.any(String),
      status: expect.any(String),
      products: [{ unitPrice: expect.any(String) }],
    });
  });

  it('is priced by the server and kept as it is sold, with its purchase and its first occurrence', async () => {
    const order = await world.sell({ products: [line('adult', 2), line('family', 1)], internalNote: 'Aniversário' });
    expect(order).toMatchObject({
      status: 'pending',
      expiresAt: '2026-11-20T12:30:00.000Z',
      currency: 'BRL',
      subtotal: 53_000,
      discount: 0,
      serviceFee: 5300,
      total: 58_300,
      refundState: 'none',
      products: [
        { unitPrice: 10_000, lineTotal: 20_000, peoplePerUnit: 1, halfPrice: false },
        { unitPrice: 33_000, peoplePerUnit: 4 },
      ],
      client: { name: 'José da Conceição' },
      internalNote: 'Aniversário',
    });
    expect(order['code']).toMatch(/^[A-HK-NP-Z2-9]{8}$/);
    expect(await world.timeline(order)).toEqual(['created']);
    const { body } = await world.admin.get(
      `/api/customers/${world.ids.customer}/lgpd-events?type=purchase&orderId=${String(order['id'])}`,
    );
    expect(body).toHaveLength(1);
  });

  it('is confirmed at once in a channel that is paid at the sale', async () => {
    const order = await world.sell({ salesChannelId: world.ids.ticketOffice });
    expect(order).toMatchObject({ status: 'confirmed' });
    expect(order).not.toHaveProperty('expiresAt');
    expect(await world.timeline(order)).toEqual(['created', 'paymentConfirmed']);
  });

  it('is kept when prices change later', async () => {
    const order = await world.sell();
    const {
      body: [price],
    } = await world.admin.get(`/api/product-prices?productGridId=${world.ids.adult}`);
    await world.admin.put(`/api/product-prices/${price.id}`, { fullPrice: 90_000, salesPrice: 80_000 });
    expect(await world.read(order)).toMatchObject({ total: order['total'], products: order['products'] });
    await world.admin.put(`/api/product-prices/${price.id}`, { salesPrice: 10_000, fullPrice: 11_000 });
  });

  it('of an erased, disabled or leaving customer is refused', async () => {
    const reason = 'Pedido feito por telefone';
    const disabled = await create(world.admin, 'customer');
    await world.admin.post(`/api/customers/${String(disabled['id'])}/actions/disable`, { reason });
    expect(await refused({ client: { customerId: disabled['id'] } })).toEqual({
      client: expect.stringContaining('disabled or blocked'),
    });
    const leaving = await create(world.admin, 'customer');
    await world.admin.post(`/api/customers/${String(leaving['id'])}/actions/startDeletion`, { reason });
    expect(await refused({ client: { customerId: leaving['id'] } })).toEqual({
      client: expect.stringContaining('stop the deletion'),
    });
  });

  it('stays within the quantities of each product, over all its lines', async () => {
    expect(await refused({ products: [line('adult', 6), line('family', 5)] })).toEqual({
      products: [{ quantity: expect.any(String) }, { quantity: expect.any(String) }],
    });
    expect(await refused({ products: [line('adult', 1), line('adult', 2)] })).toEqual({
      products: [{}, { productGridId: expect.stringContaining('line 1') }],
    });
  });

  it('is for a visit that the ride offers, today or later, as its provider’s clock has it', async () => {
    expect(await refused({ visitDate: '2026-11-19', visitTime: '09:00' })).toEqual({
      visitDate: expect.stringContaining('over'),
    });
    expect(await refused({ visitDate: '2026-11-29' })).toHaveProperty('visitDate');
    expect(await refused({ visitTime: '09:30' })).toHaveProperty('visitTime');
    expect(await refused({ visitTime: undefined })).toEqual({ visitTime: 'This field is required' });
    expect(await refused({ visitDate: undefined })).toHaveProperty('visitDate');
    // It is 21 o'clock of the 20th in São Paulo, and the 21st in UTC.
    server.setClock(new Date('2026-11-21T00:00:00.000Z'));
    expect(await refused({ visitDate: '2026-11-20' })).toEqual({ visitTime: expect.stringContaining('21:00') });
    expect((await world.sell({ visitDate: '2026-11-21' }))['visitDate']).toBe('2026-11-21');
    server.setClock(new Date('2026-11-20T12:00:00.000Z'));
  });

  it('of a distributor’s channel names its unit, and of another names none', async () => {
    expect(await refused({ salesChannelId: world.ids.distributor })).toEqual({
      distributorId: expect.stringContaining('choose one'),
    });
    expect(await refused({ distributorId: world.ids.unit })).toEqual({
      distributorId: expect.stringContaining('empty'),
    });
  });

  it('tells an issuer, who sees no customers, by no answer what one is called', async () => {
    const issuer = await server.person({ roles: ['issuer'], distributorIds: [world.ids.unit] });
    const {
      body: { id: customerId, name },
    } = await world.admin.get(`/api/customers/${world.ids.customer}`);
    const answer = async (guess: string) => {
      const { status, body } = await issuer.post(
        '/api/orders',
        world.body({ salesChannelId: world.ids.distributor, client: { customerId, name: guess } }),
      );
      return { status, errors: body.errors };
    };
    expect((await answer(String(name))).status).toBe(422);
    expect(await answer(String(name))).toEqual(await answer('Somebody Else'));
  });

  it('of an issuer is for his own unit, which is set when he has one', async () => {
    const issuer = await server.person({ roles: ['issuer'], distributorIds: [world.ids.unit] });
    const order = await world.sell({ salesChannelId: world.ids.distributor }, issuer);
    expect(order).toMatchObject({ distributorId: world.ids.unit });
    const other = await create(world.admin, 'distributionUnit');
    const foreign = await issuer.post(
      '/api/orders',
      world.body({ salesChannelId: world.ids.distributor, distributorId: other['id'] }),
    );
    expect(foreign.body.errors).toHaveProperty('distributorId');
    expect((await issuer.post('/api/orders', world.body())).body.errors).toHaveProperty('salesChannelId');
  });

  it('uses a coupon that holds, never with half price, and counts it', async () => {
    const before = await world.couponsUsed();
    expect(await refused({ promotionCoupon: 'NADA-DISSO' })).toEqual({
      promotionCoupon: expect.stringContaining('NADA-DISSO'),
    });
    expect(await refused({ promotionCoupon: world.coupon, products: [line('half', 1)] })).toHaveProperty(
      'promotionCoupon',
    );
    const order = await world.sell({ promotionCoupon: world.coupon.toLowerCase() });
    expect(order).toMatchObject({
      promotionCoupon: world.coupon,
      subtotal: 20_000,
      discount: 2000,
      serviceFee: 1800,
      total: 19_800,
    });
    expect(await world.couponsUsed()).toBe(before + 1);
  });

  it('is not sold of an inactive ride, channel, provider or product', async () => {
    const ride = await create(world.admin, 'ride', { providerId: world.ids.provider });
    await world.admin.post(`/api/rides/${String(ride['id'])}/actions/deactivate`, { reason: 'Em manutenção' });
    expect(await refused({ ride: { rideId: ride['id'] } })).toHaveProperty('ride');
    await world.admin.put(`/api/sales-channels/${world.ids.ticketOffice}`, { status: 'inactive' });
    expect(await refused({ salesChannelId: world.ids.ticketOffice })).toHaveProperty('salesChannelId');
    await world.admin.put(`/api/sales-channels/${world.ids.ticketOffice}`, { status: 'active' });
    const provider = await create(world.admin, 'provider');
    expect(
      await refused({
        provider: { providerId: provider['id'] },
        ride: undefined,
        visitDate: undefined,
        visitTime: undefined,
      }),
    ).toMatchObject({ provider: expect.stringContaining('another provider') });
  });

  it('changes only in its internal note afterwards, and is never deleted', async () => {
    const order = await world.sell();
    const path = `/api/orders/${String(order['id'])}`;
    expect((await world.admin.put(path, { visitDate: '2026-11-28' })).status).toBe(422);
    expect((await world.admin.put(path, { internalNote: 'Liga depois' })).body.internalNote).toBe('Liga depois');
    expect((await world.admin.remove(path)).status).toBe(405);
  });
});

describe('a key of the caller', () => {
  const withKey = (key: string, given = {}) =>
    world.sales.post('/api/orders', world.body(given), { 'idempotency-key': key });

  it('sells once, however often the call is repeated', async () => {
    const [first, second, third] = await Promise.all([withKey('a1'), withKey('a1'), withKey('a1')]);
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect(third.body.id).toBe(first.body.id);
    const { client, ...rest } = world.body();
    expect((await world.sales.post('/api/orders', { ...rest, client }, { 'idempotency-key': 'a1' })).body.id).toBe(
      first.body.id,
    );
  });

  it('stands for one content, one caller, one day', async () => {
    const { body } = await withKey('b1');
    expect((await withKey('b1', { visitTime: '10:00' })).body).toMatchObject({ statusCode: 409, code: 'KEY_REUSED' });
    const other = await server.as('sales');
    expect((await other.post('/api/orders', world.body(), { 'idempotency-key': 'b1' })).body.id).not.toBe(body.id);
    server.setClock(new Date('2026-11-21T13:00:00.000Z'));
    const later = await withKey('b1');
    expect(later.status).toBe(201);
    expect(later.body.id).not.toBe(body.id);
    server.setClock(new Date('2026-11-20T12:00:00.000Z'));
    expect((await withKey('x y')).status).toBe(400);
  });

  it('is refused with an action, which a repeat finds done, and nothing is done', async () => {
    const order = await world.sell();
    const backOffice = await server.as('backOffice');
    const path = `/api/orders/${String(order['id'])}/actions/cancel`;
    const cancellation = { cancellationReasonCode: 'other', refund: 'none', reason: 'Desistiu da visita' };
    const refusal = await backOffice.post(path, cancellation, { 'idempotency-key': 'd1' });
    expect(refusal).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message: expect.stringContaining('Idempotency-Key') },
    });
    expect(await world.read(order)).toMatchObject({ status: 'pending' });
    expect((await backOffice.post(path, cancellation)).status).toBe(200);
    expect((await backOffice.post(path, cancellation)).status).toBe(409);
  });

  it('is free again after a refusal', async () => {
    expect((await withKey('c1', { visitTime: '09:30' })).status).toBe(422);
    expect((await withKey('c1')).status).toBe(201);
  });
});

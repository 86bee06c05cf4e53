// What an order would cost and what is free that day, asked before it is sold.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#tests/support/app.ts';
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

describe('a quote', () => {
  it('says what an order would cost and what is free, and writes nothing', async () => {
    const count = async () => (await world.admin.get('/api/orders?_start=0&_end=1')).headers['x-total-count'];
    const before = await count();
    const { status, body } = await world.sales.post('/api/orders/quote', world.body({ promotionCoupon: world.coupon }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      subtotal: 20_000,
      discount: 2000,
      serviceFee: 1800,
      total: 19_800,
      problems: [],
      lines: [{ unitPrice: 10_000, quantity: 2 }],
    });
    expect(body.slots).toEqual([
      { time: '09:00', free: expect.any(Number) },
      { time: '10:00', free: 60 },
    ]);
    expect(body.lines[0]).not.toHaveProperty('transferValue');
    expect(await count()).toBe(before);
  });

  it('helps while the order is half filled in', async () => {
    const { status, body } = await world.sales.post('/api/orders/quote', {
      salesChannelId: world.ids.internet,
      ride: { rideId: world.ids.ride },
      visitDate: '2026-11-28',
      products: [{ productId: world.ids.product }, line('adult', 99)],
    });
    expect(status).toBe(200);
    expect(body.slots).toHaveLength(2);
    expect(body.problems).toEqual(
      expect.arrayContaining([
        { path: 'products.0.productGridId', rule: 'required', message: 'This field is required' },
        expect.objectContaining({ path: 'products.1.quantity', rule: 'quantityMaximum' }),
        expect.objectContaining({ path: 'client', rule: 'required' }),
      ]),
    );
    expect((await world.sales.post('/api/orders/quote', {})).status).toBe(200);
  });

  it('is for those who sell', async () => {
    expect((await server.guest.post('/api/orders/quote', {})).status).toBe(401);
    expect((await (await server.as('financial')).post('/api/orders/quote', {})).status).toBe(403);
  });
});

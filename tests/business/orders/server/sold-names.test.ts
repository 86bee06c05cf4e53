// What orders name stays as they named it: the stock of a channel, the code of a promotion.
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

describe('a channel that has sold', () => {
  it('keeps the stock that its orders took places from', async () => {
    await world.sell();
    const answer = await world.admin.put(`/api/sales-channels/${world.ids.internet}`, { stockPool: 'ticketOffice' });
    expect(answer.body.errors).toEqual({ stockPool: expect.stringContaining('another channel') });
    const fresh = await create(world.admin, 'salesChannel', { stockPool: 'internet' });
    expect(
      (await world.admin.put(`/api/sales-channels/${String(fresh['id'])}`, { stockPool: 'ticketOffice' })).status,
    ).toBe(200);
  });
});

describe('a promotion that orders name', () => {
  it('keeps its code and stays, also when no use is counted any more', async () => {
    const backOffice = await server.as('backOffice');
    const supervisor = await server.as('supervisor');
    const promotion = await create(world.admin, 'promotion', {
      providerId: world.ids.provider,
      discountType: 'percent',
      discountValue: 1000,
      couponCode: 'VOLTA-2026',
    });
    const path = `/api/promotions/${String(promotion['id'])}`;
    const order = await world.sell({ promotionCoupon: 'VOLTA-2026', visitDate: '2026-12-18' });
    const rename = async () => (await world.admin.put(path, { couponCode: 'OUTRO-CODIGO' })).body.errors;
    expect(await rename()).toEqual({ couponCode: expect.stringContaining('another promotion') });
    await world.act(backOffice, order, 'cancel', {
      cancellationReasonCode: 'other',
      refund: 'none',
      reason: 'Desistiu da visita',
    });
    expect((await world.admin.get(path)).body.couponsUsed).toBe(0);
    expect(await rename()).toEqual({ couponCode: expect.stringContaining('another promotion') });
    expect(await world.admin.remove(path)).toMatchObject({
      status: 409,
      body: { code: 'IN_USE', usedBy: [{ entity: 'order', count: 1 }] },
    });
    expect((await world.act(supervisor, order, 'reactivate')).status).toBe(200);
    expect((await world.admin.get(path)).body.couponsUsed).toBe(1);
  });

  it('of another provider, by the same code, is another one', async () => {
    await world.sell({ promotionCoupon: world.coupon });
    const other = await create(world.admin, 'promotion', {
      providerId: (await create(world.admin, 'provider'))['id'],
      couponCode: world.coupon,
    });
    expect((await world.admin.put(`/api/promotions/${String(other['id'])}`, { couponCode: 'LIVRE-2026' })).status).toBe(
      200,
    );
    expect((await world.admin.remove(`/api/promotions/${String(other['id'])}`)).status).toBe(200);
  });
});

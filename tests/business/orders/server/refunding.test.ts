// Refunds of an order, in parts and in full, and what an order refunded in full is no more.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import type { Values } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;
let backOffice: Caller;
let financial: Caller;

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 60 * 86_400 } });
  world = await buildSalesWorld(server);
  [backOffice, financial] = [await server.as('backOffice'), await server.as('financial')];
});
beforeEach(() => server.setClock(openingNow));
afterAll(() => server.close());

describe('a refund', () => {
  const ofPaid = async () =>
    world.sellPaid({
      salesChannelId: world.ids.internet,
      visitDate: '2026-12-25',
      visitTime: '10:00',
      products: world.adults(1),
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
    expect(await world.done(financial, order, 'requestRefund', { amount: 5000 })).toMatchObject({
      refundState: 'pending',
      refundRequestedAmount: 5000,
    });
    expect((await world.act(financial, order, 'failRefund', {})).body.errors).toHaveProperty('reason');
    expect(await world.done(financial, order, 'failRefund', { reason: 'Conta encerrada' })).toMatchObject({
      refundState: 'failed',
    });
    await world.done(financial, order, 'requestRefund', { amount: 5000 });
    const partial = await world.done(financial, order, 'refund', {});
    expect(partial).toMatchObject({ refundState: 'partial', refundedAmount: 5000 });
    expect(partial).not.toHaveProperty('refundRequestedAmount');
    expect(await world.done(financial, order, 'requestRefund', {})).toMatchObject({
      refundState: 'pending',
      refundRequestedAmount: 6000,
    });
    expect((await world.act(financial, order, 'refund', { amount: 6001 })).status).toBe(422);
    expect(await world.done(world.admin, order, 'refund', { amount: 6000 })).toMatchObject({
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
    const order = await world.sell({ visitDate: '2026-12-25', visitTime: '10:00', products: world.adults(1) });
    await world.done(backOffice, order, 'cancel', {
      cancellationReasonCode: 'customerRequest',
      refund: 'none',
      reason: 'Pedido feito por telefone',
    });
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
    const order = await world.sellPaid({ visitDate: '2026-12-18', visitTime: '10:00', products: world.adults(1) });
    const operator = await server.person({ roles: ['operator'], providerIds: [world.ids.provider] });
    const due = async () =>
      (await world.admin.get(`/api/reports/sales?by=product&id=${String(order['id'])}`)).body.totals;
    expect(await due()).toMatchObject({ orders: 1, transferDue: 5000, refunded: 0 });
    const giveBack = async (amount: number) => {
      await world.done(financial, order, 'requestRefund', { amount });
      await world.done(financial, order, 'refund', { amount });
    };
    await giveBack(1000);
    await world.done(world.sales, order, 'resendVoucher');
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

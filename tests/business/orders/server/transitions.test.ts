// Every action of an order from every state: where it may start, who may, what it asks for, and what follows.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import type { Values } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, visitDate, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let world: SalesWorld;
let people: Readonly<
  Record<
    | 'backOffice'
    | 'supervisor'
    | 'financial'
    | 'operator'
    | 'issuer'
    | 'sales'
    | 'inventory'
    | 'techSupport'
    | 'admin'
    | 'director',
    Caller
  >
>;

const day = 86_400_000;
const reason = 'Pedido feito por telefone';

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 60 * 86_400 } });
  world = await buildSalesWorld(server, {
    stock: { total: 3000, internet: 1000, distributor: 1000, ticketOffice: 1000 },
  });
  const { unit, provider } = world.ids;
  people = {
    backOffice: await server.as('backOffice'),
    supervisor: await server.as('supervisor'),
    financial: await server.as('financial'),
    sales: world.sales,
    inventory: await server.as('inventory'),
    techSupport: await server.as('techSupport'),
    admin: world.admin,
    director: await server.as('director'),
    operator: await server.person({ roles: ['operator'], providerIds: [provider] }),
    issuer: await server.person({ roles: ['issuer'], distributorIds: [unit] }),
  };
});
beforeEach(() => server.setClock(openingNow));
afterAll(() => server.close());

type State = 'pending' | 'confirmed' | 'used' | 'expired' | 'cancelled';
const states: readonly State[] = ['pending', 'confirmed', 'used', 'expired', 'cancelled'];

const act = async (caller: Caller, order: Values, action: string, body?: unknown) => {
  const answer = await world.act(caller, order, action, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Values;
};
const onVisitDay = async <T>(run: () => Promise<T>): Promise<T> => {
  server.setClock(new Date(`${visitDate}T13:00:00.000Z`));
  return run().finally(() => server.setClock(openingNow));
};
const cancellation = { cancellationReasonCode: 'customerRequest', refund: 'none', reason };

async function expired(given: Values = {}): Promise<Values> {
  const order = await world.sell(given);
  server.setClock(new Date(openingNow.getTime() + day));
  await server.runJobs();
  server.setClock(openingNow);
  return world.read(order);
}

const orderIn: Readonly<Record<State, (given?: Values) => Promise<Values>>> = {
  pending: (given) => world.sell(given),
  confirmed: (given) => world.sellPaid(given),
  used: async (given) => {
    const order = await world.sellPaid(given);
    return onVisitDay(() => act(people.operator, order, 'markUsed'));
  },
  expired,
  cancelled: async (given) => act(people.backOffice, await world.sellPaid(given), 'cancel', cancellation),
};

interface Case {
  readonly action: string;
  readonly who: keyof typeof people;
  readonly body?: unknown;
  /** Where it starts, and the state after it. */
  readonly to: Partial<Readonly<Record<State, State>>>;
  readonly entry?: string;
}

const cases: readonly Case[] = [
  { action: 'confirmPayment', who: 'financial', to: { pending: 'confirmed' }, entry: 'paymentConfirmed' },
  {
    action: 'extend',
    who: 'backOffice',
    body: { expiresAt: '2026-11-21T12:00:00.000Z' },
    to: { expired: 'pending' },
    entry: 'extended',
  },
  { action: 'markUsed', who: 'operator', to: { confirmed: 'used' }, entry: 'used' },
  { action: 'revertUse', who: 'operator', body: { reason }, to: { used: 'confirmed' }, entry: 'usageReverted' },
  {
    action: 'reschedule',
    who: 'sales',
    body: { visitDate, visitTime: '10:00' },
    to: { confirmed: 'confirmed' },
    entry: 'rescheduled',
  },
  { action: 'resendVoucher', who: 'sales', to: { confirmed: 'confirmed' }, entry: 'voucherResent' },
  {
    action: 'cancel',
    who: 'backOffice',
    body: cancellation,
    to: { pending: 'cancelled', confirmed: 'cancelled', expired: 'cancelled' },
    entry: 'cancelled',
  },
  { action: 'reactivate', who: 'supervisor', to: { cancelled: 'confirmed' }, entry: 'reactivated' },
  {
    action: 'requestRefund',
    who: 'financial',
    to: { confirmed: 'confirmed', used: 'used', cancelled: 'cancelled' },
    entry: 'refundRequested',
  },
];

describe.each(cases)('$action', ({ action, who, body, to, entry }) => {
  it.each(states)('from %s', async (state) => {
    const order = await orderIn[state]();
    const answer = await onVisitDayIf(action === 'markUsed', () => world.act(people[who], order, action, body));
    const after = to[state];
    if (after === undefined) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(409);
      expect(answer.body).toMatchObject({ code: 'TRANSITION', current: { status: state } });
      expect(await world.read(order)).toMatchObject({ status: state, version: order['version'] });
    } else {
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(answer.body.status).toBe(after);
      expect(await world.timeline(order)).toContain(entry);
      const { body: history } = await world.admin.get(`/api/orders/${String(order['id'])}/history`);
      if (action !== 'resendVoucher')
        expect((history as Values[]).map((written) => written['action'])).toContain(action);
    }
  });

  it('is refused to other roles, with the rule, and to guests', async () => {
    const declared = entities.order.actions.find(({ name }) => name === action);
    const order = await orderIn[(Object.keys(to) as State[])[0] ?? 'pending']();
    for (const role of [
      'inventory',
      'techSupport',
      'sales',
      'operator',
      'financial',
      'admin',
      'director',
      'supervisor',
      'backOffice',
    ] as const) {
      if (declared?.roles !== undefined && [...declared.roles].includes(role)) continue;
      const answer = await world.act(people[role], order, action, body);
      expect(answer.status, role).toBe(403);
      expect(answer.body).toMatchObject({
        code: 'FORBIDDEN',
        rule: `schemas/order.schema.json x-entity.actions.${action}.roles`,
      });
    }
    expect((await world.act(server.guest, order, action, body)).status).toBe(401);
  });
});

function onVisitDayIf<T>(wanted: boolean, run: () => Promise<T>): Promise<T> {
  return wanted ? onVisitDay(run) : run();
}

describe('expiring', () => {
  it('is nobody’s but the job’s, and happens once the deadline is over', async () => {
    const order = await world.sell({ promotionCoupon: world.coupon });
    const used = await world.couponsUsed();
    expect((await world.act(world.admin, order, 'expire')).status).toBe(403);
    await server.runJobs();
    expect(await world.read(order)).toMatchObject({ status: 'pending' });
    server.setClock(new Date(openingNow.getTime() + 31 * 60_000));
    await server.runJobs();
    expect(await world.read(order)).toMatchObject({ status: 'expired' });
    expect(await world.timeline(order)).toEqual(['created', 'expired']);
    expect(await world.couponsUsed()).toBe(used - 1);
    const { body } = await world.admin.get(`/api/orders/${String(order['id'])}/history`);
    expect(body[0]).toMatchObject({ action: 'expire', actor: { name: 'Sistema' } });
  });

  it('can be made good by a later deadline, not beyond the visit', async () => {
    const order = await expired({ promotionCoupon: world.coupon });
    const used = await world.couponsUsed();
    expect((await world.act(people.backOffice, order, 'extend', {})).body.errors).toEqual({
      expiresAt: 'This field is required',
    });
    expect(
      (await world.act(people.backOffice, order, 'extend', { expiresAt: '2026-11-19T12:00:00.000Z' })).body.errors,
    ).toEqual({ expiresAt: 'The date must be in the future' });
    expect(
      (await world.act(people.backOffice, order, 'extend', { expiresAt: '2026-11-28T12:00:00.000Z' })).body.errors,
    ).toEqual({ expiresAt: expect.stringContaining('day of the visit') });
    expect(await act(people.backOffice, order, 'extend', { expiresAt: '2026-11-22T12:00:00.000Z' })).toMatchObject({
      status: 'pending',
      expiresAt: '2026-11-22T12:00:00.000Z',
    });
    expect(await world.couponsUsed()).toBe(used + 1);
  });
});

describe('a payment', () => {
  it('is taken after the deadline while the order still holds its places', async () => {
    const order = await world.sell();
    server.setClock(new Date(openingNow.getTime() + day));
    const paid = await act(people.financial, order, 'confirmPayment');
    expect(paid['status']).toBe('confirmed');
    expect(paid).not.toHaveProperty('expiresAt');
  });
});

describe('using', () => {
  it('is for the day of the visit and those that the setting admits', async () => {
    const order = await world.sellPaid();
    const answer = await world.act(people.operator, order, 'markUsed');
    expect(answer.body).toMatchObject({
      statusCode: 409,
      code: 'BLOCKED',
      checks: [{ name: 'visitDay', passed: false }],
    });
    const { body } = await people.operator.get(`/api/orders/${String(order['id'])}/actions`);
    expect(body.find((action: Values) => action['name'] === 'markUsed')).toMatchObject({
      allowed: false,
      refusal: { code: 'BLOCKED' },
    });
    server.setClock(new Date('2026-11-26T13:00:00.000Z'));
    await act(people.operator, order, 'markUsed');
  });

  it('is for operators of the provider', async () => {
    const order = await world.sellPaid();
    const other = await server.person({ roles: ['operator'], providerIds: [crypto.randomUUID()] });
    expect((await world.act(other, order, 'markUsed')).status).toBe(404);
    const both = await server.person({ roles: ['operator', 'sales'], providerIds: [] });
    expect((await onVisitDay(() => world.act(both, order, 'markUsed'))).status).toBe(403);
  });
});

describe('a complaint', () => {
  it('is open until somebody of the back office closes it, once', async () => {
    const order = await world.sell();
    const at = `/api/orders/${String(order['id'])}/occurrences`;
    expect((await people.operator.post(at, { type: 'complaint', description: 'Fila' })).status).toBe(403);
    expect((await people.sales.post(at, { type: 'complaint' })).body.errors).toHaveProperty('description');
    expect((await people.sales.post(at, { type: 'used', description: 'x' })).status).toBe(422);
    const { body: note } = await people.sales.post(at, { type: 'note', description: 'Ligou' });
    expect(note).not.toHaveProperty('complaintState');
    const { body: complaint } = await people.sales.post(at, { type: 'complaint', description: 'Fila longa' });
    expect(complaint.complaintState).toBe('open');
    const close = (caller: Caller, body: unknown = { reason }) =>
      caller.post(`/api/occurrences/${complaint.id}/actions/closeComplaint`, body);
    expect((await close(people.sales)).status).toBe(403);
    expect((await close(people.backOffice, {})).body.errors).toHaveProperty('reason');
    expect((await close(people.backOffice)).body).toMatchObject({
      complaintState: 'closed',
      resolution: reason,
      closedBy: { userId: people.backOffice.userId },
      closedAt: openingNow.toISOString(),
    });
    expect((await close(people.backOffice)).status).toBe(409);
    expect(
      (await people.backOffice.post(`/api/occurrences/${note.id}/actions/closeComplaint`, { reason })).status,
    ).toBe(409);
  });
});

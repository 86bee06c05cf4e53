// The deletion of a customer's data: who may ask for it, stop it and complete it, and what stands in the way.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { insertOccurrence, insertOrder, makeSale } from './planted.ts';

let server: TestApp;
let admin: Caller;
let supervisor: Caller;
const reason = 'Pedido recebido pelo canal de privacidade';
const now = new Date('2026-11-20T15:00:00.000Z');

beforeAll(async () => {
  server = await startApp({ settings: { sessionSeconds: 30 * 86_400 } });
  server.setClock(now);
  admin = await server.as('admin');
  supervisor = await server.as('supervisor');
});
afterAll(() => server.close());

const act = (caller: Caller, customer: Values, action: string, body: unknown = { reason }) =>
  caller.post(`/api/customers/${String(customer['id'])}/actions/${action}`, body);
const complete = (caller: Caller, customer: Values, given: Readonly<Values> = {}) =>
  act(caller, customer, 'completeDeletion', { reason, confirm: customer['email'], ...given });
const requested = async () => {
  const customer = await create(admin, 'customer');
  await act(admin, customer, 'startDeletion');
  return customer;
};

describe('the deletion of a customer', () => {
  it('is closed to guests, to roles without the right, and to changes of its fields', async () => {
    const customer = await create(admin, 'customer');
    for (const action of ['startDeletion', 'stopDeletion', 'completeDeletion']) {
      expect((await act(server.guest, customer, action)).status).toBe(401);
      expect((await act(await server.as('sales'), customer, action)).status).toBe(403);
      expect((await act(await server.as('financial'), customer, action)).status).toBe(403);
    }
    expect((await admin.put(`/api/customers/${String(customer['id'])}`, { deletionState: 'requested' })).status).toBe(
      422,
    );
    expect((await act(admin, customer, 'startDeletion', {})).body.errors).toHaveProperty('reason');
  });

  it('is neither stopped nor completed before it was asked for', async () => {
    const customer = await create(admin, 'customer');
    expect((await act(admin, customer, 'stopDeletion')).body).toMatchObject({
      statusCode: 409,
      code: 'TRANSITION',
      current: { deletionState: 'none' },
    });
    expect((await complete(supervisor, customer)).body.code).toBe('TRANSITION');
  });

  it('starts with a due date and ends access', async () => {
    const customer = await create(admin, 'customer');
    const { status, body } = await act(await server.as('backOffice'), customer, 'startDeletion');
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      deletionState: 'requested',
      accessState: 'disabled',
      deletionRequestedAt: now.toISOString(),
      deletionDueAt: '2026-12-05T15:00:00.000Z',
      reason,
    });
    const events = (await admin.get(`/api/customers/${String(customer['id'])}/lgpd-events`)).body as Values[];
    expect(events).toContainEqual(expect.objectContaining({ type: 'deletionRequest', reason }));
    expect((await act(admin, customer, 'startDeletion')).status).toBe(409);
    expect((await act(admin, customer, 'reactivate')).body).toMatchObject({
      code: 'TRANSITION',
      current: { deletionState: 'requested' },
    });
  });

  it('leaves a blocked customer blocked', async () => {
    const customer = await create(admin, 'customer');
    await act(admin, customer, 'disable');
    await act(admin, customer, 'block');
    expect((await act(admin, customer, 'startDeletion')).body).toMatchObject({
      deletionState: 'requested',
      accessState: 'blocked',
    });
  });

  it('is stopped: the term ends, access stays closed until it is given back, and it may be asked for again', async () => {
    const customer = await requested();
    const { body } = await act(await server.as('backOffice'), customer, 'stopDeletion');
    expect(body).toMatchObject({ deletionState: 'canceled', accessState: 'disabled' });
    expect(body).not.toHaveProperty('deletionDueAt');
    expect((await act(admin, customer, 'reactivate')).body.accessState).toBe('reactivated');
    expect((await act(admin, customer, 'startDeletion')).body.deletionState).toBe('requested');
  });

  it('is completed by another person than the one who started it, after typing the address', async () => {
    const customer = await requested();
    const own = await complete(admin, customer);
    expect(own.status).toBe(403);
    expect(own.body.rule).toContain('completeDeletion');
    expect((await complete(await server.as('backOffice'), customer)).status).toBe(403);
    expect((await complete(supervisor, customer, { confirm: 'outro@example.com' })).body.errors).toHaveProperty(
      'confirm',
    );
    const offered = (await admin.get(`/api/customers/${String(customer['id'])}/actions`)).body as Values[];
    expect(offered.find(({ name }) => name === 'completeDeletion')).toMatchObject({
      allowed: false,
      refusal: { code: 'FORBIDDEN' },
    });
    expect((await complete(supervisor, customer)).body).toMatchObject({
      deletionState: 'completed',
      accessState: 'blocked',
      deletionCompletedAt: now.toISOString(),
    });
    expect((await complete(supervisor, customer)).status).toBe(409);
  });
});

describe('a deletion is held up', () => {
  it('by each open order, refund and complaint, all named at once', async () => {
    const customer = await requested();
    const sale = await makeSale(admin);
    const make = (given: Readonly<Values>) => insertOrder(server.database, { ...sale, customer }, given);
    const soon = await make({ status: 'confirmed', visitDate: '2026-11-20' });
    const undated = await make({ status: 'pending', visitDate: undefined });
    await make({ status: 'confirmed', visitDate: '2026-11-19' });
    await make({ status: 'used', visitDate: '2026-12-24' });
    const refund = await make({ status: 'cancelled', refundState: 'pending' });
    const complained = await make({ status: 'used' });
    await insertOccurrence(server.database, complained, {
      type: 'complaint',
      description: 'Fila de duas horas',
      complaintState: 'open',
    });
    await insertOccurrence(server.database, await make({ status: 'used' }), {
      type: 'complaint',
      description: 'Resolvida',
      complaintState: 'closed',
    });

    const { status, body } = await complete(supervisor, customer);
    expect(status).toBe(409);
    expect(body.code).toBe('BLOCKED');
    const found = Object.fromEntries(
      (body.checks as { name: string; passed: boolean; found?: Values[] }[]).map((check) => [
        check.name,
        (check.found ?? []).map(({ id }) => id),
      ]),
    );
    expect(new Set(found['noOpenOrders'])).toEqual(new Set([soon['id'], undated['id']]));
    expect(found['noRefundPending']).toEqual([refund['id']]);
    expect(found['noOpenComplaint']).toEqual([complained['id']]);
    expect(body.checks[0].found[0]).toMatchObject({ entity: 'order', title: expect.stringMatching(/^[A-Z2-9]{8}$/) });
    expect((await admin.get(`/api/customers/${String(customer['id'])}`)).body.name).toBe(customer['name']);
  });

  it("by today's visit where the visit is, not where the server is", async () => {
    const customer = await requested();
    const sale = await makeSale(admin);
    await insertOrder(server.database, { ...sale, customer }, { status: 'confirmed', visitDate: '2026-11-20' });
    // In São Paulo it is still the evening of the 20th.
    server.setClock(new Date('2026-11-21T02:30:00.000Z'));
    expect((await complete(supervisor, customer)).body.code).toBe('BLOCKED');
    server.setClock(new Date('2026-11-21T03:30:00.000Z'));
    expect((await complete(supervisor, customer)).status).toBe(200);
    server.setClock(now);
  });

  it('by nothing of another customer or another organisation', async () => {
    const customer = await requested();
    const sale = await makeSale(admin);
    await insertOrder(
      server.database,
      { ...sale, customer: await create(admin, 'customer') },
      { status: 'confirmed', visitDate: '2027-01-01' },
    );
    const stranger = await server.person({ roles: ['supervisor'], organizationId: 'other' });
    expect((await complete(stranger, customer)).status).toBe(404);
    expect((await complete(supervisor, customer)).status).toBe(200);
  });
});

describe('the proof of erasure', () => {
  it('is given to those who read customers, of those who were erased', async () => {
    const customer = await create(admin, 'customer');
    const path = `/api/customers/${String(customer['id'])}/erasure-proof`;
    expect((await server.guest.get(path)).status).toBe(401);
    expect((await (await server.as('operator')).get(path)).status).toBe(403);
    expect((await admin.get('/api/customers/019a0000-0000-7000-8000-000000000000/erasure-proof')).status).toBe(404);
    expect((await admin.get(path)).body).toMatchObject({ statusCode: 409, current: { deletionState: 'none' } });
  });
});

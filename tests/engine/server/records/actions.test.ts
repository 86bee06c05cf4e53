// State changes by action, and what follows from them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
const reason = 'Pedido feito por telefone';

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const act = (caller: Caller, customer: Values, action: string, body?: unknown) =>
  caller.post(`/api/customers/${String(customer['id'])}/actions/${action}`, body);

describe('an action', () => {
  it('is closed to guests and to roles that the schema does not name', async () => {
    const customer = await create(admin, 'customer');
    expect((await act(server.guest, customer, 'disable', { reason })).status).toBe(401);
    const refused = await act(await server.as('sales'), customer, 'disable', { reason });
    expect(refused.status).toBe(403);
    expect(refused.body.rule).toBe('schemas/customer.schema.json x-entity.actions.disable.roles');
    expect((await act(admin, customer, 'vanish', { reason })).status).toBe(404);
  });

  it('asks for a reason of the right length', async () => {
    const customer = await create(admin, 'customer');
    expect((await act(admin, customer, 'disable')).body.errors).toEqual({ reason: 'This field is required' });
    expect((await act(admin, customer, 'disable', { reason: 'curto' })).body.errors.reason).toContain('10');
    expect((await act(admin, customer, 'disable', { reason: 'x'.repeat(501) })).status).toBe(422);
  });

  it('changes the state once, with history and the nested entry, and is refused from any other state', async () => {
    const customer = await create(admin, 'customer');
    const done = await act(admin, customer, 'disable', { reason });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body).toMatchObject({ accessState: 'disabled', reason, version: 2, lgpdHistory: 2 });
    const again = await act(admin, customer, 'disable', { reason });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'TRANSITION', current: { accessState: 'disabled' } });
    expect(again.body.message).toContain('Disabled');
    const events = await admin.get(`/api/customers/${String(customer['id'])}/lgpd-events`);
    expect(events.body).toMatchObject([
      { type: 'deactivation', reason, actor: { userId: admin.userId } },
      { type: 'register' },
    ]);
    const history = await admin.get(`/api/customers/${String(customer['id'])}/history`);
    expect(history.body[0]).toMatchObject({
      action: 'disable',
      reason,
      changes: { accessState: { from: 'active', to: 'disabled' } },
    });
  });

  it('refuses a version that is not the latest', async () => {
    const customer = await create(admin, 'customer');
    await admin.put(`/api/customers/${String(customer['id'])}`, { name: 'Mudou' });
    expect((await act(admin, customer, 'disable', { reason, version: 1 })).status).toBe(409);
  });
});

describe('an access request', () => {
  const request = (userId: unknown, expiresAt = new Date(Date.now() + 86_400_000).toISOString()) =>
    create(admin, 'accessRequest', {
      developer: { userId },
      requestType: 'other',
      expiresAt,
      reason: 'Precisa ver os registros',
    });

  it('is decided by another than the developer', async () => {
    const own = await request(admin.userId);
    expect((await admin.post(`/api/access-requests/${String(own['id'])}/actions/approve`)).status).toBe(403);
    const supervisor = await server.as('supervisor');
    const { body } = await supervisor.post(`/api/access-requests/${String(own['id'])}/actions/approve`);
    expect(body).toMatchObject({
      status: 'approved',
      decidedBy: { userId: supervisor.userId },
      decidedAt: expect.any(String),
    });
  });

  it('ends at most 90 days after it was made', async () => {
    const developer = { userId: (await create(admin, 'user'))['id'] };
    const late = draft('accessRequest', {
      developer,
      requestType: 'other',
      reason: 'Precisa ver os registros',
      expiresAt: new Date(Date.now() + 91 * 86_400_000).toISOString(),
    });
    expect((await admin.post('/api/access-requests', late)).body.errors).toEqual({
      expiresAt: 'The period may last at most 90 days',
    });
  });

  it('is not approved once its end has come', async () => {
    const late = await request((await create(admin, 'user'))['id'], new Date(Date.now() + 3_600_000).toISOString());
    server.setClock(new Date(Date.now() + 3_601_000));
    const supervisor = await server.as('supervisor');
    expect((await supervisor.post(`/api/access-requests/${String(late['id'])}/actions/approve`)).body.code).toBe(
      'TRANSITION',
    );
  });
});

describe('bank accounts of one owner', () => {
  it('have one preferred: the first, then the newly preferred', async () => {
    const first = await create(admin, 'providerBankAccount');
    expect(first).toMatchObject({ preferred: true, bankName: 'Itaú', ispb: '60701190' });
    const second = await create(admin, 'providerBankAccount', { providerId: first['providerId'], preferred: true });
    const path = (account: Values) => `/api/provider-bank-accounts/${String(account['id'])}`;
    expect((await admin.get(path(first))).body.preferred).toBe(false);
    expect((await admin.get(path(second))).body.preferred).toBe(true);
  });

  it('are preferred one at a time, whoever else prefers another just then', async () => {
    const first = await create(admin, 'providerBankAccount');
    const accounts = [first];
    for (let more = 0; more < 5; more += 1)
      accounts.push(await create(admin, 'providerBankAccount', { providerId: first['providerId'] }));
    const answers = await Promise.all(
      accounts.map((account) => admin.put(`/api/provider-bank-accounts/${String(account['id'])}`, { preferred: true })),
    );
    expect(answers.map(({ status }) => status)).toEqual(accounts.map(() => 200));
    const { body } = await admin.get(
      `/api/provider-bank-accounts?providerId=${String(first['providerId'])}&preferred=true`,
    );
    expect(body).toHaveLength(1);
  });

  it('are held at a known bank', async () => {
    const account = await create(admin, 'providerBankAccount');
    expect(
      (await admin.put(`/api/provider-bank-accounts/${String(account['id'])}`, { sortCode: '999' })).body.errors,
    ).toHaveProperty('sortCode');
  });
});

describe('accounts', () => {
  it('of administrators are changed by administrators only, and nobody deletes his own', async () => {
    const director = await server.as('director');
    expect((await director.put(`/api/users/${admin.userId}`, { name: 'Tomado' })).status).toBe(403);
    expect((await director.put(`/api/users/${director.userId}`, { role: ['admin'] })).status).toBe(403);
    expect((await admin.remove(`/api/users/${admin.userId}`)).status).toBe(403);
  });

  it('are not shut out by their own holders: the last administrator would be gone', async () => {
    const path = `/api/users/${admin.userId}`;
    expect((await admin.put(path, { role: ['director'] })).status).toBe(403);
    expect((await admin.post(`${path}/actions/disable`)).status).toBe(403);
    // Nobody gives himself a role; another administrator may.
    expect((await admin.put(path, { role: ['admin', 'director'] })).status).toBe(403);
    const other = await server.as('admin');
    expect((await other.put(path, { role: ['admin', 'director'] })).status).toBe(200);
    expect((await admin.post(`/api/users/${other.userId}/actions/disable`)).status).toBe(200);
    expect((await other.get('/api/products')).status).toBe(401);
  });

  it('with more roles are not changed through operators', async () => {
    const provider = await create(admin, 'provider');
    const boss = await server.person({ roles: ['operator', 'admin'], providerIds: [String(provider['id'])] });
    const supervisor = await server.as('supervisor');
    expect((await supervisor.put(`/api/operators/${boss.userId}`, { email: 'mine@example.com' })).status).toBe(403);
    const operator = await create(supervisor, 'operator', { providerIds: [provider['id']] });
    expect((await supervisor.put(`/api/operators/${String(operator['id'])}`, { name: 'Novo Nome' })).status).toBe(200);
    expect((await admin.get(`/api/users/${String(operator['id'])}`)).body.role).toEqual(['operator']);
  });

  it('of administrators are no more open through operators', async () => {
    const provider = await create(admin, 'provider');
    const boss = await server.person({ roles: ['operator', 'admin'], providerIds: [String(provider['id'])] });
    const director = await server.as('director');
    expect((await director.put(`/api/operators/${boss.userId}`, { email: 'mine@example.com' })).status).toBe(403);
    expect((await admin.put(`/api/operators/${boss.userId}`, { email: 'boss@example.com' })).status).toBe(200);
  });

  it('with more roles are not deleted, nor taken out of a provider by who may not edit users, through operators', async () => {
    const [one, two] = [await create(admin, 'provider'), await create(admin, 'provider')];
    const seller = await server.person({
      roles: ['operator', 'sales'],
      providerIds: [String(one['id']), String(two['id'])],
    });
    const under = (provider: Values) => `/api/providers/${String(provider['id'])}/operators/${seller.userId}`;
    expect((await (await server.as('supervisor')).remove(under(one))).status).toBe(403);
    expect((await admin.remove(under(one))).status).toBe(200);
    expect((await admin.remove(under(two))).status).toBe(403);
    expect((await admin.remove(`/api/operators/${seller.userId}`)).status).toBe(403);
    expect((await seller.get('/api/products')).status).toBe(200);
  });

  it('of operators are only taken out of one provider while they work for another', async () => {
    const [one, two] = [await create(admin, 'provider'), await create(admin, 'provider')];
    const operator = await create(admin, 'operator', { providerIds: [one['id'], two['id']] });
    const under = (provider: Values) => `/api/providers/${String(provider['id'])}/operators/${String(operator['id'])}`;
    expect((await admin.remove(under(one))).status).toBe(200);
    expect((await admin.get(under(one))).status).toBe(404);
    expect((await admin.get(under(two))).body.providerIds).toEqual([two['id']]);
    await admin.remove(under(two));
    expect((await admin.get(`/api/users/${String(operator['id'])}`)).status).toBe(404);
  });

  it('lose their sessions with the record', async () => {
    const gone = await server.as('sales');
    await admin.remove(`/api/users/${gone.userId}`);
    expect((await gone.get('/api/products')).status).toBe(401);
  });
});

// An administrator looks at everything as another role does: less than he may, and nothing to be changed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLog } from '#engine/server/log.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
const as = (role: string, rows?: string) => ({
  'x-view-as': role,
  ...(rows !== undefined && { 'x-view-as-rows': rows }),
});

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

describe('looking as another role', () => {
  it('is refused to guests and to roles that may not, with the rule and who could', async () => {
    expect((await server.guest.get('/api/providers', as('financial'))).status).toBe(401);
    for (const role of ['supervisor', 'financial', 'quality', 'operator']) {
      const answer = await (await server.as(role)).get('/api/providers', as('admin'));
      expect(answer.status, role).toBe(403);
      expect(answer.body).toMatchObject({
        code: 'FORBIDDEN',
        rule: 'roles.config.json viewAs',
        roles: ['admin', 'director'],
      });
    }
  });

  it.each([
    ['nobody', undefined],
    ['guest', undefined],
    ['', undefined],
    ['operator', 'not-an-id'],
  ])('takes no role "%s" with rows %s', async (role, rows) => {
    expect((await admin.get('/api/providers', as(role, rows))).status).toBe(400);
  });

  it('changes nothing, whatever the call and whatever the role may', async () => {
    const provider = await create(admin, 'provider');
    const path = `/api/providers/${String(provider['id'])}`;
    const order = '/api/orders/018f0000-0000-7000-8000-000000000000/actions/cancel';
    for (const answer of [
      await admin.put(path, { tradeName: 'Outro' }, as('admin')),
      await admin.call(path, { method: 'PATCH', body: { tradeName: 'Outro' }, headers: as('supervisor') }),
      await admin.remove(path, as('inventory')),
      await admin.post('/api/providers', draft('provider'), as('inventory')),
      await admin.post(order, {}, as('backOffice')),
      await admin.post('/api/auth/user/update', { user: { name: 'Outro' } }, as('financial')),
      await admin.post('/api/auth/password', {}, as('financial')),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({
        code: 'VIEWING',
        rule: 'view as',
        message: 'You are viewing as another role: nothing can be changed.',
      });
    }
    const customer = await create(admin, 'customer');
    expect((await admin.get(`/api/customers/${String(customer['id'])}/export`, as('backOffice'))).body.code).toBe(
      'VIEWING',
    );
    expect((await admin.get(path)).body).toEqual(provider);
  });

  it('asks what a sale would cost, which changes nothing', async () => {
    expect((await admin.post('/api/orders/quote', {}, as('sales'))).status).not.toBe(403);
    expect((await admin.post('/api/orders/quote', {}, as('inventory'))).body.rule).toBe(
      'roles.config.json entities.order.create',
    );
  });

  it('is told in the log: who, as whom, and what was refused', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = buildLog({ write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
    const logged = await startApp({ log });
    const director = await logged.as('director');
    await director.get('/api/providers', as('financial'));
    await director.post('/api/providers', {}, as('financial'));
    await logged.close();
    expect(lines.filter(({ viewAs }) => viewAs !== undefined)).toMatchObject([
      { level: 'info', userId: director.userId, viewAs: 'financial' },
      { level: 'warn', userId: director.userId, viewAs: 'financial', method: 'POST' },
    ]);
  });

  it('shows what that role sees: no more fields, values or records', async () => {
    const customer = await create(admin, 'customer', { email: 'mariana@example.com' });
    const path = `/api/customers/${String(customer['id'])}`;
    expect((await admin.get(path, as('financial'))).body).toMatchObject({ email: 'm***@example.com' });
    expect((await admin.get(path, as('inventory'))).body).toMatchObject({
      code: 'FORBIDDEN',
      rule: 'roles.config.json entities.customer.read',
    });
    expect((await admin.get('/api/customers?email=mariana@example.com', as('financial'))).status).toBe(403);
    const price = await create(admin, 'productPrice');
    expect((await admin.get(`/api/product-prices/${String(price['id'])}`, as('sales'))).body).not.toHaveProperty(
      'transferValue',
    );
    expect((await admin.get('/api/quick-panel/data', as('teacher'))).body.notices).toEqual([]);
    expect((await admin.get(path)).body.email).toBe('mariana@example.com');
  });

  it('of a confined role shows the rows chosen, and none without a choice', async () => {
    const [one] = [await create(admin, 'provider'), await create(admin, 'provider')];
    const id = String(one['id']);
    expect((await admin.get('/api/providers', as('operator'))).body).toEqual([]);
    expect(
      (await admin.get('/api/providers', as('operator', id))).body.map((record: { id: string }) => record.id),
    ).toEqual([id]);
    const director = await server.person({ roles: ['director'], providerIds: [id] });
    expect((await director.get('/api/providers', as('operator'))).body).toHaveLength(1);
  });

  it('never leaves the own organisation', async () => {
    const provider = await create(admin, 'provider');
    const stranger = await server.person({ roles: ['admin'], organizationId: 'outra' });
    expect((await stranger.get('/api/providers', as('operator', String(provider['id'])))).body).toEqual([]);
  });
});

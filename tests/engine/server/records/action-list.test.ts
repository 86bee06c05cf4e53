// What may be done with a record, and why not, as the buttons of its page are drawn from it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let customer: string;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  customer = `/api/customers/${String((await create(admin, 'customer'))['id'])}`;
});
afterAll(() => server.close());

describe('the list of actions', () => {
  it('is closed to guests and to whoever may not read the record', async () => {
    expect((await server.guest.get(`${customer}/actions`)).status).toBe(401);
    expect((await (await server.as('inventory')).get(`${customer}/actions`)).status).toBe(403);
    expect((await admin.get('/api/customers/018f0000-0000-7000-8000-000000000000/actions')).status).toBe(404);
  });

  it('has only those that start from the state of the record', async () => {
    const { body } = await admin.get(`${customer}/actions`);
    expect(body).toContainEqual({ name: 'disable', allowed: true });
    expect(body.map(({ name }: { name: string }) => name)).not.toContain('reactivate');
  });

  it('says of what a role may not do which rule it is and who could', async () => {
    const sales = await server.as('sales');
    const { body } = await sales.get(`${customer}/actions`);
    expect(body.find(({ name }: { name: string }) => name === 'disable')).toMatchObject({
      allowed: false,
      refusal: {
        code: 'FORBIDDEN',
        rule: 'schemas/customer.schema.json x-entity.actions.disable.roles',
        roles: expect.arrayContaining(['backOffice', 'supervisor']),
      },
    });
  });

  it('agrees with what happens when it is tried', async () => {
    for (const role of ['admin', 'sales', 'financial', 'backOffice', 'quality']) {
      const caller = await server.as(role);
      const fresh = `/api/customers/${String((await create(admin, 'customer'))['id'])}`;
      for (const { name, allowed } of (await caller.get(`${fresh}/actions`)).body as {
        name: string;
        allowed: boolean;
      }[]) {
        const { status } = await caller.post(`${fresh}/actions/${name}`, {});
        expect([role, name, status === 403 || status === 409], `${role} ${name}`).toEqual([role, name, !allowed]);
      }
    }
  });
});

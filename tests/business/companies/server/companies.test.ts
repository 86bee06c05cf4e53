// Providers and distribution units are switched off knowingly, and keep their CNPJ once orders name them.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let made = 0;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const reason = 'Fechado para reforma.';
const idOf = (record: Values) => String(record['id']);

/** Straight into the table: what orders ask for themselves is not what is looked at here. */
async function order(
  provider: Values,
  given: { readonly visitDate: string; readonly status?: string; readonly distributorId?: string },
): Promise<string> {
  const [id, at] = [uuidV7(new Date()), '2026-11-01T12:00:00.000Z'];
  const customer = await create(admin, 'customer');
  const channel = await create(admin, 'salesChannel');
  made += 1;
  await sql`
    insert into "order" (id, organization_id, created_at, updated_at, version, code, status, client, provider, visit_date, sales_channel_id, distributor_id, products, currency,
      subtotal, discount, service_fee, total, purchase_date, refund_state, refunded_amount)
    values (${id}, 'icd', ${at}, ${at}, 1, ${`ABCDEFG${'ABCDEFGH'[made]}`}, ${given.status ?? 'confirmed'}, ${JSON.stringify({ customerId: customer['id'], name: 'Ana' })},
      ${JSON.stringify({ providerId: provider['id'], tradeName: provider['tradeName'] })}, ${given.visitDate}, ${idOf(channel)}, ${given.distributorId ?? null}, '[]', 'BRL', 0, 0, 0, 0, ${at}, 'none', 0)`.execute(
    server.database.query,
  );
  return id;
}

describe.each([
  ['provider', 'providers', 'inventory', 'sales'],
  ['distributionUnit', 'distributors', 'supervisor', 'inventory'],
] as const)('a %s', (entity, collection, role, other) => {
  const act = (caller: Caller, company: Values, action: string, body: Values = { reason }) =>
    caller.post(`/api/${collection}/${idOf(company)}/actions/${action}`, body);
  const ordersOf = async (company: Values, given: Parameters<typeof order>[1]) =>
    entity === 'provider'
      ? order(company, given)
      : order(await create(admin, 'provider'), { ...given, distributorId: idOf(company) });

  it('is deactivated and activated by those who may, with a reason', async () => {
    const company = await create(admin, entity);
    expect((await act(server.guest, company, 'deactivate')).status).toBe(401);
    expect((await act(await server.as(other), company, 'deactivate')).status).toBe(403);
    expect((await act(admin, company, 'deactivate', {})).status).toBe(422);
    expect((await act(admin, company, 'activate')).body).toMatchObject({
      code: 'TRANSITION',
      current: { status: 'active' },
    });
    expect((await act(await server.as(role), company, 'deactivate')).body.status).toBe('inactive');
    expect((await act(admin, company, 'activate', {})).body.status).toBe('active');
  });

  it('has a status that nobody writes', async () => {
    const company = await create(admin, entity);
    expect((await admin.put(`/api/${collection}/${idOf(company)}`, { status: 'inactive' })).body.errors).toEqual({
      status: expect.any(String),
    });
    expect((await admin.put(`/api/${collection}/${idOf(company)}`, company)).status).toBe(200);
  });

  it('shows the visits to come, and is deactivated only by one who knows of them', async () => {
    const company = await create(admin, entity);
    server.setClock(new Date('2026-11-20T12:00:00Z'));
    const coming = await ordersOf(company, { visitDate: '2026-11-20' });
    for (const given of [{ visitDate: '2026-11-19' }, { visitDate: '2026-11-21', status: 'cancelled' }])
      await ordersOf(company, given);
    const { body: actions } = await admin.get(`/api/${collection}/${idOf(company)}/actions`);
    expect(actions).toMatchObject([
      {
        name: 'deactivate',
        allowed: true,
        checks: [
          {
            name: 'futureVisits',
            passed: true,
            message: '1 visit already sold stands',
            found: [{ entity: 'order', id: coming }],
          },
        ],
      },
    ]);
    expect((await act(admin, company, 'deactivate')).body.errors).toEqual({ visitsStand: expect.any(String) });
    expect((await act(admin, company, 'deactivate', { reason, visitsStand: true })).body.status).toBe('inactive');
    made = 0;
    await sql`delete from "order"`.execute(server.database.query);
  });

  it('keeps its CNPJ once there is an order', async () => {
    const company = await create(admin, entity);
    const spare = await create(admin, entity);
    await admin.remove(`/api/${collection}/${idOf(spare)}`);
    await ordersOf(company, { visitDate: '2026-11-20' });
    expect(
      (await admin.put(`/api/${collection}/${idOf(company)}`, { businessId: spare['businessId'] })).body.errors,
    ).toEqual({ businessId: expect.any(String) });
    await sql`delete from "order"`.execute(server.database.query);
    made = 0;
    expect((await admin.put(`/api/${collection}/${idOf(company)}`, { businessId: spare['businessId'] })).status).toBe(
      200,
    );
  });
});

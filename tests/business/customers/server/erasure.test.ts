// What completing a deletion takes away, what it leaves, and what proves it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { countEverywhere, insertOrder, makeSale, person, plant, writings } from './planted.ts';

let server: TestApp;
let admin: Caller;
let supervisor: Caller;
let sale: Awaited<ReturnType<typeof makeSale>>;
const reason = 'Pedido recebido pelo canal de privacidade';
const own = (customer: Values) => `/api/customers/${String(customer['id'])}`;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  supervisor = await server.as('supervisor');
  sale = await makeSale(admin);
});
afterAll(() => server.close());

async function erase(customer: Values, email: string) {
  expect((await admin.post(`${own(customer)}/actions/startDeletion`, { reason })).status).toBe(200);
  return supervisor.post(`${own(customer)}/actions/completeDeletion`, { reason: `${reason} de José`, confirm: email });
}

describe('a completed deletion', () => {
  let customer: Values;
  let order: Values;
  let planted: Record<string, number>;

  beforeAll(async () => {
    customer = await create(admin, 'customer', { ...person, name: 'José Conceição', email: 'jose.velho@example.com' });
    await admin.put(own(customer), { name: person.name, email: person.email });
    customer = { ...customer, ...person };
    const stranger = await create(admin, 'customer', { phone: '+5511900000001' });
    order = await insertOrder(server.database, { ...sale, customer });
    await insertOrder(
      server.database,
      { ...sale, customer: { ...customer, email: 'jose.velho@example.com' } },
      { status: 'expired' },
    );
    const strangerOrder = await insertOrder(server.database, { ...sale, customer: stranger });
    await plant(server.database, admin, { customer, order, strangerOrder, stranger });
    planted = await countEverywhere(server.database, person.email);
    await erase(customer, person.email);
  });

  it('begins with his data in every place there is', () => {
    expect(Object.keys(planted)).toEqual(
      expect.arrayContaining([
        'customer',
        'order',
        'occurrence',
        'history',
        'mail_outbox',
        'dropped_data',
        'user',
        'list_view',
      ]),
    );
  });

  it('leaves a customer without a name, an address or a document', async () => {
    const { body } = await admin.get(own(customer));
    expect(body).toMatchObject({
      name: 'Cliente anonimizado',
      deletionState: 'completed',
      accessState: 'blocked',
      country: 'BR',
      documentType: 'CPF',
      address: { state: 'RS', country: 'BR' },
      reason: `${reason} de █████`,
    });
    for (const field of ['email', 'documentNumber', 'phone', 'birthDate', 'gender'])
      expect(body).not.toHaveProperty(field);
    expect(Object.keys(body.address)).toEqual(['state', 'country']);
  });

  it.each([...writings, 'jose.velho@example.com', 'Rua das Acácias', 'Zezinho', '1984-05-17'])(
    'leaves %s nowhere in the database',
    async (writing) => {
      expect(await countEverywhere(server.database, writing)).toEqual({});
    },
  );

  it('keeps orders with all their money, and events with nothing personal in them', async () => {
    const { body } = await admin.get(`/api/orders/${String(order['id'])}`);
    expect(body).toMatchObject({
      code: order['code'],
      total: 10_000,
      client: { customerId: customer['id'], name: 'Cliente anonimizado' },
      provider: { tradeName: 'Parque Serra Azul' },
    });
    expect(body.client).not.toHaveProperty('email');
    expect(body.internalNote).toContain('█');
    const [occurrence] = (await admin.get(`/api/orders/${String(order['id'])}/occurrences`)).body;
    expect(occurrence).toMatchObject({ shredded: true });
    expect(occurrence.description).not.toContain('maria@example.com');
    expect(occurrence.description).not.toContain('99999-1234');
    const history = (await admin.get(`${own(customer)}/history`)).body as Values[];
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'update', 'startDeletion', 'completeDeletion']),
    );
    const events = (await admin.get(`${own(customer)}/lgpd-events`)).body as Values[];
    expect(events.map(({ type }) => type)).toEqual(['deletionCompleted', 'deletionRequest', 'correction', 'register']);
  });

  it('leaves the texts of others readable but for him', async () => {
    const { rows } = await sql<{
      note: string;
    }>`select internal_note as note from "order" where internal_note like 'Trocado%'`.execute(server.database.query);
    expect(rows[0]?.note).toBe('Trocado com o pedido de █████');
  });

  it('takes the kept lists that are about him, and leaves the others', async () => {
    const { body } = await admin.get('/api/list-views/customers');
    expect((body as Values[]).map(({ name }) => name)).toEqual(['Outros']);
  });

  it('leaves what was kept of others readable but for him', async () => {
    const { rows } =
      await sql`select path, beside, value from dropped_data where column_name = 'products.remark'`.execute(
        server.database.query,
      );
    expect(rows).toEqual([{ path: ['0', 'remark'], beside: { title: 'Para █████' }, value: 'Sem glúten' }]);
  });

  it('is proved at the end and at any time after', async () => {
    const { status, body } = await admin.get(`${own(customer)}/erasure-proof`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      personalDataLeft: 0,
      checkedAt: expect.any(String),
      atCompletion: { personalDataLeft: 0 },
    });
    const tables = body.atCompletion.tables.map(({ table }: { table: string }) => table);
    expect(tables).toEqual(
      expect.arrayContaining([
        'customer',
        'order',
        'occurrence',
        'history',
        'dropped_data',
        'mail_outbox',
        'lgpd_event',
        'user',
      ]),
    );
    await sql`update "order" set internal_note = 'escreveu de jose@example.com' where id = ${order['id']}`.execute(
      server.database.query,
    );
    expect((await admin.get(`${own(customer)}/erasure-proof`)).body.personalDataLeft).toBe(1);
  });

  it('lets the person register anew, and writes nothing into the old row', async () => {
    expect((await admin.put(own(customer), { name: 'Outra vez' })).status).toBe(409);
    const again = await admin.post('/api/customers', person);
    expect(again.status, JSON.stringify(again.body)).toBe(201);
    expect(again.body.id).not.toBe(customer['id']);
  });

  it('keeps the recipient for the tax authority, for those who answer to it', async () => {
    expect((await server.guest.get('/api/fiscal-archive')).status).toBe(401);
    for (const role of ['supervisor', 'admin', 'director', 'backOffice'])
      expect((await (await server.as(role)).get('/api/fiscal-archive')).status, role).toBe(403);
    const { body } = await (await server.as('financial')).get('/api/fiscal-archive');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      orderId: order['id'],
      orderCode: order['code'],
      name: person.name,
      documentNumber: person.documentNumber,
      total: 10_000,
      retainUntil: '2031-12-31',
    });
    expect((await admin.post('/api/fiscal-archive', {})).status).toBe(405);
    const { rows } = await sql<{ changes: unknown }>`select changes from history where entity = 'fiscalRecord'`.execute(
      server.database.query,
    );
    expect(JSON.stringify(rows)).not.toContain('Silva');
  });
});

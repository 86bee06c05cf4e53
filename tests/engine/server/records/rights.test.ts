// Who sees and writes what: fields, rows, masks; what is hidden can't be asked for either.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import type { Field } from '#engine/model/entity.ts';
import { personActor } from '#engine/server/actor.ts';
import { applyInput } from '#engine/server/records/apply-input.ts';
import { presentRecord } from '#engine/server/records/present-record.ts';
import { insertRecord } from '#engine/server/records/store.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

describe('rights on an entity', () => {
  it('refuse with the rule of the right', async () => {
    const sales = await server.as('sales');
    const provider = await create(admin, 'provider');
    const path = `/api/providers/${String(provider['id'])}`;
    expect((await sales.get(path)).status).toBe(200);
    for (const [answer, right] of [
      [await sales.put(path, {}), 'update'],
      [await sales.remove(path), 'remove'],
      [await sales.post('/api/providers', {}), 'create'],
    ] as const) {
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'FORBIDDEN', rule: `roles.config.json entities.provider.${right}` });
    }
  });
});

describe('an operator', () => {
  it('sees the rows of his providers only, and a role without limits lifts the limit', async () => {
    const [mine, other] = [await create(admin, 'ride'), await create(admin, 'ride')];
    const operator = await server.person({ roles: ['operator'], providerIds: [String(mine['providerId'])] });
    expect((await operator.get('/api/providers')).body.map((record: { id: string }) => record.id)).toEqual([
      mine['providerId'],
    ]);
    expect((await operator.get('/api/rides')).headers['x-total-count']).toBe('1');
    expect((await operator.get(`/api/rides/${String(other['id'])}`)).status).toBe(404);
    expect((await operator.get(`/api/providers/${String(other['providerId'])}/rides`)).status).toBe(404);
    const both = await server.person({ roles: ['operator', 'sales'], providerIds: [String(mine['providerId'])] });
    expect((await both.get(`/api/rides/${String(other['id'])}`)).status).toBe(200);
    const nobody = await server.person({ roles: ['operator'] });
    expect((await nobody.get('/api/rides')).body).toEqual([]);
  });
});

describe('fields hidden from a role', () => {
  it('are left out of records and lists, and cannot be asked for or written', async () => {
    const price = await create(admin, 'productPrice');
    const inventory = await server.as('inventory');
    const path = `/api/product-prices/${String(price['id'])}`;
    expect(price).toHaveProperty('transferValue');
    expect((await inventory.get(path)).body).not.toHaveProperty('transferValue');
    expect((await inventory.get('/api/product-prices')).body[0]).not.toHaveProperty('transferValue');
    for (const query of ['transferValue_gte=1', '_sort=transferValue']) {
      const answer = await inventory.get(`/api/product-prices?${query}`);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({
        rule: 'roles.config.json entities.productPrice.fields.transferValue.read',
        roles: ['financial', 'admin', 'director', 'supervisor'],
      });
    }
    expect(JSON.stringify((await inventory.get(`${path}/history`)).body)).not.toContain('transferValue');
  });
});

describe('what is nested and hidden from a role', () => {
  it('is not counted for it either', async () => {
    const contact = await create(admin, 'providerContact');
    const path = `/api/providers/${String(contact['providerId'])}`;
    const issuer = await server.person({ roles: ['issuer'] });
    expect((await admin.get(path)).body.contacts).toBe(1);
    expect((await issuer.get(path)).body).not.toHaveProperty('contacts');
    expect((await issuer.get('/api/providers')).body[0]).not.toHaveProperty('contacts');
    expect((await issuer.get(`${path}/contacts`)).body.rule).toBe('roles.config.json entities.providerContact.read');
  });

  it('and of what belongs to an order the provider sees that of his orders', async () => {
    const [mine, other] = [await placeOrder(), await placeOrder('BCDEFGHJ')];
    for (const { id } of [mine, other])
      await admin.post(`/api/orders/${id}/occurrences`, { type: 'note', description: `Nota de ${id}` });
    const operator = await server.person({ roles: ['operator'], providerIds: [mine.providerId] });
    expect((await operator.get('/api/occurrences')).body.map((record: { orderId: string }) => record.orderId)).toEqual([
      mine.id,
    ]);
    expect((await operator.get(`/api/orders/${other.id}/occurrences`)).status).toBe(404);
    expect((await operator.get(`/api/orders/${mine.id}`)).body.occurrences).toBe(1);
  });
});

/** Orders come from the shop, not through the API. */
async function placeOrder(code = 'ABCDEFGH'): Promise<{ readonly id: string; readonly providerId: string }> {
  const [customer, ride, channel] = [
    await create(admin, 'customer'),
    await create(admin, 'ride'),
    await create(admin, 'salesChannel'),
  ];
  const providerId = String(ride['providerId']);
  const id = uuidV7(new Date());
  const actor = personActor({ userId: admin.userId, name: 'Loja', organizationId: 'icd' });
  const record = {
    id,
    code,
    client: { customerId: customer['id'], name: customer['name'] },
    provider: { providerId },
    ride: { rideId: ride['id'] },
    salesChannelId: channel['id'],
    status: 'confirmed',
    refundState: 'none',
    purchaseDate: '2026-11-20T12:00:00.000Z',
    visitDate: '2026-12-01',
    products: [],
    subtotal: 0,
    discount: 0,
    serviceFee: 0,
    total: 0,
    currency: 'BRL',
  };
  await insertRecord(server.database, entities.order, record, { actor, now: new Date(), action: 'create' });
  return { id, providerId };
}

describe('masked values', () => {
  it('are recognisable and no more, for roles without the right', async () => {
    const customer = await create(admin, 'customer', { email: 'mariana@example.com', phone: '+5511912345678' });
    const financial = await server.as('financial');
    const { body } = await financial.get(`/api/customers/${String(customer['id'])}`);
    expect(body).toMatchObject({
      name: customer['name'],
      email: 'm***@example.com',
      documentNumber: expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/),
    });
    expect(body.phone).toBe('+55***78');
    expect((await (await server.as('sales')).get(`/api/customers/${String(customer['id'])}`)).body.email).toBe(
      'mariana@example.com',
    );
  });

  it('cannot be probed, not even whole', async () => {
    const customer = await create(admin, 'customer', { name: 'Bruno Teste', email: 'bruno.teste@example.com' });
    const financial = await server.as('financial');
    for (const query of [
      'email=bruno.teste@example.com',
      'email_in=bruno.teste@example.com,x@example.com',
      'email_ne=a@example.com',
      'email_null=true',
      'email_starts=b',
      'email_like=runo',
      '_sort=email',
      'documentNumber_like=1',
      '_sort=documentNumber',
    ]) {
      expect((await financial.get(`/api/customers?${query}`)).status, query).toBe(403);
    }
    expect((await financial.get('/api/customers?q=bruno.teste@')).body).toEqual([]);
    expect((await financial.get('/api/customers?q=Bruno')).body.map((record: { id: string }) => record.id)).toEqual([
      customer['id'],
    ]);
    expect((await admin.get('/api/customers?q=bruno.teste@')).body).toHaveLength(1);
    expect((await financial.get('/api/orders?q=example')).status).toBe(200);
  });

  it('that come back unchanged change nothing', () => {
    const entity = entities.providerBankAccount;
    const actor = personActor({ userId: '', name: '', roles: ['inventory'], organizationId: 'icd' });
    const current = { id: '1', accountNumber: '12345', pixKey: 'ana@example.com', holderName: 'Ana' };
    const shown = presentRecord(entity, current, actor);
    expect(shown).toMatchObject({ accountNumber: '***45' });
    expect(applyInput({ entity, body: { ...shown, holderName: 'Bia' }, current, actor })).toEqual({
      record: { ...current, holderName: 'Bia' },
      problems: [],
      copies: [],
    });
  });
});

describe('a text of which one language is hidden', () => {
  it('is neither filtered, ordered nor counted by as a whole', async () => {
    const titles = entities.product.fields.find(({ name }) => name === 'titles');
    const hidden = titles?.fields?.[0] as { access?: Field['access'] } | undefined;
    if (hidden === undefined) throw new Error('a product has no titles');
    const sales = await server.as('sales');
    const questions = ['_sort=titles', 'titles_like=Museu', 'titles.pt_like=Museu'];
    const answers = () =>
      Promise.all(questions.map(async (query) => (await sales.get(`/api/products?${query}`)).status));
    const { access } = hidden;
    hidden.access = { read: ['admin'] };
    try {
      expect(await answers()).toEqual([403, 403, 403]);
    } finally {
      if (access === undefined) delete hidden.access;
      else hidden.access = access;
    }
    expect((await answers())[0]).toBe(200);
  });
});

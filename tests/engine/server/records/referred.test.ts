// Columns of the records that a list's own refer to: what the reader sees of each is what he would see of it opened.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { personActor } from '#engine/server/actor.ts';
import { referredColumn, withReferred } from '#engine/server/records/referred-values.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft } from '#tests/support/factory.ts';
import { readCsv } from '#tests/support/read-files.ts';
import { buildSalesWorld, type SalesWorld } from '#tests/support/sales-world.ts';

let server: TestApp;
let admin: Caller;
let world: SalesWorld;
let order: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  server = await startApp();
  world = await buildSalesWorld(server);
  ({ admin } = world);
  await admin.put(`/api/customers/${world.ids.customer}`, {
    phone: '+5511900001234',
    documentType: 'CPF',
    documentNumber: '52998224725',
    birthDate: '1990-05-01',
  });
  const address = {
    street: 'Rua A',
    number: '1',
    neighborhood: 'Centro',
    zipCode: '95670000',
    state: 'RS',
    country: 'BR',
  };
  await admin.put(`/api/providers/${world.ids.provider}`, { address: { ...address, city: 'Gramado' } });
  order = await world.sell();
});
afterAll(() => server.close());

const orders = (caller: Caller, paths: string, rest = '') => caller.get(`/api/orders?_with=${paths}${rest}`);

describe('a list with columns of referenced records', () => {
  it('answers them beside each record, with what the kind of a value depends on', async () => {
    const { status, body } = await orders(admin, 'client.phone,provider.address.city,client.documentNumber');
    expect([status, body.length]).toEqual([200, 1]);
    expect(body[0]._with).toEqual({
      client: { phone: '+5511900001234', documentNumber: '52998224725', documentType: 'CPF' },
      provider: { address: { city: 'Gramado' } },
    });
    const { _with: _, ...rest } = body[0];
    expect(rest).toEqual((await admin.get('/api/orders')).body[0]);
  });

  it('takes them repeated, each once, and under a parent', async () => {
    const { body } = await orders(admin, 'client.phone&_with=client.phone,client.country');
    expect(Object.keys(body[0]._with.client)).toContain('phone');
    const nested = await admin.get(`/api/providers/${world.ids.provider}/rides?_with=providerId.tradeName`);
    expect(nested.body[0]._with.providerId.tradeName).toBeTypeOf('string');
  });

  it('says nothing of a record that refers to none', async () => {
    const { body } = await orders(admin, 'distributorId.tradeName', `&id=${String(order['id'])}`);
    expect(body[0]._with).toEqual({});
  });

  it('goes on to the next page with them', async () => {
    await world.sell();
    const first = await orders(admin, 'client.phone', '&_start=0&_end=1');
    const next = /<([^>]*)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const { body } = await admin.get(next);
    expect(body[0]._with).toEqual({ client: { phone: '+5511900001234' } });
  });

  it.each([
    ['client.fone', 'client.phone'],
    ['cliente.phone', 'client.phone'],
    ['code', undefined],
    ['client', undefined],
    ['client.address', undefined],
    ['client.name', undefined],
    ['products.productId.title', undefined],
    ['provider.rides.name', undefined],
    ['client.__proto__', undefined],
  ])('refuses %s, naming what it may have meant', async (path, meant) => {
    const { status, body } = await orders(admin, path);
    expect([status, body.code]).toEqual([400, 'UNKNOWN_PARAMETER']);
    expect(body.message).toContain(`_with=${path}`);
    if (meant !== undefined) expect(body.message).toContain(meant);
  });

  it('takes no more than the budget of a request', async () => {
    const paths =
      'businessName activitySector businessId status website privacyUrl timeZone softDescriptor createdAt updatedAt'
        .split(' ')
        .map((name) => `provider.${name}`);
    expect((await orders(admin, paths.join(','))).status).toBe(200);
    const { status, body } = await orders(admin, [...paths, 'client.phone'].join(','));
    expect([status, body.code]).toEqual([400, 'OVER_BUDGET']);
    expect(body.message).toContain('_with');
    const file = await admin.get(`/api/orders/export?format=csv&columns=${[...paths, 'client.phone'].join(',')}`);
    expect([file.status, file.body.code]).toEqual([400, 'OVER_BUDGET']);
  });

  it.each(['summary?', 'export?format=csv&', ''])('is asked for by the list alone (%s)', async (path) => {
    const url = path === '' ? `/api/orders/${String(order['id'])}/history?` : `/api/orders/${path}`;
    const { status, body } = await admin.get(`${url}_with=client.phone`);
    expect([status, body.code]).toEqual([400, 'UNKNOWN_PARAMETER']);
  });

  it.each(['_sort=client.phone', 'client.phone=1', 'client.phone_like=1'])('takes no %s', async (query) => {
    expect((await admin.get(`/api/orders?${query}`)).body.code).toBe('UNKNOWN_PARAMETER');
  });
});

describe('of the other record a reader sees', () => {
  it('what is masked as it is masked there', async () => {
    const financial = await server.as('financial');
    const { body } = await orders(financial, 'client.phone,client.documentNumber');
    const { body: customer } = await financial.get(`/api/customers/${world.ids.customer}`);
    expect(customer.phone).toContain('***');
    expect(body[0]._with.client).toEqual({
      phone: customer.phone,
      documentNumber: customer.documentNumber,
      documentType: 'CPF',
    });
  });

  it('no field that is hidden from him, told with the rule', async () => {
    const financial = await server.as('financial');
    for (const field of ['birthDate', 'address.street']) {
      const { status, body } = await orders(financial, `client.${field}`);
      expect([status, body.code, body.rule]).toEqual([
        403,
        'FORBIDDEN',
        `roles.config.json entities.customer.fields.${field}.read`,
      ]);
      const file = await financial.get(`/api/orders/export?format=csv&columns=code,client.${field}`);
      expect([file.status, file.body.rule]).toEqual([403, `roles.config.json entities.customer.fields.${field}.read`]);
    }
  });

  it('nothing where he does not read its entity', async () => {
    const operator = await server.person({ roles: ['operator'], providerIds: [world.ids.provider] });
    const { status, body } = await orders(operator, 'client.phone');
    expect([status, body.rule]).toEqual([403, 'roles.config.json entities.customer.read']);
    expect((await orders(operator, 'provider.businessName')).body[0]._with.provider.businessName).toBeTypeOf('string');
  });

  it('nothing of rows that are not his', async () => {
    const other = await create(admin, 'provider', { tradeName: 'Parque Alheio' });
    const operator = personActor({
      userId: world.ids.customer,
      name: '',
      organizationId: 'icd',
      roles: ['operator'],
      own: { providerIds: [world.ids.provider] },
    });
    const column = referredColumn(entities.product, 'providerId.tradeName');
    const [own, alien, none] = await withReferred(
      server.database,
      [{ providerId: world.ids.provider }, { providerId: other['id'] }, {}],
      { columns: column === undefined ? [] : [column], actor: operator },
    );
    expect(own?.['_with']).toMatchObject({ providerId: { tradeName: expect.any(String) } });
    expect([alien?.['_with'], none?.['_with']]).toEqual([{}, {}]);
  });

  it('nothing of another organisation', async () => {
    const column = referredColumn(entities.product, 'providerId.tradeName');
    const stranger = personActor({ userId: '', name: '', organizationId: 'other', roles: ['admin'] });
    const [row] = await withReferred(server.database, [{ providerId: world.ids.provider }], {
      columns: column === undefined ? [] : [column],
      actor: stranger,
    });
    expect(row?.['_with']).toEqual({});
  });
});

describe('a file', () => {
  const table = async (caller: Caller, columns: string) => {
    const answer = await server.app.inject({
      method: 'GET',
      url: `/api/orders/export?format=csv&columns=${columns}`,
      headers: { 'accept-language': 'pt', ...caller.headers },
    });
    return readCsv(answer.rawPayload, ';');
  };

  it('has them under the names of both', async () => {
    const [heading, first] = await table(admin, 'client.phone,code,client.documentNumber,client.accessState');
    expect(heading).toEqual([
      'Cliente · Telefone',
      'Código',
      'Cliente · Número do documento',
      'Cliente · Situação do acesso',
    ]);
    expect(first?.[0]).toContain('90000');
    expect(first?.[2]).toBe('529.982.247-25');
    expect(first?.[3]).toBe('Ativo');
  });

  it('masks what its reader may not take along', async () => {
    const [, first] = await table(await server.as('sales'), 'client.phone,code');
    expect(first?.[0]).toContain('***');
  });
});

it('a record that is sent back with them is refused: nothing is written there', async () => {
  const channel = draft('salesChannel');
  expect((await admin.post('/api/sales-channels', { ...channel, _with: {} })).status).toBe(422);
});

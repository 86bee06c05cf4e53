// Columns of the records that a list's own refer to: what the reader sees of each is what he would see of it opened.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { entities } from '#generated/entities.ts';
import type { Filter } from '#engine/model/list-query.ts';
import { personActor } from '#engine/server/actor.ts';
import { tableOf } from '#engine/server/records/entity-table.ts';
import { filterSql } from '#engine/server/records/filter-sql.ts';
import { referredColumn, withReferred } from '#engine/server/records/referred-values.ts';
import { sortKeys } from '#engine/server/records/sort-sql.ts';
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

/** Who sees one provider alone. */
const operatorOf = (providerId: string) =>
  personActor({
    userId: world.ids.customer,
    name: '',
    organizationId: 'icd',
    roles: ['operator'],
    own: { providerIds: [providerId] },
  });

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
    const operator = operatorOf(world.ids.provider);
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

describe('a list by a field of the records that it refers to', () => {
  let token: string;
  const paths: Record<string, string> = {};

  beforeAll(async () => {
    token = `Fio${String(order['code'])}`;
    const make = async (name: string, over: object) => {
      const provider = await create(admin, 'provider', { tradeName: `${token} ${name}`, ...over });
      const product = await create(admin, 'product', { title: `${token} ${name}`, providerId: provider['id'] });
      paths[String(product['id'])] = name;
    };
    await make('branco', { activitySector: 'themePark' });
    await make('azul', { activitySector: 'theater' });
    await make('cinza', { activitySector: 'theater', website: 'https://example.com/' });
    await make('dourado', { activitySector: 'theater' });
  });

  const products = async (query: string, caller: Caller = admin) => {
    const { status, body, headers } = await caller.get(`/api/products?q=${token}&${query}`);
    return { status, body, headers, names: Array.isArray(body) ? body.map(({ id }) => paths[String(id)]) : [] };
  };
  const names = async (query: string) => (await products(query)).names;

  it('is ordered by it, either way, with another order after it', async () => {
    expect(await names('_sort=providerId.tradeName')).toEqual(['azul', 'branco', 'cinza', 'dourado']);
    expect(await names('_sort=providerId.tradeName&_order=DESC')).toEqual(['dourado', 'cinza', 'branco', 'azul']);
    expect(await names('_sort=providerId.activitySector,providerId.tradeName&_order=ASC,DESC')).toEqual([
      'dourado',
      'cinza',
      'azul',
      'branco',
    ]);
  });

  it.each([
    '_sort=providerId.activitySector',
    '_sort=providerId.website',
    '_sort=providerId.website,providerId.tradeName',
    '_sort=providerId.website&_order=DESC',
  ])('is gone through page by page, equal and absent values too: %s', async (asked) => {
    const all = await names(asked);
    expect(all).toHaveLength(4);
    if (asked.includes('website')) expect(all[0]).toBe('cinza');
    const seen: (string | undefined)[] = [];
    let next: string | undefined = `/api/products?q=${token}&${asked}&_start=0&_end=1`;
    while (next !== undefined) {
      const { body, headers } = await admin.get(next);
      seen.push(...body.map(({ id }: { id: string }) => paths[id]));
      next = /<([^>]*)>; rel="next"/.exec(String(headers['link']))?.[1];
    }
    expect(seen).toEqual(all);
  });

  it.each([
    ['providerId.activitySector=theater', ['azul', 'cinza', 'dourado']],
    ['providerId.activitySector_ne=theater', ['branco']],
    ['providerId.activitySector_nin=themePark,show', ['azul', 'cinza', 'dourado']],
    ['providerId.activitySector=theater&providerId.activitySector=themePark', ['azul', 'branco', 'cinza', 'dourado']],
    ['providerId.tradeName_like=CINZA', ['cinza']],
    ['providerId.website_null=false', ['cinza']],
    ['providerId.website_null=true', ['azul', 'branco', 'dourado']],
    ['providerId.website=', ['azul', 'branco', 'dourado']],
    ['providerId.website_ne=', ['cinza']],
    ['providerId.website=&providerId.website=https://example.com/', ['azul', 'branco', 'cinza', 'dourado']],
    ['providerId.createdAt_gte=$now-1d', ['azul', 'branco', 'cinza', 'dourado']],
    ['providerId.createdAt_gt=$now%2B1d', []],
    ['providerId.activitySector=theater&providerId.tradeName_like=dourado', ['dourado']],
  ])('is narrowed by it: %s', async (query, expected) => {
    const { body, headers, names: found } = await products(`${query}&_sort=providerId.tradeName`);
    expect(found, JSON.stringify(body)).toEqual(expected);
    expect(headers['x-total-count']).toBe(String(found.length));
  });

  it('counts and groups what is left, and writes it into a file', async () => {
    const asked = `q=${token}&providerId.activitySector=theater`;
    expect((await admin.get(`/api/products/summary?${asked}`)).body.count).toBe(3);
    const file = await server.app.inject({
      method: 'GET',
      url: `/api/products/export?format=csv&columns=title&${asked}&_sort=providerId.tradeName&_order=DESC`,
      headers: admin.headers,
    });
    expect(readCsv(file.rawPayload, ';').slice(1).flat()).toEqual([
      `${token} dourado`,
      `${token} cinza`,
      `${token} azul`,
    ]);
  });

  it.each([
    ['_sort=providerId.tradName', 'UNKNOWN_PARAMETER', 'providerId.tradeName'],
    ['providerId.tradName_like=x', 'UNKNOWN_PARAMETER', ''],
    ['providerId.tradeName_gte=x', 'UNKNOWN_PARAMETER', ''],
    ['_sort=providerId.rides', 'UNKNOWN_PARAMETER', ''],
    ['providerId.activitySector=casino', 'BAD_REQUEST', 'providerId.activitySector=casino'],
    ['providerId.createdAt_gte=soon', 'BAD_REQUEST', 'providerId.createdAt_gte=soon'],
    ['providerId.website_null=perhaps', 'BAD_REQUEST', 'providerId.website_null=perhaps'],
  ])('refuses %s with its name', async (query, code, told) => {
    const { status, body } = await admin.get(`/api/products?${query}`);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.message).toContain(told);
  });

  it('is neither ordered nor narrowed by what its reader sees in part, or not at all', async () => {
    const financial = await server.as('financial');
    const operator = await server.person({ roles: ['operator'], providerIds: [world.ids.provider] });
    for (const [caller, path, rule] of [
      [financial, 'client.phone', 'roles.config.json entities.customer.unmasked.phone'],
      [financial, 'client.birthDate', 'roles.config.json entities.customer.fields.birthDate.read'],
      [operator, 'client.phone', 'roles.config.json entities.customer.read'],
    ] as const) {
      for (const query of [`_sort=${path}`, `${path}=1990-05-01`, `${path}_null=true`]) {
        const { status, body } = await caller.get(`/api/orders?${query}`);
        expect([status, body.rule], query).toEqual([403, rule]);
        const file = await caller.get(`/api/orders/export?format=csv&${query}`);
        expect(file.status, query).toBe(403);
      }
    }
  });

  it('knows of no record that is not its reader’s: as if there were none', async () => {
    const alien = Object.keys(paths).find((id) => paths[id] === 'cinza');
    const operator = operatorOf(world.ids.provider);
    const { query } = server.database;
    const matches = async (filter: Filter) => {
      const { rows } = await sql<{ id: string }>`
        select t.id from ${sql.table(tableOf(entities.product).name)} t where t.id = ${alien} and ${filterSql(entities.product, filter, operator)}`.execute(
        query,
      );
      return rows.length === 1;
    };
    const path = 'providerId.website';
    expect(await matches({ path, operator: 'null', values: ['false'] })).toBe(false);
    expect(await matches({ path, operator: 'like', values: ['example'] })).toBe(false);
    expect(await matches({ path, operator: 'null', values: ['true'] })).toBe(true);
    expect(await matches({ path, operator: 'ne', values: ['https://example.com/'] })).toBe(true);
    const [key] = sortKeys(entities.product, [{ path, direction: 'asc' }], operator);
    const { rows } = await sql<{ value: unknown }>`
      select ${key?.expression} as value from ${sql.table(tableOf(entities.product).name)} t ${key?.join} where t.id = ${alien}`.execute(
      query,
    );
    expect(rows).toEqual([{ value: null }]);
  });
});

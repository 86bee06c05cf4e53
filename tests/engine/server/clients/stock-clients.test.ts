// The data providers of two ecosystems, as published, against a listening server: an existing client needs no code of
// its own (docs/reference/api.md).
import { fetchUtils, type DataProvider as AdminProvider, type RaRecord } from 'ra-core';
import jsonServerProvider from 'ra-data-json-server';
import simpleRestProvider from 'ra-data-simple-rest';
import refineProvider from '@refinedev/simple-rest';
import axios from 'axios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft, type Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let apiUrl = '';

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  apiUrl = `${address}/api`;
});
afterAll(() => server.close());

/** fetchJson as react-admin's documentation says to send a token. */
const fetchJson = (url: string, options: fetchUtils.Options = {}) =>
  fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: admin.headers['authorization'] ?? '' } });

const resources = [
  { resource: 'product-categories', entity: 'productCategory', text: 'description' },
  { resource: 'sales-channels', entity: 'salesChannel', text: 'description' },
  { resource: 'providers', entity: 'provider', text: 'voucherText' },
  { resource: 'customers', entity: 'customer', text: 'name' },
] as const;

const adminProviders = [
  { client: 'ra-data-json-server', city: 'Gramado', build: (): AdminProvider => jsonServerProvider(apiUrl, fetchJson) },
  { client: 'ra-data-simple-rest', city: 'Canela', build: (): AdminProvider => simpleRestProvider(apiUrl, fetchJson) },
  {
    client: 'ra-data-simple-rest with X-Total-Count',
    city: 'Olímpia',
    build: (): AdminProvider => simpleRestProvider(apiUrl, fetchJson, 'X-Total-Count'),
  },
];

describe.each(adminProviders)('$client', ({ build, city }) => {
  describe.each(resources)('$resource', ({ resource, entity, text }) => {
    it('creates, reads, updates and lists', async () => {
      const client = build();
      const { data: created } = await client.create<RaRecord>(resource, { data: draft(entity) });
      expect((await client.getOne(resource, { id: created.id })).data).toMatchObject({ id: created.id });
      const updated = await client.update<RaRecord>(resource, {
        id: created.id,
        data: { ...created, [text]: 'Mudado aqui' },
        previousData: created,
      });
      expect(updated.data[text]).toBe('Mudado aqui');
      const page = { pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'DESC' as const } };
      const list = await client.getList<RaRecord>(resource, { ...page, filter: { [text]: 'Mudado aqui' } });
      expect(list.total).toBe(list.data.length);
      expect(list.data.map((record) => record.id)).toContain(created.id);
    });

    it('reads many by id and skips what is missing', async () => {
      const client = build();
      const [a, b] = [await create(admin, entity), await create(admin, entity)];
      const ids = [String(a['id']), String(b['id']), '018f0000-0000-7000-8000-000000000000', 'nonsense'];
      const { data } = await client.getMany<RaRecord>(resource, { ids });
      expect(new Set(data.map((record) => record.id))).toEqual(new Set(ids.slice(0, 2)));
    });

    it('updates many by merging, and deletes', async () => {
      const client = build();
      const [a, b] = [await create(admin, entity), await create(admin, entity)];
      const ids = [String(a['id']), String(b['id'])];
      expect((await client.updateMany(resource, { ids, data: { [text]: 'Todos' } })).data).toEqual(ids);
      expect((await client.getOne<RaRecord>(resource, { id: ids[0] ?? '' })).data).toMatchObject({
        ...a,
        [text]: 'Todos',
        version: 2,
        updatedAt: expect.any(String),
        // A correction of personal data is noted there.
        ...(resource === 'customers' && { lgpdHistory: 2 }),
      });
      if (resource === 'customers') return;
      expect((await client.delete<RaRecord>(resource, { id: ids[0] ?? '' })).data?.id).toBe(ids[0]);
      expect((await client.deleteMany(resource, { ids: ids.slice(1) })).data).toEqual(ids.slice(1));
    });
  });

  it('reads the records of another by reference, a page at a time', async () => {
    const client = build();
    const provider = await create(admin, 'provider');
    for (const name of ['C', 'A', 'B'])
      await create(admin, 'ride', { providerId: provider['id'], name: `Roda ${name}` });
    const { data, total } = await client.getManyReference<RaRecord>('rides', {
      target: 'providerId',
      id: String(provider['id']),
      filter: {},
      pagination: { page: 1, perPage: 2 },
      sort: { field: 'name', order: 'ASC' },
    });
    expect(total).toBe(3);
    expect(data.map((record) => record['name'])).toEqual(['Roda A', 'Roda B']);
  });

  it('filters by nested fields, several values and words', async () => {
    const client = build();
    const provider = await create(admin, 'provider', {
      tradeName: `Parque Mágico de ${city}`,
      address: { city, state: 'RS', country: 'BR' },
    });
    const find = async (filter: Values) => {
      const { data } = await client.getList<RaRecord>('providers', {
        pagination: { page: 1, perPage: 10 },
        sort: { field: 'tradeName', order: 'ASC' },
        filter,
      });
      return data.map((record) => record.id);
    };
    expect(await find({ address: { city } })).toEqual([provider['id']]);
    expect(await find({ q: `magico ${city.toUpperCase()}` })).toEqual([provider['id']]);
    expect(await find({ id: [provider['id']] })).toEqual([provider['id']]);
    expect(await find({ q: 'magico', status: ['inactive'] })).toEqual([]);
    await expect(find({ status: ['inactive', 'nothing'] })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('status=nothing'),
    });
  });

  it('shows a message that stands alone when a record is refused', async () => {
    const client = build();
    const refused = client.create('sales-channels', { data: { name: '' } });
    await expect(refused).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('Preencha'),
      body: { errors: { name: expect.any(String) } },
    });
  });
});

describe('@refinedev/simple-rest', () => {
  const build = () => {
    const http = axios.create({ headers: { Authorization: admin.headers['authorization'] ?? '' } });
    return refineProvider(apiUrl, http);
  };

  it.each(resources)('creates, reads, updates and lists $resource', async ({ resource, entity, text }) => {
    const client = build();
    const { data: created } = await client.create({ resource, variables: draft(entity) });
    const id = String(created.id);
    expect((await client.getOne({ resource, id })).data).toMatchObject({ id });
    expect((await client.update({ resource, id, variables: { [text]: 'Refinado' } })).data[text]).toBe('Refinado');
    expect((await client.getMany({ resource, ids: [id, '018f0000-0000-7000-8000-000000000000'] })).data).toHaveLength(
      1,
    );
    const list = await client.getList({
      resource,
      pagination: { currentPage: 1, pageSize: 1 },
      sorters: [
        { field: 'createdAt', order: 'desc' },
        { field: 'id', order: 'asc' },
      ],
      filters: [
        { field: text, operator: 'contains', value: 'refin' },
        { field: 'id', operator: 'ne', value: '018f0000-0000-7000-8000-000000000000' },
      ],
    });
    expect(list).toMatchObject({ total: 1, data: [{ id }] });
  });

  it.each(resources.filter(({ entity }) => entity !== 'customer'))(
    'deletes $resource',
    async ({ resource, entity }) => {
      const { id } = await create(admin, entity);
      expect((await build().deleteOne({ resource, id: String(id) })).data).toMatchObject({ id });
    },
  );

  it('lists everything when it pages itself', async () => {
    const { data, total } = await build().getList({ resource: 'sales-channels', pagination: { mode: 'off' } });
    expect(total).toBe(data.length);
  });

  it('calls actions through custom', async () => {
    const customer = await create(admin, 'customer');
    const { data } = await build().custom({
      url: `${apiUrl}/customers/${String(customer['id'])}/actions/disable`,
      method: 'post',
      payload: { reason: 'Pedido do próprio cliente' },
    });
    expect(data).toMatchObject({ accessState: 'disabled', reason: 'Pedido do próprio cliente' });
  });

  it('shows the message of a refusal', async () => {
    const refused = refineProvider(apiUrl).getOne({ resource: 'products', id: '018f0000-0000-7000-8000-000000000000' });
    await expect(refused).rejects.toMatchObject({ statusCode: 401, message: 'Acesso negado' });
  });
});

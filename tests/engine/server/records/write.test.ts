// Writing: validation, uniqueness, references, versions, read-only and masked values, deletion, history.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { cpfOf, create, draft } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

describe('validation', () => {
  it('answers each field in the language of the reader, with a message that stands alone', async () => {
    const ride = draft('ride', { name: 'X', stock: { total: 10, internet: 1, distributor: 1, ticketOffice: 1 } });
    const { status, body } = await admin.post('/api/rides', ride, { 'accept-language': 'pt-BR,pt;q=0.9' });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({
      providerId: 'Preencha este campo',
      name: expect.stringContaining('2'),
      stock: { total: expect.any(String) },
    });
    expect(body.message).toContain('Nome: ');
    const french = await admin.post('/api/rides', ride, { 'accept-language': 'fr' });
    expect(french.body.message).toContain('Nom : '.replace(' :', ':'));
  });

  it('places the errors of list items where they are', async () => {
    const provider = await create(admin, 'provider');
    const good = { weekday: 'monday', startTime: '09:00', finishTime: '18:00', timeInterval: 30 };
    const { body } = await admin.post(
      '/api/rides',
      draft('ride', { providerId: provider['id'], timetables: [good, { ...good, weekday: 'someday' }] }),
    );
    expect(body.errors.timetables).toEqual([{}, { weekday: expect.any(String) }]);
  });

  it('refuses a list that is far too long as a whole, not item by item', async () => {
    const ride = await create(admin, 'ride', {
      timetables: [{ weekday: 'monday', startTime: '10:00', finishTime: '12:00', timeInterval: 30 }],
    });
    const { status, body } = await admin.put(`/api/rides/${String(ride['id'])}`, {
      timetables: Array.from({ length: 300_000 }, () => ({})),
    });
    expect([status, body.errors]).toEqual([422, { timetables: expect.stringContaining('50') }]);
  });

  it('names unknown fields that every object has', async () => {
    const { body } = await admin.post('/api/sales-channels', { ...draft('salesChannel'), toString: 'x' });
    expect(body.errors).toEqual({ toString: 'Unknown field "toString"' });
  });

  it('refuses unknown fields by name', async () => {
    const { status, body } = await admin.post('/api/sales-channels', draft('salesChannel', { colour: 'red' }));
    expect(status).toBe(422);
    expect(body.errors.colour).toContain('colour');
  });

  it('refuses what is no JSON object', async () => {
    expect((await admin.post('/api/sales-channels', [1])).status).toBe(400);
    const broken = await server.app.inject({
      method: 'POST',
      url: '/api/sales-channels',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      payload: '{"name":',
    });
    expect(broken.statusCode).toBe(400);
    expect(
      (await admin.call('/api/sales-channels', { method: 'POST', headers: { 'content-type': 'application/json' } }))
        .status,
    ).toBe(400);
  });

  it('reports a taken value on its field, ignoring case and accents where the schema says so', async () => {
    await create(admin, 'salesChannel', { name: 'Balcão' });
    const { status, body } = await admin.post('/api/sales-channels', draft('salesChannel', { name: 'BALCAO' }));
    expect(status).toBe(422);
    expect(body.errors).toEqual({ name: 'A record with this value already exists' });
  });

  it('mends case and spaces, and drops empty values', async () => {
    const provider = await create(admin, 'provider', { softDescriptor: ' parque ', website: '', voucherText: null });
    expect(provider).toMatchObject({ softDescriptor: 'PARQUE' });
    expect(provider).not.toHaveProperty('website');
    expect(provider).not.toHaveProperty('voucherText');
  });

  it('checks documents by their type', async () => {
    const { body } = await admin.post(
      '/api/customers',
      draft('customer', { documentType: 'CPF', documentNumber: '12345678901' }),
    );
    expect(body.errors).toEqual({ documentNumber: expect.stringContaining('CPF') });
  });
});

describe('references', () => {
  it('must exist in the organisation', async () => {
    const stranger = await server.person({ roles: ['admin'], organizationId: 'outra' });
    const theirs = await create(stranger, 'provider');
    const { status, body } = await admin.post('/api/rides', draft('ride', { providerId: theirs['id'] }));
    expect(status).toBe(422);
    expect(body.errors).toEqual({ providerId: 'The chosen record does not exist' });
  });

  it('must fit the record, in lists too', async () => {
    const [provider, ride] = [await create(admin, 'provider'), await create(admin, 'ride')];
    const { body } = await admin.post(
      '/api/promotions',
      draft('promotion', { providerId: provider['id'], rideIds: [ride['id']] }),
    );
    expect(body.errors.rideIds).toEqual([expect.stringContaining('does not belong')]);
  });

  it('are kept as a copy where the schema asks for one', async () => {
    const user = await create(admin, 'user', { name: 'Dora Dev' });
    const wrong = await admin.post(
      '/api/access-requests',
      draft('accessRequest', { developer: { userId: user['id'], name: 'somebody else' } }),
    );
    expect([wrong.status, Object.keys(wrong.body.errors.developer)]).toEqual([422, ['name']]);
    const request = await create(admin, 'accessRequest', {
      developer: { userId: user['id'] },
      requestType: 'other',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      reason: 'Precisa ver os registros',
    });
    expect(request['developer']).toEqual({ userId: user['id'], name: 'Dora Dev', email: user['email'] });
    await admin.put(`/api/users/${String(user['id'])}`, { name: 'Dora Silva' });
    const { body } = await admin.post(`/api/access-requests/${String(request['id'])}/actions/approve`);
    expect(body).toMatchObject({ status: 'approved', version: 2 });
    expect(body.developer.name).toBe('Dora Dev');
  });
});

describe('updating', () => {
  it('merges, clears with null, and leaves the version when nothing changes', async () => {
    const channel = await create(admin, 'salesChannel', { description: 'Loja' });
    const path = `/api/sales-channels/${String(channel['id'])}`;
    expect((await admin.put(path, { name: channel['name'] })).body.version).toBe(1);
    const { body } = await admin.call(path, { method: 'PATCH', body: { description: null } });
    expect(body).toMatchObject({ name: channel['name'], version: 2 });
    expect(body).not.toHaveProperty('description');
  });

  it('refuses an older version with the record as it is now', async () => {
    const channel = await create(admin, 'salesChannel');
    const path = `/api/sales-channels/${String(channel['id'])}`;
    const { headers } = await admin.put(path, { description: 'um' }, { 'if-match': '"1"' });
    expect(headers['etag']).toBe('"2"');
    const stale = await admin.put(path, { description: 'dois' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'STALE', current: { description: 'um', version: 2 } });
    expect((await admin.put(path, { description: 'dois', version: 1 })).status).toBe(409);
    expect((await admin.remove(path, { 'if-match': 'W/"1"' })).status).toBe(409);
    expect((await admin.put(path, { description: 'três' })).status).toBe(200);
  });

  it('lets one of two writers at once win, and tells the other', async () => {
    const channel = await create(admin, 'salesChannel');
    const write = (description: string) =>
      admin.put(`/api/sales-channels/${String(channel['id'])}`, { description }, { 'if-match': '"1"' });
    const answers = await Promise.all([write('um'), write('dois')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('ignores read-only values that come back unchanged and refuses changed ones', async () => {
    const customer = await create(admin, 'customer');
    const path = `/api/customers/${String(customer['id'])}`;
    expect((await admin.put(path, { ...customer, name: 'Outro Nome' })).status).toBe(200);
    const { status, body } = await admin.put(path, {
      accessState: 'blocked',
      id: '018f0000-0000-7000-8000-000000000000',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual(['accessState', 'id']);
  });

  it('takes no offence at counts that moved meanwhile, nor at the dates of a cloned record', async () => {
    const provider = await create(admin, 'provider');
    await create(admin, 'providerContact', { providerId: provider['id'] });
    expect(
      (await admin.put(`/api/providers/${String(provider['id'])}`, { ...provider, voucherText: 'Leve documento' }))
        .status,
    ).toBe(200);
    const { id: _, ...copy } = await create(admin, 'salesChannel');
    expect((await admin.post('/api/sales-channels', { ...copy, name: 'Clonado' })).status).toBe(201);
  });

  it('keeps what is fixed once created', async () => {
    const ride = await create(admin, 'ride');
    const other = await create(admin, 'provider');
    const { body } = await admin.put(`/api/rides/${String(ride['id'])}`, { providerId: other['id'] });
    expect(body.errors).toEqual({ providerId: 'This field cannot change once created' });
  });

  it('answers 404 to what is no id, and 405 to what nobody may', async () => {
    expect((await admin.put('/api/sales-channels/1', {})).status).toBe(404);
    expect((await admin.remove('/api/customers/018f0000-0000-7000-8000-000000000000')).status).toBe(405);
    expect((await admin.post('/api/lgpd-events', {})).status).toBe(405);
  });
});

describe('deleting', () => {
  it('is refused while others need the record, with counts', async () => {
    const product = await create(admin, 'product');
    const { status, body } = await admin.remove(`/api/product-categories/${String(product['productCategoryId'])}`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'IN_USE', usedBy: [{ entity: 'product', count: 1 }] });
    expect(body.message).toContain('Product: 1');
  });

  it('is refused while a list of references holds the record', async () => {
    const channel = await create(admin, 'salesChannel');
    await create(admin, 'product', { salesChannelIds: [channel['id']] });
    expect((await admin.remove(`/api/sales-channels/${String(channel['id'])}`)).body.usedBy).toEqual([
      { entity: 'product', count: 1 },
    ]);
  });

  it('takes along what belongs to it, and what needs each other among that', async () => {
    const price = await create(admin, 'productPrice');
    const product = `/api/products/${String(price['productId'])}`;
    expect((await admin.get(product)).body).toMatchObject({ types: 1, prices: 8000 });
    expect((await admin.remove(`/api/product-grids/${String(price['productGridId'])}`)).status).toBe(409);
    expect((await admin.remove(product)).status).toBe(200);
    expect((await admin.get(`/api/product-prices/${String(price['id'])}`)).status).toBe(404);
  });

  it('tells in the history of each what went along', async () => {
    const ride = await create(admin, 'ride');
    await admin.remove(`/api/providers/${String(ride['providerId'])}`);
    const { rows } = await sql<{
      action: string;
    }>`select action from history where record_id = ${ride['id']} order by id`.execute(server.database.query);
    expect(rows.map(({ action }) => action)).toEqual(['create', 'remove']);
  });

  it('is refused for a promotion whose coupons were used', async () => {
    const promotion = await create(admin, 'promotion');
    await sql`update promotion set coupons_used = 3 where id = ${promotion['id']}`.execute(server.database.query);
    const { status, body } = await admin.remove(`/api/promotions/${String(promotion['id'])}`);
    expect(status).toBe(409);
    expect(body.usedBy).toEqual([{ entity: 'order', count: 3 }]);
    expect((await admin.put(`/api/promotions/${String(promotion['id'])}`, { couponQuantity: 2 })).status).toBe(422);
  });

  it('takes an empty body of type JSON', async () => {
    const channel = await create(admin, 'salesChannel');
    const answer = await admin.call(`/api/sales-channels/${String(channel['id'])}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('history', () => {
  it('tells who changed which field from what to what, newest first', async () => {
    const channel = await create(admin, 'salesChannel', { name: 'Histórico' });
    const path = `/api/sales-channels/${String(channel['id'])}`;
    await admin.put(path, { name: 'História' });
    const { body, headers } = await admin.get(`${path}/history?_start=0&_end=1`);
    expect(headers['x-total-count']).toBe('2');
    expect(body).toMatchObject([
      { action: 'update', actor: { userId: admin.userId }, changes: { name: { from: 'Histórico', to: 'História' } } },
    ]);
  });

  it('refuses to be filtered or ordered', async () => {
    const channel = await create(admin, 'salesChannel');
    for (const query of ['name=x', '_sort=name', 'id=1', '_after=x', 'x=1']) {
      const { status, body } = await admin.get(`/api/sales-channels/${String(channel['id'])}/history?${query}`);
      expect([status, body.code], query).toEqual([400, 'UNKNOWN_PARAMETER']);
      expect(body.message).not.toContain('Did you mean');
    }
  });

  it('is masked like the record', async () => {
    const customer = await create(admin, 'customer', { email: 'joana@example.com', documentNumber: cpfOf(529_982) });
    const financial = await server.as('financial');
    const { body } = await financial.get(`/api/customers/${String(customer['id'])}/history`);
    expect(body[0].changes.email).toEqual({ to: 'j***@example.com' });
    expect(body[0].changes.documentNumber.to).toMatch(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/);
  });
});

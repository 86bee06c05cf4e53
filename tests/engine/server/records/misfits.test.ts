// What is no value of a field's kind is refused by name, wherever a body is read: taken for absent it would do
// something else than was asked. And no key that every JavaScript object has is taken for one of ours.
import { fieldKinds, kindNames } from '#engine/kinds/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { shapes } from '#generated/shapes.ts';
import type { Field } from '#engine/model/entity.ts';
import { startApp, type Answer, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft, type Values } from '#tests/support/factory.ts';
import { draw } from '#tests/properties/support/draw.ts';

let server: TestApp;
let admin: Caller;

beforeAll(async () => {
  server = await startApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const lists = kindNames.filter((kind) => fieldKinds[kind].type === 'array');
const objects = kindNames.filter((kind) => fieldKinds[kind].type === 'object');

/** Values of JSON's other types; an empty object is an absent one where an object is due, and so is null everywhere. */
function misfitsOf({ kind }: Field): unknown[] {
  if (kind === 'json') return [];
  if (lists.includes(kind)) return [{}, { $ne: null }, { a: 1 }];
  if (objects.includes(kind)) return [[], [1], 'text', 5, true];
  return [{}, { $ne: null }, { a: { b: null } }, [], [null], [1]];
}

/** An answer that refuses the field by name, or says that the actor may not touch it. */
function expectRefused({ status, body }: Answer, field: string, sent: unknown): void {
  const place = `${field}: ${JSON.stringify(sent)} → ${status} ${JSON.stringify(body).slice(0, 300)}`;
  expect([403, 422], place).toContain(status);
  if (status === 422) expect(Object.keys(body.errors), place).toContain(field);
}

const ownWays: readonly string[] = ['accessRequest', 'occurrence'];
const creatable = entityNames.filter((name) => entities[name].methods.create && !ownWays.includes(name));

describe.each(creatable)('a field of a %s that is given a value of another type', (name: EntityName) => {
  it('refuses the record by the name of the field, new and there already', async () => {
    const { fields, collection, methods } = entities[name];
    const record = await create(admin, name);
    const { id: _, code: __, ...whole } = record;
    const path = `/api/${collection}`;
    const wrong = fields.flatMap((field) => misfitsOf(field).map((misfit) => ({ field: field.name, misfit })));
    for (const { field, misfit } of draw(wrong, fields.length * 2, `wrong values of a ${name}`)) {
      const sent = { [field]: misfit };
      expectRefused(await admin.post(path, { ...draft(name), ...whole, ...sent }), field, misfit);
      if (methods.update) expectRefused(await admin.put(`${path}/${String(record['id'])}`, sent), field, misfit);
    }
    if (methods.update) expect((await admin.get(`/api/${collection}/${String(record['id'])}`)).body).toEqual(record);
  }, 120_000);

  it('refuses a version that is none: the write would be unguarded', async () => {
    const { collection, methods } = entities[name];
    const record = await create(admin, name);
    for (const version of [{}, [1], '1', 1.5, true]) {
      const answer = methods.update
        ? await admin.put(`/api/${collection}/${String(record['id'])}`, { version })
        : await admin.post(`/api/${collection}`, { ...draft(name), version });
      expectRefused(answer, 'version', version);
    }
  });
});

describe('a sale', () => {
  it('is refused, and not quoted, when its coupon, its total or what it says of the customer is no such thing', async () => {
    const order = await create(admin, 'order');
    const { client, provider, salesChannelId, products } = order as {
      client: Values;
      provider: Values;
      salesChannelId: string;
      products: Values[];
    };
    const sale = {
      client: { customerId: client['customerId'] },
      provider: { providerId: provider['providerId'] },
      salesChannelId,
      products: products.map(({ productId, productGridId }) => ({ productId, productGridId, quantity: 1 })),
    };
    const wrong: readonly [Values, string][] = [
      [{ promotionCoupon: { $ne: null } }, 'promotionCoupon'],
      [{ promotionCoupon: 5 }, 'promotionCoupon'],
      [{ total: {} }, 'total'],
      [{ total: 1 }, 'total'],
      [{ visitDate: ['2026-12-24'] }, 'visitDate'],
      [{ client: { ...sale.client, name: 'Somebody Else' } }, 'client'],
      [{ client: { ...sale.client, nickname: 'x' } }, 'client'],
      [{ distributorId: {} }, 'distributorId'],
    ];
    for (const [change, field] of wrong) {
      for (const path of ['/api/orders', '/api/orders/quote']) {
        const answer = await admin.post(path, { ...sale, ...change });
        expect([path, JSON.stringify(change), answer.status]).toEqual([path, JSON.stringify(change), 422]);
        expect(Object.keys(answer.body.errors)).toEqual([field]);
      }
    }
    const cloned = await admin.post('/api/orders', { ...sale, client, provider });
    expect(cloned.status, 'what is said as it is shown is no change').toBe(201);
    const address = `/api/orders/${String(order['id'])}`;
    expectRefused(await admin.put(address, { client: { ...client, name: 'Somebody Else' } }), 'client', 'another name');
    expect((await admin.put(address, { client })).status).toBe(200);
    const move = await admin.post(`${address}/reschedule-quote`, { visitDate: '2099-12-24', visitTime: { $gt: '' } });
    expectRefused(move, 'visitTime', 'an object');
  });
});

describe('an action', () => {
  it('refuses a reason, a confirmation or an input of another type, and a body that is no object', async () => {
    const customer = await create(admin, 'customer');
    const address = `/api/customers/${String(customer['id'])}/actions/disable`;
    for (const reason of [{}, { $ne: null }, ['because of it'], 5, true])
      expectRefused(await admin.post(address, { reason }), 'reason', reason);
    expect((await admin.post(address, ['reason'])).status).toBe(400);
    expectRefused(await admin.post(address, { reason: 'because of it', confirm: {} }), 'confirm', {});
    for (const { name, actions, collection } of entityNames.map((entity) => entities[entity])) {
      for (const action of actions.filter(({ input, system }) => input !== undefined && !system)) {
        const record = name === 'order' ? await create(admin, 'order') : undefined;
        if (record === undefined) continue;
        const url = `/api/${collection}/${String(record['id'])}/actions/${action.name}`;
        for (const field of shapes[action.input as keyof typeof shapes].fields.filter(
          ({ when }) => when === undefined,
        )) {
          const answer = await admin.post(url, { [field.name]: { $ne: null }, reason: 'because of it' });
          if (answer.status !== 409) expectRefused(answer, field.name, '{$ne: null}');
        }
      }
    }
  });
});

describe('the session calls', () => {
  const calls: readonly (readonly [string, keyof typeof shapes, Values])[] = [
    ['/session', 'login', { email: 'admin@example.com', password: 'tickets123' }],
    ['/password/forgot', 'passwordForgot', { email: 'admin@example.com' }],
    ['/password/reset', 'passwordReset', { token: 'x', password: 'tickets123', password_confirmation: 'tickets123' }],
    [
      '/api/auth/password',
      'passwordChange',
      { current_password: 'tickets123', password: 'tickets124', password_confirmation: 'tickets124' },
    ],
  ];

  it.each(calls)('%s names the field that is of another type', async (path, shape, whole) => {
    const person = await server.as('sales');
    for (const field of shapes[shape].fields) {
      // One a field: letters are limited.
      for (const misfit of misfitsOf(field).slice(0, 1))
        expectRefused(await person.post(path, { ...whole, [field.name]: misfit }), field.name, misfit);
    }
  });

  it('the profile names the field that is of another type', async () => {
    const person = await server.as('sales');
    for (const field of shapes.userUpdate.fields) {
      for (const misfit of misfitsOf(field))
        expectRefused(
          await person.post('/api/auth/user/update', { user: { [field.name]: misfit } }),
          field.name,
          misfit,
        );
    }
  });
});

describe('a key that every object has', () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  /** As JSON, for an object literal would set its prototype. */
  const bodyWith = (name: string, rest: Values = {}) =>
    JSON.stringify(rest).replace(/\}$/, `${Object.keys(rest).length > 0 ? ',' : ''}${JSON.stringify(name)}:"x"}`);

  it.each(names)(
    '%s is an unknown field, filter, parameter, sort, action, collection, role and format, never a fault',
    async (name) => {
      const channel = await create(admin, 'salesChannel');
      const own = `/api/sales-channels/${String(channel['id'])}`;
      const send = async (method: 'POST' | 'PUT', url: string, payload: string) => {
        const answer = await server.app.inject({
          method,
          url,
          payload,
          headers: { ...admin.headers, 'content-type': 'application/json' },
        });
        return [answer.statusCode, answer.json()] as const;
      };
      const [createdStatus, created] = await send('POST', '/api/sales-channels', bodyWith(name, draft('salesChannel')));
      expect(createdStatus, JSON.stringify(created)).toBe(name === '__proto__' ? 400 : 422);
      if (name !== '__proto__') expect(Object.keys(created.errors)).toEqual([name]);
      expect([400, 422]).toContain((await send('PUT', own, bodyWith(name)))[0]);
      const [nestedStatus, nested] = await send(
        'POST',
        '/api/distributors',
        JSON.stringify(draft('distributionUnit', { address: { country: 'BR' } })).replace(
          '"country"',
          `${JSON.stringify(name)}:"x","country"`,
        ),
      );
      expect([400, 422], JSON.stringify(nested)).toContain(nestedStatus);
      if (nestedStatus === 422) expect(Object.keys(nested.errors.address)).toContain(name);
      for (const query of [
        `${name}=x`,
        `${name}_ne=x`,
        `_sort=${name}`,
        `_sort=address.${name}`,
        `address.${name}=x`,
        `status_${name}=x`,
        `filter={"${name}":"x"}`,
        `_order=${name}&_sort=name`,
      ]) {
        const answer = await admin.get(`/api/distributors?${query}`);
        expect([query, answer.status]).toEqual([query, 400]);
      }
      for (const url of [
        `/api/${name}`,
        `/api/${name}/x`,
        `${own}/${name}`,
        `/api/providers/${name}`,
        `/api/resource-access-request/${name}/x/y`,
        `/${name}`,
      ]) {
        const answer = await server.app.inject({ url, headers: admin.headers });
        expect([url, answer.statusCode]).toEqual([url, 404]);
      }
      expect((await admin.post(`${own}/actions/${name}`)).status).toBe(404);
      for (const url of [
        `/api/sales-channels/export?format=${name}`,
        `/api/sales-channels/export?format=csv&columns=${name}`,
        `/api/reports/sales?by=${name}`,
        `/api/customers/${String(channel['id'])}/export?format=${name}`,
        `/api/reports/sales?by=provider&${name}=x`,
      ]) {
        const answer = await admin.get(url);
        expect([url, answer.status]).toEqual([url, 400]);
      }
      expect((await admin.get('/api/providers', { 'x-view-as': name })).status).toBe(400);
      expect((await admin.get('/api/providers', { 'accept-language': name })).status).toBe(200);
      const customer = await send('POST', '/api/customers', JSON.stringify(draft('customer', { documentType: name })));
      expect([customer[0], Object.keys(customer[1].errors)]).toEqual([422, ['documentType']]);
      expect(
        (await server.guest.post('/session', { email: 'a@example.com', password: 'x', organization_id: name })).status,
      ).toBe(422);
      const person = await server.as('sales');
      const saved = await person.post('/api/auth/user/update', { user: { metadata: { shortcuts: [name] } } });
      expect([saved.status, saved.body.user.metadata.shortcuts]).toEqual([200, [name]]);
      expect((await person.get('/api/quick-panel/data')).status).toBe(200);
      expect(Object.keys({})).toEqual([]);
    },
  );
});

// Operators know of their own providers only, issuers of their own units: asked of every entity that they read, with
// two of each.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, type EntityName } from '#generated/entities.ts';
import { roles } from '#generated/roles.ts';
import { seedDemo } from '#business/demo/seed-demo.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import type { Values } from '#tests/support/factory.ts';

let server: TestApp;
let admin: Caller;
let providers: readonly string[];
let units: readonly string[];
const now = new Date('2026-11-20T15:00:00.000Z');

beforeAll(async () => {
  server = await startApp();
  await seedDemo({ database: server.database, scale: 400 });
  server.setClock(now);
  admin = await server.as('admin');
  const idsOf = async (path: string) => ((await admin.get(path)).body as Values[]).map(({ id }) => String(id));
  const operators = (await admin.get('/api/operators?_end=200')).body as Values[];
  providers = [...new Set(operators.flatMap(({ providerIds }) => providerIds as string[]))];
  units = await idsOf('/api/distributors?_end=50');
});
afterAll(() => server.close());

const scopedFor = (role: string) =>
  Object.values(entities).filter(
    ({ name }) =>
      roles.entities[name]?.read.includes(role) &&
      roles.entities[name].rows.some((scope) => scope.role === role && scope.from !== 'id'),
  );

/** All records that the person is shown. */
async function list(caller: Caller, entity: EntityName, query = ''): Promise<Values[]> {
  const { status, body } = await caller.get(`/api/${entities[entity].collection}?_start=0&_end=500${query}`);
  expect([entity, status]).toEqual([entity, 200]);
  return body as Values[];
}

describe.each([
  ['operator', 'providerIds'],
  ['issuer', 'distributorIds'],
] as const)('an %s', (role, field) => {
  const own = () => (role === 'operator' ? providers : units);
  const member = (ids: readonly string[]) => server.person({ roles: [role], [field]: ids });

  it('has rows of his own wherever a scope is declared, and of nobody else', async () => {
    const [first = '', second = ''] = own();
    const [one, other, both, none] = [
      await member([first]),
      await member([second]),
      await member([first, second]),
      await member([]),
    ];
    const scoped = scopedFor(role);
    expect(scoped.map(({ name }) => name)).toEqual(
      expect.arrayContaining(
        role === 'operator'
          ? [
              'provider',
              'ride',
              'promotion',
              'product',
              'productPrice',
              'order',
              'occurrence',
              'operator',
              'providerBankAccount',
            ]
          : ['distributionUnit', 'order', 'occurrence', 'issuer', 'distributorBankAccount'],
      ),
    );
    for (const { name } of scoped) {
      const entity = name;
      const ids = async (caller: Caller) => new Set((await list(caller, entity)).map(({ id }) => String(id)));
      const [mine, theirs, ours] = [await ids(one), await ids(other), await ids(both)];
      expect(await ids(none), name).toEqual(new Set());
      if (ours.size < 500) expect(ours, name).toEqual(new Set([...mine, ...theirs]));
      const foreign = [...theirs].find((id) => !mine.has(id));
      if (foreign === undefined) continue;
      const path = `/api/${entities[entity].collection}/${foreign}`;
      for (const call of [path, `${path}/history`]) expect([call, (await one.get(call)).status]).toEqual([call, 404]);
      expect(await list(one, entity, `&id=${foreign}`)).toEqual([]);
    }
  });

  it('finds nothing of others by filter, search or count', async () => {
    const [first = '', second = ''] = own();
    const one = await member([first]);
    const filter = role === 'operator' ? 'provider' : 'distributorId';
    expect(await list(one, 'order', `&${filter}=${second}`)).toEqual([]);
    const foreign = (await list(admin, 'order', `&${filter}=${second}`))[0];
    expect(await list(one, 'order', `&q=${String(foreign?.['code'])}`)).toEqual([]);
    const { headers } = await one.get('/api/orders?_end=1');
    expect(Number(headers['x-total-count'])).toBe((await list(admin, 'order', `&${filter}=${first}`)).length);
  });

  it('gets reports and exports of his own rows only', async () => {
    const [first = ''] = own();
    const one = await member([first]);
    const filter = role === 'operator' ? 'provider' : 'distributorId';
    const mine = await list(admin, 'order', `&${filter}=${first}`);
    const { status, body } = await one.get('/api/reports/sales?by=provider');
    if (status === 200) {
      const sold = mine.filter(({ status: state }) => state === 'confirmed' || state === 'used').length;
      expect((body.rows as { orders: number }[]).reduce((sum, row) => sum + row.orders, 0)).toBe(sold);
    } else expect(status).toBe(403);
    const file = await server.app.inject({
      method: 'GET',
      url: '/api/orders/export?format=csv&columns=code',
      headers: one.headers,
    });
    if (file.statusCode === 200) expect(file.payload.trim().split('\n').length - 1).toBe(mine.length);
    else expect(file.statusCode).toBe(403);
  });

  it('is taken out of one while he works for the other, and loses its rows at once', async () => {
    const [first = '', second = ''] = own();
    const person = await member([first, second]);
    const segment = role === 'operator' ? `providers/${first}/operators` : `distributors/${first}/issuers`;
    const count = async () => (await list(person, role === 'operator' ? 'provider' : 'distributionUnit')).length;
    expect(await count()).toBe(2);
    expect((await admin.remove(`/api/${segment}/${person.userId}`)).status).toBe(200);
    expect(await count()).toBe(1);
  });
});

it('an operator sees no slots, prices or actions of another provider', async () => {
  const [first = '', second = ''] = providers;
  const operator = await server.person({ roles: ['operator'], providerIds: [first] });
  const [ride] = await list(admin, 'ride', `&providerId=${second}`);
  const [product] = await list(admin, 'product', `&providerId=${second}`);
  const [order] = await list(admin, 'order', `&provider=${second}&status=confirmed`);
  const calls = [
    `/api/rides/${String(ride?.['id'])}/slots?date=2026-12-05`,
    `/api/rides/${String(ride?.['id'])}/calendar?month=2026-12`,
    `/api/products/${String(product?.['id'])}/price-in-force?date=2026-12-05&salesChannelId=${crypto.randomUUID()}`,
    `/api/orders/${String(order?.['id'])}/actions`,
  ];
  for (const call of calls) expect([call, (await operator.get(call)).status]).toEqual([call, 404]);
  expect((await operator.post(`/api/orders/${String(order?.['id'])}/actions/markUsed`)).status).toBe(404);
});

// What a role may not see, or sees in part, comes out of no channel: not read, listed, filtered, ordered, searched,
// guessed, nor told by the history, the notices, a refusal or a count. Every such field of every entity, for every role
// it is covered from.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { roles as declared } from '#generated/roles.ts';
import { isMaskedFor, mayPass } from '#engine/model/access.ts';
import { allFields, type Field } from '#engine/model/entity.ts';
import { operatorsOf } from '#engine/kinds/index.ts';
import { parameterOf } from '#engine/model/list-query.ts';
import { personActor } from '#engine/server/actor.ts';
import { insertRecord } from '#engine/server/records/store.ts';
import { uuidV7 } from '#engine/server/records/uuid-v7.ts';
import { startApp, type Answer, type Caller, type TestApp } from '#tests/support/app.ts';
import { cpfOf, create, type Values } from '#tests/support/factory.ts';

const account = {
  sortCode: '341',
  branchCode: '7431',
  branchCheckDigit: 'X',
  accountNumber: '98765012',
  accountCheckDigit: '7',
  holderName: 'Titular',
  holderDocument: '11222333000181',
  pixKeyType: 'EMAIL',
  pixKey: 'canario.pix@example.com',
};
/** What is given to the one record of each entity with covered fields. */
const canaries: Partial<Record<EntityName, Values>> = {
  customer: {
    email: 'canario.mariana@example.com',
    documentNumber: cpfOf(7_777_777),
    phone: '+5511987650321',
    birthDate: '1987-03-21',
    gender: 'nonBinary',
    address: {
      street: 'Rua do Canário',
      number: '47B11',
      complement: 'Bloco Canário',
      neighborhood: 'Vila Canária',
      zipCode: '04711990',
      city: 'Recife',
      state: 'PE',
      country: 'BR',
    },
  },
  providerBankAccount: account,
  distributorBankAccount: account,
  productPrice: { fullPrice: 99_000, salesPrice: 90_000, transferValue: 61_379 },
  order: {
    internalNote: 'Nota do canário',
    client: { email: 'canario.pedido@example.com' },
    products: [{ transferValue: 61_379 }],
  },
};

interface Covered {
  readonly name: EntityName;
  readonly field: Field;
  readonly role: string;
}

const covered: readonly Covered[] = entityNames.flatMap((name) => {
  const rights = declared.entities[name];
  return allFields(entities[name].fields).flatMap((field) =>
    (rights?.read ?? [])
      .filter((role) => !mayPass(field.access?.read, [role]) || isMaskedFor(rights, field.sensitive, [role]))
      .map((role): Covered => ({ name, field, role })),
  );
});
const byEntity = Map.groupBy(covered, ({ name }) => name);

let server: TestApp;
const callers = new Map<string, Caller>();
const ids = new Map<EntityName, string>();

beforeAll(async () => {
  server = await startApp();
  const admin = await server.as('admin');
  for (const name of ['customer', 'providerBankAccount', 'distributorBankAccount', 'productPrice'] as const)
    ids.set(name, String((await create(admin, name, canaries[name]))['id']));
  const distributorIds: string[] = (await admin.get('/api/distributors')).body.map((one: Values) => one['id']);
  ids.set('order', await placeOrder(admin, distributorIds[0]));
  const providerIds: string[] = (await admin.get('/api/providers')).body.map((one: Values) => one['id']);
  // Something in the history, with what was before.
  await admin.put(`/api/customers/${ids.get('customer')}`, { phone: '+5511911112222' });
  await admin.put(`/api/customers/${ids.get('customer')}`, { phone: canaries.customer?.['phone'] });
  await admin.put(`/api/product-prices/${ids.get('productPrice')}`, { transferValue: 61_380 });
  await admin.put(`/api/product-prices/${ids.get('productPrice')}`, { transferValue: 61_379 });
  for (const role of declared.roles.filter((one) => one !== 'guest'))
    callers.set(role, await server.person({ roles: [role], providerIds, distributorIds }));
});
afterAll(() => server.close());

/** Inserted as the shop does: lines are made by selling, not typed. */
async function placeOrder(admin: Caller, distributorId: string | undefined): Promise<string> {
  const [price, ride, channel] = [
    await create(admin, 'productPrice'),
    await create(admin, 'ride', { providerId: (await admin.get('/api/providers?_end=1')).body[0].id }),
    await create(admin, 'salesChannel'),
  ];
  const id = uuidV7(new Date());
  const actor = personActor({ userId: admin.userId, name: 'Loja', organizationId: 'icd' });
  const line = {
    productId: price['productId'],
    productGridId: price['productGridId'],
    title: 'Ingresso',
    unitPrice: 90_000,
    quantity: 1,
    fullPrice: 99_000,
    transferValue: 61_379,
    lineTotal: 90_000,
    peoplePerUnit: 1,
    halfPrice: false,
  };
  await insertRecord(
    server.database,
    entities.order,
    {
      id,
      code: 'ABCDEFGH',
      client: { customerId: ids.get('customer'), name: 'Mariana', email: 'canario.pedido@example.com' },
      provider: { providerId: ride['providerId'], tradeName: 'Parque' },
      ride: { rideId: ride['id'], name: 'Atração' },
      salesChannelId: channel['id'],
      distributorId,
      status: 'confirmed',
      refundState: 'none',
      purchaseDate: '2026-11-20T12:00:00.000Z',
      visitDate: '2026-12-01',
      products: [line],
      subtotal: 90_000,
      discount: 0,
      serviceFee: 0,
      total: 90_000,
      currency: 'BRL',
      internalNote: 'Nota do canário',
    },
    { actor, now: new Date(), action: 'create' },
  );
  return id;
}

const callerOf = (role: string) => callers.get(role) ?? server.guest;
const pathOf = (name: EntityName) => `/api/${entities[name].collection}`;
/** The value at the path, of the first item in lists. */
const valueIn = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) => ((Array.isArray(value) ? value[0] : value) as Values | undefined)?.[step],
      values,
    );
const canaryOf = ({ name, field }: Pick<Covered, 'name' | 'field'>) => valueIn(canaries[name], field.path);
/** Short values stand in ids by chance. */
const isTelling = (value: unknown) => String(value).length > 4;
const expectUntold = (answer: Answer, one: Covered, channel: string) => {
  const value = canaryOf(one);
  if (isTelling(value))
    expect(JSON.stringify(answer.body), `${one.name}.${one.field.path} for ${one.role} by ${channel}`).not.toContain(
      String(value),
    );
};

it('every covered field has a value here that would be known again', () => {
  expect(
    covered.filter((one) => canaryOf(one) === undefined).map(({ name, field }) => `${name}.${field.path}`),
  ).toEqual([]);
  expect(covered.length).toBeGreaterThan(100);
});

describe.each([...byEntity.keys()])('what is covered of %s', (name) => {
  const cases = byEntity.get(name) ?? [];

  it('is whole for those who may', async () => {
    const { body } = await callerOf('admin').get(`${pathOf(name)}/${ids.get(name)}`);
    for (const one of cases) expect(valueIn(body, one.field.path), one.field.path).toEqual(canaryOf(one));
  });

  it('is in no record, list, history or notice', async () => {
    for (const role of new Set(cases.map((one) => one.role))) {
      const caller = callerOf(role);
      const record = await caller.get(`${pathOf(name)}/${ids.get(name)}`);
      expect(record.status, role).toBe(200);
      const [list, history, notices, actions] = [
        await caller.get(pathOf(name)),
        await caller.get(`${pathOf(name)}/${ids.get(name)}/history`),
        await caller.get('/api/quick-panel/data'),
        entities[name].actions.length > 0 ? await caller.get(`${pathOf(name)}/${ids.get(name)}/actions`) : record,
      ];
      expect([list.status, history.status, notices.status, actions.status], role).toEqual([200, 200, 200, 200]);
      for (const one of cases.filter((candidate) => candidate.role === role)) {
        expect(valueIn(record.body, one.field.path), `${role} ${one.field.path}`).not.toEqual(canaryOf(one));
        for (const [channel, answer] of Object.entries({ record, list, history, notices, actions }))
          expectUntold(answer, one, channel);
        // Not even that it was changed, where it is not shown at all.
        if (!mayPass(one.field.access?.read, [role]) && !one.field.path.includes('.'))
          expect(JSON.stringify(history.body)).not.toContain(`"${one.field.path}"`);
      }
      expect(
        history.body.every(
          (entry: { action: string; changes: object }) =>
            entry.action !== 'update' || Object.keys(entry.changes).length > 0,
        ),
        role,
      ).toBe(true);
    }
  });

  it('is asked for by no operator, order or dialect', async () => {
    for (const { field, role } of cases) {
      const [caller, value] = [callerOf(role), encodeURIComponent(String(canaryOf({ name, field })))];
      const filters = operatorsOf(field.kind).map(
        (operator) => `${parameterOf({ path: field.path, operator })}=${operator === 'null' ? 'true' : value}`,
      );
      for (const query of [
        ...filters,
        `${field.path}=`,
        `_sort=${field.path}`,
        `filter={"${field.path}":["${value}"]}`,
        `sort=["${field.path}","ASC"]`,
      ]) {
        const { status, body } = await caller.get(`${pathOf(name)}?${query}`);
        expect(status, `${role} ${query} ${JSON.stringify(body)}`).toBe(403);
        expect(body.rule, query).toMatch(/^roles\.config\.json entities\.\w+\.(fields|unmasked)\./);
        expect(body.roles, query).not.toContain(role);
      }
    }
  });

  it('is found by no search, and no cursor holds it', async () => {
    for (const one of cases.filter(({ field }) => isTelling(canaryOf({ name, field })))) {
      const caller = callerOf(one.role);
      if (entities[name].search.length > 0) {
        const found = await caller.get(`${pathOf(name)}?q=${encodeURIComponent(String(canaryOf(one)))}`);
        expect([found.status, found.body], `${one.role} ${one.field.path}`).toEqual([200, []]);
      }
      const { headers } = await caller.get(`${pathOf(name)}?_start=0&_end=1`);
      const cursor = /_after=([^&>]+)/.exec(headers['link'] ?? '')?.[1] ?? '';
      expect(Buffer.from(cursor, 'base64url').toString()).not.toContain(String(canaryOf(one)));
    }
  });

  it('is told by no refusal: a right guess is answered as a wrong one', async () => {
    for (const one of cases) {
      const answers = [];
      for (const guess of [canaryOf(one), one.field.kind === 'money' ? 1 : 'errado']) {
        const path = one.field.path.split('.');
        const isList = entities[name].fields.find((field) => field.name === path[0])?.kind === 'list';
        const body = path.reduceRight<unknown>(
          (inner, step, depth) => ({ [step]: isList && depth === 0 ? [inner] : inner }),
          guess,
        );
        const { status, body: said } = await callerOf(one.role).put(`${pathOf(name)}/${ids.get(name)}`, body);
        answers.push({ status, said: { ...said, requestId: '' } });
      }
      expect(answers[0], `${one.role} ${one.field.path}`).toEqual(answers[1]);
      expect(answers[0]?.status).toBeGreaterThanOrEqual(400);
      const stale = await callerOf(one.role).put(`${pathOf(name)}/${ids.get(name)}`, { version: 999 });
      expectUntold(stale, one, `a ${stale.status}`);
    }
  });
});

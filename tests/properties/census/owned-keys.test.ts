// Keys that the server owns, sent changed on every way of writing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, type EntityName } from '#generated/entities.ts';
import { fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { isServerSet } from '#engine/server/records/apply-input.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { draft, valueFor, type Values } from '#tests/support/factory.ts';
import { draw } from '../support/draw.ts';
import { changedValue, isCreation, type Attempt } from './write-attempts.ts';
import { makeRecords, written, type WrittenRecords } from './written-records.ts';

let server: TestApp;
let records: WrittenRecords;

beforeAll(async () => {
  server = await startApp();
  records = await makeRecords(server);
});
afterAll(() => server.close());

const fieldsOf = (name: EntityName): readonly Field[] => entities[name].fields;

describe('a key that the server owns', () => {
  /** Sent along by who copies a record, and by who saves one that lies open in a form: passed over, never taken. */
  const passedOver = (field: Field, attempt: Attempt) =>
    field.children !== undefined || (isCreation(attempt) && ['createdAt', 'updatedAt', 'version'].includes(field.name));

  it.each(written)(
    'of a %s, sent changed, is a 422 or passed over as declared, and never taken',
    { timeout: 300_000 },
    async (name) => {
      const before = await records.read(name);
      const owned = fieldsOf(name).filter((field) => isServerSet(field));
      expect(owned.map((field) => field.name)).toEqual(
        expect.arrayContaining(['id', 'createdAt', 'updatedAt', 'version']),
      );
      for (const field of owned) {
        const value =
          field.kind === 'id' ? '018f0000-0000-7000-8000-000000000001' : changedValue(field, before[field.name]);
        if (value === undefined) continue;
        for (const attempt of [...records.updates(name), ...records.creations(name).slice(0, 1)]) {
          const { status, body } = await attempt.send({ [field.name]: value });
          const told = `${name}.${field.name} by ${attempt.way}: ${status} ${JSON.stringify(body)}`;
          if (passedOver(field, attempt)) expect((body as Values)[field.name], told).not.toEqual(value);
          // The version says which record the writer saw.
          else if (field.name === 'version') expect(status, told).toBe(409);
          else {
            expect(status, told).toBe(422);
            expect(body.errors, told).toHaveProperty(field.name);
          }
        }
      }
      expect(await records.read(name)).toEqual(before);
    },
  );

  const foreign = {
    organizationId: 'outra',
    organization_id: 'outra',
    search: 'x',
    table: 'user',
    isSystem: true,
    roles: ['admin'],
    password: 'x',
    __proto__x: {},
    constructor: { name: 'x' },
  };

  it.each(written)('that no field of a %s has is a 422 that names it', async (name) => {
    for (const [key, value] of draw(Object.entries(foreign), 4, `keys that no ${name} has`)) {
      if (fieldAt(entities[name], key) !== undefined) continue;
      for (const attempt of [...records.updates(name), ...records.creations(name).slice(0, 1)]) {
        const { status, body } = await attempt.send({ [key]: value });
        expect(status, `${key} by ${attempt.way}: ${JSON.stringify(body)}`).toBe(422);
      }
    }
  });

  it('of an order is neither taken by its sale nor by its quote', async () => {
    const owned = entities.order.fields.filter(
      (field: Field) =>
        isServerSet(field) &&
        field.children === undefined &&
        !['createdAt', 'updatedAt', 'version'].includes(field.name),
    );
    for (const field of owned as readonly Field[]) {
      const value = field.kind === 'id' ? '018f0000-0000-7000-8000-000000000001' : valueFor(field, 7, field.name);
      const body = records.world.body({ [field.name]: value });
      // A false or empty value says what an absent one says.
      if (value === false || (Array.isArray(value) && value.length === 0) || value === field.default) continue;
      const sold = await records.admin.post('/api/orders', body);
      expect(sold.status, `${field.name}: ${JSON.stringify(sold.body)}`).toBe(422);
      const quote = await records.admin.post('/api/orders/quote', body);
      const named = (quote.body.problems as { path: string }[] | undefined)?.map(({ path }) => path) ?? [];
      expect(
        quote.status === 422 || named.some((path) => path.split('.')[0] === field.name),
        `${field.name}: ${JSON.stringify(quote.body)}`,
      ).toBe(true);
    }
  });

  it('of a line is not taken by a sale', async () => {
    const lines = fieldAt(entities.order, 'products')?.fields ?? [];
    for (const field of lines.filter((inner) => isServerSet(inner))) {
      const { status, body } = await records.admin.post(
        '/api/orders',
        records.world.body({
          products: [
            {
              productId: records.world.ids.product,
              productGridId: records.world.ids.adult,
              quantity: 2,
              [field.name]: valueFor(field, 7, field.name),
            },
          ],
        }),
      );
      expect(status, `products.${field.name}: ${JSON.stringify(body)}`).toBe(422);
    }
  });

  it('is taken by no action: its payload is what its schema says', async () => {
    const order = await records.world.sell();
    const targets: [EntityName, Values][] = [
      ...written.map((name) => [name, records.of(name)] as [EntityName, Values]),
      ['order', order],
    ];
    for (const [name, record] of targets) {
      const entity: Entity = entities[name];
      for (const action of entity.actions) {
        for (const key of ['id', 'version_', 'status', 'total', 'organizationId', 'createdAt']) {
          const { status, body } = await records.admin.post(
            `/api/${entity.collection}/${String(record['id'])}/actions/${action.name}`,
            { reason: 'Pedido do cliente por telefone', confirm: 'x', [key]: 'x' },
          );
          expect([403, 409, 422], `${name}.${action.name} with ${key}: ${JSON.stringify(body)}`).toContain(status);
        }
      }
    }
    expect((await records.world.read(order))['status']).toBe('pending');
  });

  it('is taken neither from a buyer nor from who saves his own profile', async () => {
    for (const key of ['id', 'status', 'deletionState', 'organizationId', 'blockedAt', 'consentAt', 'isSystem']) {
      const { status, body } = await records.admin.post('/api/customers/buyer', { ...draft('customer'), [key]: 'x' });
      expect(status, `buyer with ${key}: ${JSON.stringify(body)}`).toBe(422);
    }
    const own = (await records.admin.get(`/api/users/${records.admin.userId}`)).body as Values;
    for (const [key, value] of Object.entries({
      id: records.world.ids.customer,
      role: ['director'],
      email: 'other@example.com',
      status: 'disabled',
      organizationId: 'outra',
      organization_name: 'Outra',
      providerIds: [records.world.ids.provider],
      version: 99,
    })) {
      const { status, body } = await records.admin.post('/api/auth/user/update', {
        user: { name: own['name'], [key]: value },
      });
      expect(status, `profile with ${key}: ${JSON.stringify(body)}`).toBe(422);
    }
    expect((await records.admin.get(`/api/users/${records.admin.userId}`)).body).toEqual(own);
  });
});

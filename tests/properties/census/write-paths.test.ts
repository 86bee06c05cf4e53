// What a person may not see or set is set by none of the ways in which something is written: each kind of field ×
// {hidden, masked, not written, read-only} × each write path, and every key that the server owns, sent changed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import { allFields, fieldAt, type Entity, type Field } from '#engine/model/entity.ts';
import { isServerSet } from '#engine/server/records/apply-input.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';
import { create, draft, valueFor, type Values } from '#tests/support/factory.ts';
import { buildSalesWorld, type SalesWorld } from '#tests/support/sales-world.ts';
import { draw } from '../support/draw.ts';
import { covers, withPlanted } from './planted.ts';
import {
  changedValue,
  creations,
  expectRefused,
  isCreation,
  updates,
  valueIn,
  withValue,
  type Attempt,
} from './write-attempts.ts';

let server: TestApp;
let admin: Caller;
let world: SalesWorld;
const made = new Map<EntityName, Values>();

/** Entities that people write, with a record each; orders are sold, not written. */
const written = entityNames.filter(
  (name) =>
    entities[name].methods.create &&
    entities[name].methods.update &&
    !['occurrence', 'accessRequest', 'order'].includes(name),
);

beforeAll(async () => {
  server = await startApp();
  world = await buildSalesWorld(server);
  ({ admin } = world);
  for (const name of written) made.set(name, await create(admin, name, items[name] ?? {}));
});

/** Lists with items that no rule refuses; an entity whose lists are empty would prove nothing. */
const items: Readonly<Partial<Record<EntityName, Values>>> = {
  ride: {
    timetables: [
      { weekday: 'friday', startTime: '09:00', finishTime: '12:00', timeInterval: 60 },
      { weekday: 'saturday', startTime: '10:00', finishTime: '12:00', timeInterval: 30 },
    ],
    schedules: [
      {
        date: '2026-12-11',
        kind: 'extra',
        startTime: '19:00',
        finishTime: '21:00',
        reason: 'Noite de verão',
        stock: { total: 20, internet: 10, distributor: 5, ticketOffice: 5 },
      },
    ],
    availabilities: [
      {
        initialDate: '2026-12-01',
        finalDate: '2026-12-31',
        stock: { total: 80, internet: 40, distributor: 30, ticketOffice: 10 },
      },
    ],
    seasons: [{ type: 'high', name: 'Verão', initialDate: '2026-12-10', finalDate: '2026-12-31' }],
  },
};
afterAll(() => server.close());

const fieldsOf = (name: EntityName): readonly Field[] => entities[name].fields;
const recordOf = (name: EntityName) => made.get(name) ?? {};
const updatesOf = (name: EntityName) => updates(name, { admin, record: recordOf(name) });
const creationsOf = (name: EntityName) => creations(name, { admin, record: recordOf(name) });
const read = async (name: EntityName) =>
  (await admin.get(`/api/${entities[name].collection}/${String(recordOf(name)['id'])}`)).body as Values;

describe('a field that is closed to who writes', () => {
  const cases = written.flatMap((name) =>
    allFields(fieldsOf(name))
      .filter(
        (field) =>
          !isServerSet(field) && field.kind !== 'password' && field.kind !== 'json' && !field.path.includes('.'),
      )
      .flatMap((field) => covers.map((cover) => ({ name, field, cover }))),
  );

  it('is set by none of the ways', { timeout: 300_000 }, async () => {
    for (const { name, field, cover } of draw(cases, 36, 'fields × covers')) {
      const before = await read(name);
      const value = changedValue(field, before[field.name]);
      if (value === undefined) continue;
      for (const attempt of [...updatesOf(name), ...creationsOf(name)]) {
        // What is masked is written by who makes the record: he has it from somebody.
        if (cover === 'masked' && isCreation(attempt)) continue;
        // A default is what everybody gets.
        if (isCreation(attempt) && JSON.stringify(field.default) === JSON.stringify(value)) continue;
        expectRefused(
          await withPlanted(entities[name], field, cover, () => attempt.send({ [field.name]: value })),
          field,
          `${cover} ${name}.${field.name} by ${attempt.way}`,
        );
      }
      expect(await read(name), `${cover} ${name}.${field.name}`).toEqual(before);
    }
  });

  it('inside an object or a list is set by none of the ways', { timeout: 300_000 }, async () => {
    const inner = written.flatMap((name) =>
      fieldsOf(name)
        .filter(({ fields, kind }) => fields !== undefined && kind === 'object')
        .flatMap((owner) =>
          (owner.fields ?? [])
            .filter((field) => !isServerSet(field))
            .flatMap((field) => covers.map((cover) => ({ name, owner, field, cover }))),
        ),
    );
    for (const { name, owner, field, cover } of draw(inner, 24, 'inner fields × covers')) {
      const before = await read(name);
      const held = (before[owner.name] ?? {}) as Values;
      const value = changedValue(field, held[field.name]);
      if (value === undefined) continue;
      for (const attempt of updatesOf(name)) {
        expectRefused(
          await withPlanted(entities[name], field, cover, () =>
            attempt.send({ [owner.name]: { ...held, [field.name]: value } }),
          ),
          field,
          `${cover} ${name}.${field.path} by ${attempt.way}`,
        );
      }
      expect(await read(name), `${cover} ${name}.${field.path}`).toEqual(before);
    }
  });

  describe('in the items of a list', () => {
    const lists = written.flatMap((name) =>
      fieldsOf(name)
        .filter(({ kind, fields }) => kind === 'list' && fields !== undefined)
        .map((list) => ({ name, list })),
    );
    const inner = lists.flatMap(({ name, list }) =>
      allFields(list.fields ?? [])
        .filter((field) => !isServerSet(field))
        .flatMap((field) => covers.map((cover) => ({ name, list, field, cover }))),
    );
    const told = (one: { readonly name: string; readonly field: Field; readonly cover: string }) =>
      `${one.cover} ${one.name}.${one.field.path}`;

    it('there are values to look at, in every list', () => {
      expect(lists.length).toBeGreaterThan(0);
      expect(lists.filter(({ name, list }) => ((recordOf(name)[list.name] ?? []) as unknown[]).length === 0)).toEqual(
        [],
      );
    });

    it('is set by none of the ways: changed in an item, or given with a new one', { timeout: 300_000 }, async () => {
      let attempts = 0;
      for (const { name, list, field, cover } of draw(inner, 12, 'fields of items × covers')) {
        const before = await read(name);
        const held = before[list.name] as readonly Values[];
        const place = field.path.split('.').slice(1);
        const value = changedValue(field, valueIn(held[0], place));
        if (value === undefined) continue;
        const changed = [withValue(held[0] ?? {}, place, value), ...held.slice(1)];
        const longer = [...held, withValue(held[0] ?? {}, place, value)];
        for (const attempt of [...updatesOf(name), ...creationsOf(name)]) {
          // What is masked is written by who makes the record: he has it from somebody.
          if (cover === 'masked' && isCreation(attempt)) continue;
          for (const sent of isCreation(attempt) ? [longer] : [changed, longer]) {
            attempts += 1;
            expectRefused(
              await withPlanted(entities[name], field, cover, () => attempt.send({ [list.name]: sent })),
              field,
              `${told({ name, field, cover })} by ${attempt.way}`,
            );
          }
        }
        expect(await read(name), told({ name, field, cover })).toEqual(before);
      }
      expect(attempts).toBeGreaterThan(10);
    });

    it('stays as it is when whoever does not see it sends back what he was shown', { timeout: 300_000 }, async () => {
      // Required is what the generated validator was made to demand: of what is read-only by its schema it demands
      // nothing.
      const fitting = inner.filter(({ field, cover }) => cover !== 'readOnly' || !field.required);
      for (const { name, list, field, cover } of draw(fitting, 10, 'fields of items × covers, sent back')) {
        const before = await read(name);
        for (const { way, send } of updatesOf(name)) {
          const answer = await withPlanted(entities[name], field, cover, async () =>
            send({ [list.name]: (await read(name))[list.name] }),
          );
          expect(answer.status, `${told({ name, field, cover })} by ${way}: ${JSON.stringify(answer.body)}`).toBe(200);
        }
        expect((await read(name))[list.name], told({ name, field, cover })).toEqual(before[list.name]);
      }
    });

    it('stays with its item when the items change places', { timeout: 300_000 }, async () => {
      const several = inner.filter(
        ({ name, list, cover, field }) =>
          ['hidden', 'masked'].includes(cover) &&
          !field.path.slice(list.path.length + 1).includes('.') &&
          (recordOf(name)[list.name] as readonly unknown[]).length > 1,
      );
      expect(several.length).toBeGreaterThan(0);
      for (const { name, list, field, cover } of several) {
        const before = (await read(name))[list.name] as readonly Values[];
        const [attempt] = updatesOf(name);
        const rearranged = (order: (shown: readonly Values[]) => readonly Values[]) =>
          withPlanted(entities[name], field, cover, async () =>
            attempt?.send({ [list.name]: order((await read(name))[list.name] as readonly Values[]) }),
          );
        await rearranged((shown) => shown.toReversed());
        expect((await read(name))[list.name], told({ name, field, cover })).toEqual(before.toReversed());
        await rearranged((shown) => shown.toReversed());
        expect((await read(name))[list.name], told({ name, field, cover })).toEqual(before);
      }
    });
  });

  it('is not set by the grid of prices or the change of many days either', async () => {
    const price = (await admin.get(`/api/products/${world.ids.product}/prices?_end=1`)).body[0] as Values;
    for (const cover of covers) {
      const field = fieldAt(entities.productPrice, 'salesPrice');
      const schedules = fieldAt(entities.ride, 'schedules');
      if (field === undefined || schedules === undefined) throw new Error('The model has other names');
      const grid = await withPlanted(entities.productPrice, field, cover, () =>
        admin.post(`/api/products/${world.ids.product}/price-grid`, { changes: [{ id: price['id'], salesPrice: 1 }] }),
      );
      expect([403, 422], `${cover}: ${JSON.stringify(grid.body)}`).toContain(grid.status);
      const many = await withPlanted(entities.ride, schedules, cover, () =>
        admin.post(`/api/rides/${world.ids.ride}/bulk-change`, {
          from: '2026-12-04',
          to: '2026-12-05',
          kind: 'closed',
        }),
      );
      expectRefused(many, schedules, `${cover} ride.schedules by the change of many days`);
    }
    expect((await admin.get(`/api/product-prices/${String(price['id'])}`)).body).toEqual(price);
    expect((await admin.get(`/api/rides/${world.ids.ride}`)).body.schedules ?? []).toEqual([]);
  });
});

describe('a key that the server owns', () => {
  /** Sent along by who copies a record, and by who saves one that lies open in a form: passed over, never taken. */
  const passedOver = (field: Field, attempt: Attempt) =>
    field.children !== undefined || (isCreation(attempt) && ['createdAt', 'updatedAt', 'version'].includes(field.name));

  it.each(written)(
    'of a %s, sent changed, is a 422 or passed over as declared, and never taken',
    { timeout: 300_000 },
    async (name) => {
      const before = await read(name);
      const owned = fieldsOf(name).filter((field) => isServerSet(field));
      expect(owned.map((field) => field.name)).toEqual(
        expect.arrayContaining(['id', 'createdAt', 'updatedAt', 'version']),
      );
      for (const field of owned) {
        const value =
          field.kind === 'id' ? '018f0000-0000-7000-8000-000000000001' : changedValue(field, before[field.name]);
        if (value === undefined) continue;
        for (const attempt of [...updatesOf(name), ...creationsOf(name).slice(0, 1)]) {
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
      expect(await read(name)).toEqual(before);
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
      for (const attempt of [...updatesOf(name), ...creationsOf(name).slice(0, 1)]) {
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
      const body = world.body({ [field.name]: value });
      // A false or empty value says what an absent one says.
      if (value === false || (Array.isArray(value) && value.length === 0) || value === field.default) continue;
      const sold = await admin.post('/api/orders', body);
      expect(sold.status, `${field.name}: ${JSON.stringify(sold.body)}`).toBe(422);
      const quote = await admin.post('/api/orders/quote', body);
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
      const { status, body } = await admin.post(
        '/api/orders',
        world.body({
          products: [
            {
              productId: world.ids.product,
              productGridId: world.ids.adult,
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
    const order = await world.sell();
    const records: [EntityName, Values][] = [...made.entries(), ['order', order]];
    for (const [name, record] of records) {
      const entity: Entity = entities[name];
      for (const action of entity.actions) {
        for (const key of ['id', 'version_', 'status', 'total', 'organizationId', 'createdAt']) {
          const { status, body } = await admin.post(
            `/api/${entity.collection}/${String(record['id'])}/actions/${action.name}`,
            { reason: 'Pedido do cliente por telefone', confirm: 'x', [key]: 'x' },
          );
          expect([403, 409, 422], `${name}.${action.name} with ${key}: ${JSON.stringify(body)}`).toContain(status);
        }
      }
    }
    expect((await world.read(order))['status']).toBe('pending');
  });

  it('is taken neither from a buyer nor from who saves his own profile', async () => {
    for (const key of ['id', 'status', 'deletionState', 'organizationId', 'blockedAt', 'consentAt', 'isSystem']) {
      const { status, body } = await admin.post('/api/customers/buyer', { ...draft('customer'), [key]: 'x' });
      expect(status, `buyer with ${key}: ${JSON.stringify(body)}`).toBe(422);
    }
    const own = (await admin.get(`/api/users/${admin.userId}`)).body as Values;
    for (const [key, value] of Object.entries({
      id: world.ids.customer,
      role: ['director'],
      email: 'other@example.com',
      status: 'disabled',
      organizationId: 'outra',
      organization_name: 'Outra',
      providerIds: [world.ids.provider],
      version: 99,
    })) {
      const { status, body } = await admin.post('/api/auth/user/update', { user: { name: own['name'], [key]: value } });
      expect(status, `profile with ${key}: ${JSON.stringify(body)}`).toBe(422);
    }
    expect((await admin.get(`/api/users/${admin.userId}`)).body).toEqual(own);
  });
});

describe('the attempts themselves', () => {
  it('are taken where nothing is closed, most of them', { timeout: 300_000 }, async () => {
    const open = written.flatMap((name) =>
      fieldsOf(name)
        .filter((field) => !isServerSet(field) && !field.createOnly && field.reference === undefined)
        .map((field) => ({ name, field })),
    );
    const answers: number[] = [];
    for (const { name, field } of draw(open, 25, 'open fields')) {
      const value = changedValue(field, (await read(name))[field.name]);
      if (value === undefined) continue;
      for (const attempt of updatesOf(name).slice(0, 1))
        answers.push((await attempt.send({ [field.name]: value })).status);
    }
    expect(answers.filter((status) => status === 200).length / answers.length, answers.join(' ')).toBeGreaterThan(0.5);
  });
});

// What a person may not see or set is set by none of the ways in which something is written: each kind of field ×
// {hidden, masked, not written, read-only} × each write path, and every key that the server owns, sent changed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, type EntityName } from '#generated/entities.ts';
import { allFields, fieldAt, type Field } from '#engine/model/entity.ts';
import { isServerSet } from '#engine/server/records/apply-input.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { type Values } from '#tests/support/factory.ts';
import { draw } from '../support/draw.ts';
import { covers, withPlanted } from './planted.ts';
import { changedValue, expectRefused, isCreation, valueIn, withValue } from './write-attempts.ts';
import { makeRecords, written, type WrittenRecords } from './written-records.ts';

let server: TestApp;
let records: WrittenRecords;

beforeAll(async () => {
  server = await startApp();
  records = await makeRecords(server);
});
afterAll(() => server.close());

const fieldsOf = (name: EntityName): readonly Field[] => entities[name].fields;

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
      const before = await records.read(name);
      const value = changedValue(field, before[field.name]);
      if (value === undefined) continue;
      for (const attempt of [...records.updates(name), ...records.creations(name)]) {
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
      expect(await records.read(name), `${cover} ${name}.${field.name}`).toEqual(before);
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
      const before = await records.read(name);
      const held = (before[owner.name] ?? {}) as Values;
      const value = changedValue(field, held[field.name]);
      if (value === undefined) continue;
      for (const attempt of records.updates(name)) {
        expectRefused(
          await withPlanted(entities[name], field, cover, () =>
            attempt.send({ [owner.name]: { ...held, [field.name]: value } }),
          ),
          field,
          `${cover} ${name}.${field.path} by ${attempt.way}`,
        );
      }
      expect(await records.read(name), `${cover} ${name}.${field.path}`).toEqual(before);
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
      expect(lists.filter(({ name, list }) => ((records.of(name)[list.name] ?? []) as unknown[]).length === 0)).toEqual(
        [],
      );
    });

    it('is set by none of the ways: changed in an item, or given with a new one', { timeout: 300_000 }, async () => {
      let attempts = 0;
      for (const { name, list, field, cover } of draw(inner, 12, 'fields of items × covers')) {
        const before = await records.read(name);
        const held = before[list.name] as readonly Values[];
        const place = field.path.split('.').slice(1);
        const value = changedValue(field, valueIn(held[0], place));
        if (value === undefined) continue;
        const changed = [withValue(held[0] ?? {}, place, value), ...held.slice(1)];
        const longer = [...held, withValue(held[0] ?? {}, place, value)];
        for (const attempt of [...records.updates(name), ...records.creations(name)]) {
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
        expect(await records.read(name), told({ name, field, cover })).toEqual(before);
      }
      expect(attempts).toBeGreaterThan(10);
    });

    it('stays as it is when whoever does not see it sends back what he was shown', { timeout: 300_000 }, async () => {
      // Required is what the generated validator was made to demand: of what is read-only by its schema it demands
      // nothing.
      const fitting = inner.filter(({ field, cover }) => cover !== 'readOnly' || !field.required);
      for (const { name, list, field, cover } of draw(fitting, 10, 'fields of items × covers, sent back')) {
        const before = await records.read(name);
        for (const { way, send } of records.updates(name)) {
          const answer = await withPlanted(entities[name], field, cover, async () =>
            send({ [list.name]: (await records.read(name))[list.name] }),
          );
          expect(answer.status, `${told({ name, field, cover })} by ${way}: ${JSON.stringify(answer.body)}`).toBe(200);
        }
        expect((await records.read(name))[list.name], told({ name, field, cover })).toEqual(before[list.name]);
      }
    });

    it('stays with its item when the items change places', { timeout: 300_000 }, async () => {
      const several = inner.filter(
        ({ name, list, cover, field }) =>
          ['hidden', 'masked'].includes(cover) &&
          !field.path.slice(list.path.length + 1).includes('.') &&
          (records.of(name)[list.name] as readonly unknown[]).length > 1,
      );
      expect(several.length).toBeGreaterThan(0);
      for (const { name, list, field, cover } of several) {
        const before = (await records.read(name))[list.name] as readonly Values[];
        const [attempt] = records.updates(name);
        const rearranged = (order: (shown: readonly Values[]) => readonly Values[]) =>
          withPlanted(entities[name], field, cover, async () =>
            attempt?.send({ [list.name]: order((await records.read(name))[list.name] as readonly Values[]) }),
          );
        await rearranged((shown) => shown.toReversed());
        expect((await records.read(name))[list.name], told({ name, field, cover })).toEqual(before.toReversed());
        await rearranged((shown) => shown.toReversed());
        expect((await records.read(name))[list.name], told({ name, field, cover })).toEqual(before);
      }
    });
  });

  it('is not set by the grid of prices or the change of many days either', async () => {
    const price = (await records.admin.get(`/api/products/${records.world.ids.product}/prices?_end=1`))
      .body[0] as Values;
    for (const cover of covers) {
      const field = fieldAt(entities.productPrice, 'salesPrice');
      const schedules = fieldAt(entities.ride, 'schedules');
      if (field === undefined || schedules === undefined) throw new Error('The model has other names');
      const grid = await withPlanted(entities.productPrice, field, cover, () =>
        records.admin.post(`/api/products/${records.world.ids.product}/price-grid`, {
          changes: [{ id: price['id'], salesPrice: 1 }],
        }),
      );
      expect([403, 422], `${cover}: ${JSON.stringify(grid.body)}`).toContain(grid.status);
      const many = await withPlanted(entities.ride, schedules, cover, () =>
        records.admin.post(`/api/rides/${records.world.ids.ride}/bulk-change`, {
          from: '2026-12-04',
          to: '2026-12-05',
          kind: 'closed',
        }),
      );
      expectRefused(many, schedules, `${cover} ride.schedules by the change of many days`);
    }
    expect((await records.admin.get(`/api/product-prices/${String(price['id'])}`)).body).toEqual(price);
    expect((await records.admin.get(`/api/rides/${records.world.ids.ride}`)).body.schedules ?? []).toEqual([]);
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
      const value = changedValue(field, (await records.read(name))[field.name]);
      if (value === undefined) continue;
      for (const attempt of records.updates(name).slice(0, 1))
        answers.push((await attempt.send({ [field.name]: value })).status);
    }
    expect(answers.filter((status) => status === 200).length / answers.length, answers.join(' ')).toBeGreaterThan(0.5);
  });
});

// SQL that is kept is built once, is bounded, holds no values, and is never that of somebody who sees other fields.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import { roles } from '#generated/roles.ts';
import type { Entity } from '#engine/model/entity.ts';
import { personActor } from '#engine/server/actor.ts';
import { LateValue } from '#engine/server/database/late-value.ts';
import type { Sql } from '#engine/server/records/field-sql.ts';
import { buildKeptTexts, printer } from '#engine/server/records/kept-texts.ts';
import { atMoment } from '#engine/server/records/moment.ts';
import { presenterFor } from '#engine/server/records/present-record.ts';
import { projection, selectableFields } from '#engine/server/records/select-records.ts';

const textOf = (built: Sql): string => built.compile(printer).sql;

describe('a text', () => {
  const part = { is: 'a declaration' };

  it('is built once for the same parts, anew for others of the same name', () => {
    const kept = buildKeptTexts(10);
    let built = 0;
    const build = () => sql`built ${sql.lit((built += 1))}`;
    const asked = [[part], [part], [{ ...part }], [part, part], [part, part]].map((parts) =>
      textOf(kept.of('name', parts, build)),
    );
    expect(asked).toEqual(['built 1', 'built 1', 'built 2', 'built 3', 'built 3']);
    expect(kept.size).toBe(1);
  });

  it('makes room when it was not asked for the longest', () => {
    const kept = buildKeptTexts(2);
    const built: string[] = [];
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b'])
      kept.of(name, [], () => {
        built.push(name);
        return sql`${sql.ref(name)}`;
      });
    expect(built).toEqual(['a', 'b', 'c', 'b']);
    expect(kept.size).toBe(2);
  });

  it('with values is never kept', () => {
    const kept = buildKeptTexts(2);
    const valueOf = (value: string) => kept.of('name', [part], () => sql`${value}`).compile(printer).parameters;
    expect([valueOf('one'), valueOf('other'), kept.size]).toEqual([['one'], ['other'], 0]);
  });
});

describe('the fields of a record', () => {
  const actors = roles.roles.map((role) => personActor({ userId: '', name: '', organizationId: '', roles: [role] }));
  const namesIn = (entity: Entity, names: readonly string[]) =>
    names.filter((name) => entity.fields.some((field) => field.name === name));
  /** What the select list calls its columns, outside of sub-queries. */
  const namesOf = (text: string): string[] => [...text.matchAll(/ as "(\w+)"(?=, |$)/g)].map(([, name]) => name ?? '');

  it('are those that each role may read, whoever asked before', () => {
    let seenDifferently = 0;
    for (const name of entityNames) {
      const entity: Entity = entities[name];
      const lists = new Set<string>();
      for (const actor of [...actors, ...[...actors].reverse()]) {
        const fields = selectableFields(entity, actor);
        const text = textOf(projection(entity, fields));
        expect(namesIn(entity, namesOf(text))).toEqual(fields.map((field) => field.name));
        lists.add(text);
      }
      if (lists.size > 1) seenDifferently += 1;
    }
    // Else nobody could have been given another's.
    expect(seenDifferently).toBeGreaterThan(3);
  });

  it('are put into SQL once', () => {
    const { order } = entities;
    const [first, second] = [1, 2].map(() => projection(order, selectableFields(order, actors[0]!)));
    expect(second).toBe(first);
  });

  it('are worked out for the moment of the request, whoever asked without one before', () => {
    const { order } = entities;
    const valuesOf = () => projection(order, selectableFields(order, actors[0]!)).compile(printer).parameters;
    const seen = (values: readonly unknown[]) =>
      new Set(values.map((value) => (value instanceof LateValue ? value.read() : value)));
    const [day, nextDay] = ['2026-11-21T13:00:00.000Z', '2026-11-22T13:00:00.000Z'] as const;
    expect(valuesOf()).toEqual([]);
    const kept = atMoment(new Date(day), valuesOf);
    expect(seen(kept)).toEqual(new Set([day]));
    expect(valuesOf()).toEqual([]);
    // Made for one request and asked by the next one.
    expect(atMoment(new Date(nextDay), () => seen(kept))).toEqual(new Set([nextDay]));
  });

  it('are those of the declaration that is asked, not of one of the same name', () => {
    const { salesChannel } = entities;
    const other: Entity = {
      ...salesChannel,
      fields: salesChannel.fields.map((field) => (field.name === 'name' ? { ...field, column: 'other' } : field)),
    };
    const texts = [salesChannel, other, salesChannel].map((entity: Entity) =>
      textOf(projection(entity, entity.fields)),
    );
    expect(texts.map((text) => text.includes('"t"."other" as "name"'))).toEqual([false, true, false]);
  });

  it('have their rights asked once for all rows', () => {
    let asked = 0;
    const counted: Entity = {
      ...entities.salesChannel,
      fields: entities.salesChannel.fields.map((field) =>
        Object.defineProperty({ ...field }, 'access', {
          get: () => {
            asked += 1;
            return field.access;
          },
        }),
      ),
    };
    const present = presenterFor(counted, actors[0]!);
    const row = { id: '1', name: 'Site', version: 1 };
    const shown = present(row);
    const once = asked;
    expect(once).toBeGreaterThan(0);
    for (let rows = 0; rows < 25; rows += 1) expect(present(row)).toEqual(shown);
    expect(asked).toBe(once);
  });
});

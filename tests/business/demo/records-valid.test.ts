import { describe, expect, it } from 'vitest';
import { entities, type EntityName } from '#generated/entities.ts';
import { validators } from '#generated/validators.ts';
import { checkRecord, type Validate } from '#engine/kinds/check-record.ts';
import { buildDemo } from '#business/demo/build-demo.ts';
import { writablePart } from '#business/demo/writable-part.ts';
import { demoNow } from './demo-records.ts';

const sets = [...buildDemo({ scale: 400, now: demoNow })].filter((set) => set.entity !== 'history');

type Values = Record<string, unknown>;

/** Counts that the rules of a product look at. */
function withCounts(entity: EntityName, record: Values): Values {
  if (entity !== 'product') return record;
  const count = (child: EntityName) => recordsOf(child).filter(({ productId }) => productId === record['id']).length;
  return { ...record, types: count('productGrid'), prices: count('productPrice') };
}

function recordsOf(entity: EntityName): Values[] {
  return sets.flatMap((set) => (set.entity === entity ? ([...set.records] as Values[]) : []));
}

describe('each seeded record passes the check of form and server', () => {
  it.each(sets.map(({ entity }) => entity))('%s', async (entity) => {
    const shape = entities[entity];
    const { validate } = await validators[entity]();
    const problems = recordsOf(entity).flatMap((record) => {
      const onWritable: Validate = Object.assign(
        (data: unknown) => {
          const valid = validate(writablePart(shape.fields, data as Values));
          onWritable.errors = validate.errors ?? null;
          return valid;
        },
        { errors: null },
      );
      const found = checkRecord({
        shape,
        validate: onWritable,
        data: withCounts(entity, record),
        now: new Date(demoNow).toISOString(),
        creating: false,
      });
      return found.map((problem) => ({ problem, record }));
    });
    expect(problems.slice(0, 3)).toEqual([]);
  });

  it('has every required field, also those that the server sets', () => {
    for (const { entity } of sets) {
      const required = entities[entity].fields.filter(
        (field) => field.required && !field.computed && field.children === undefined,
      );
      for (const record of recordsOf(entity))
        expect(
          required.filter(({ name }) => record[name] === undefined).map(({ path }) => `${entity}.${path}`),
        ).toEqual([]);
    }
  });

  it('has only choices that the schema knows, also where the server chooses', () => {
    for (const { entity } of sets) {
      const choices = entities[entity].fields.filter(({ kind, options }) => kind === 'choice' && options !== undefined);
      for (const record of recordsOf(entity)) {
        for (const { name, options } of choices.filter((choice) => record[choice.name] !== undefined))
          expect(options).toContain(record[name]);
      }
    }
  });
});

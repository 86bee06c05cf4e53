// A filter finds what the same filter finds in memory over the whole list, for each kind and operator; an order by one key is an order.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames } from '#generated/entities.ts';
import type { Entity, Field } from '#model/entity.ts';
import { operatorsOf, type FieldKind, type Operator } from '#model/field-kinds.ts';
import { openFuzzWorld, type FuzzWorld } from './support/fuzz-world.ts';
import type { JsonObject } from './support/described.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 250);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
let world: FuzzWorld;

beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

/** Kinds whose values are compared as they are written; the others fold letters, zones or translations. */
const asWritten: readonly FieldKind[] = ['choice', 'boolean', 'integer', 'money', 'percentage', 'number', 'date', 'reference', 'id', 'country', 'timeZone', 'timeOfDay'];
const compared: readonly FieldKind[] = [...asWritten, 'dateTime'];

/** Fields of the record that can be filtered by and are compared in memory as they are answered. */
function filterable(entity: Entity): Field[] {
  return entity.fields.filter(({ filter, kind, computed, children, column }) => filter && compared.includes(kind) && !computed && children === undefined && column !== undefined);
}

async function listOf(entity: Entity, query: string): Promise<JsonObject[]> {
  const { status, body } = (await world.people.get('admin')?.get(`/api/${entity.collection}?_end=500${query}`)) ?? { status: 0, body: undefined };
  expect(status, `${entity.collection} ${query}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
  return body as JsonObject[];
}

const key = ({ kind }: Field, value: unknown) => (kind === 'dateTime' ? Date.parse(value as string) : value) as number;

const holds: Readonly<Partial<Record<Operator, (field: Field, own: unknown, asked: readonly unknown[]) => boolean>>> = {
  eq: (field, own, asked) => own !== undefined && asked.some((one) => key(field, one) === key(field, own)),
  in: (field, own, asked) => own !== undefined && asked.some((one) => key(field, one) === key(field, own)),
  ne: (field, own, asked) => own === undefined || asked.every((one) => key(field, one) !== key(field, own)),
  nin: (field, own, asked) => own === undefined || asked.every((one) => key(field, one) !== key(field, own)),
  gte: (field, own, [asked]) => own !== undefined && key(field, own) >= key(field, asked),
  lte: (field, own, [asked]) => own !== undefined && key(field, own) <= key(field, asked),
  gt: (field, own, [asked]) => own !== undefined && key(field, own) > key(field, asked),
  lt: (field, own, [asked]) => own !== undefined && key(field, own) < key(field, asked),
  null: (_, own, [asked]) => (own === undefined) === asked,
};

/** Lists that an administrator reads whole in one page. */
async function readable(): Promise<{ readonly entity: Entity; readonly whole: readonly JsonObject[] }[]> {
  const found: { entity: Entity; whole: JsonObject[] }[] = [];
  for (const name of entityNames) {
    if ((world.records.get(name) ?? []).length === 0) continue;
    const whole = await listOf(entities[name], '');
    if (whole.length < 500) found.push({ entity: entities[name], whole });
  }
  return found;
}

describe(`lists (${runs} runs, seed ${seed})`, () => {
  it('hold what the same filter finds in memory', async () => {
    const lists = (await readable()).filter(({ entity }) => filterable(entity).length > 0);
    const law = fc.asyncProperty(fc.nat(), fc.nat(), fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), async (list, place, operation, rows) => {
      const { entity, whole } = pick(lists, list);
      const field = pick(filterable(entity), place);
      const operator = pick(operatorsOf(field.kind).filter((one) => holds[one] !== undefined), operation);
      const present = whole.map((record) => record[field.name]).filter((value) => value !== undefined);
      if (present.length === 0 && operator !== 'null') return;
      const several = ['eq', 'in', 'ne', 'nin'].includes(operator);
      const asked: readonly unknown[] = operator === 'null' ? [operation % 2 === 0] : rows.slice(0, several ? 3 : 1).map((row) => pick(present, row));
      const name = operator === 'eq' ? field.name : `${field.name}_${operator}`;
      const query = operator === 'in' || operator === 'nin' ? `&${name}=${encodeURIComponent((asked as readonly string[]).join(','))}` : asked.map((one) => `&${name}=${encodeURIComponent(one as string)}`).join('');
      const inMemory = whole.filter((record) => holds[operator]?.(field, record[field.name], asked)).map(({ id }) => String(id));
      const found = (await listOf(entity, query)).map(({ id }) => String(id));
      expect(found.toSorted(byText), `${entity.name} ${query}`).toEqual(inMemory.toSorted(byText));
    });
    await fc.assert(law, { seed, numRuns: runs });
  }, 3_600_000);

  it('come in the order that is asked for, those without a value last', async () => {
    const lists = (await readable()).filter(({ entity }) => sortable(entity).length > 0);
    const law = fc.asyncProperty(fc.nat(), fc.nat(), fc.boolean(), async (list, place, down) => {
      const { entity, whole } = pick(lists, list);
      const field = pick(sortable(entity), place);
      const rows = await listOf(entity, `&_sort=${field.name}&_order=${down ? 'DESC' : 'ASC'}`);
      expect(rows.length).toBe(whole.length);
      const keys = rows.map((record) => (record[field.name] === undefined ? undefined : key(field, record[field.name])));
      const present = keys.filter((value) => value !== undefined);
      expect(keys.slice(0, present.length), `${entity.name} by ${field.name}`).toEqual(present);
      for (const [index, value] of present.slice(1).entries()) expect(down ? value <= (present[index] ?? value) : value >= (present[index] ?? value), `${entity.name} by ${field.name}, row ${index + 1}`).toBe(true);
    });
    await fc.assert(law, { seed, numRuns: Math.ceil(runs / 4) });
  }, 3_600_000);
});

/** Kinds whose order in memory is that of the database: numbers, days and instants. */
function sortable(entity: Entity): Field[] {
  return entity.fields.filter(({ sort, kind, computed, column }) => sort && !computed && column !== undefined && ['integer', 'money', 'percentage', 'number', 'date', 'dateTime'].includes(kind));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function pick<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

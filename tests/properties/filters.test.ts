// A filter finds what the same filter finds in memory over the whole list, for each kind and operator; an order by one
// key is an order.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#generated/entities.ts';
import { allFields, type Entity, type Field } from '#engine/model/entity.ts';
import { fieldKinds, operatorsOf } from '#engine/kinds/index.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import { fold } from '#engine/model/text.ts';
import { coverOf } from './hidden/reader.ts';
import { openFuzzWorld, type FuzzWorld } from './support/fuzz-world.ts';
import type { JsonObject } from './support/described.ts';
import { isFound, isInItems, keyOf, valuesAt } from './support/in-memory.ts';
import { lookedAt } from './support/looked-at.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 160);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
let world: FuzzWorld;

beforeAll(async () => {
  world = await openFuzzWorld();
});
afterAll(() => world.close());

/** Fields of the record, of its objects and of the items of its lists that an administrator may ask for. */
function filterable(entity: Entity): Field[] {
  return allFields(entity.fields).filter(
    (field) =>
      operatorsFor(entity, field).length > 0 &&
      (!field.computed || field.formula !== undefined) &&
      field.children === undefined &&
      coverOf(field, [entity], { ...nobody, roles: ['admin'] }) === 'open',
  );
}

const nobody = { id: '', organizationId: 'icd', providerIds: [], distributorIds: [] };

/** Of items of a list only is asked whether one of them is equal, or has a value. */
function operatorsFor(entity: Entity, field: Field): readonly Operator[] {
  return operatorsOf(field.kind).filter(
    (operator) => !isInItems(entity, field) || ['eq', 'ne', 'in', 'nin', 'null'].includes(operator),
  );
}

async function listOf(entity: Entity, query: string): Promise<JsonObject[]> {
  const { status, body } = (await world.people.get('admin')?.get(`/api/${entity.collection}?_end=500${query}`)) ?? {
    status: 0,
    body: undefined,
  };
  expect(status, `${entity.collection} ${query}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
  return body as JsonObject[];
}

/** Lists that an administrator reads whole in one page. */
async function readable(): Promise<{ readonly entity: Entity; readonly whole: readonly JsonObject[] }[]> {
  const found: { entity: Entity; whole: JsonObject[] }[] = [];
  for (const name of lookedAt) {
    if ((world.records.get(name) ?? []).length === 0) continue;
    const whole = await listOf(entities[name], '');
    if (whole.length < 500) found.push({ entity: entities[name], whole });
  }
  return found;
}

describe(`lists (${runs} runs, seed ${seed})`, () => {
  it('hold what the same filter finds in memory', async () => {
    const lists = (await readable()).filter(({ entity }) => filterable(entity).length > 0);
    const law = fc.asyncProperty(
      fc.nat(),
      fc.nat(),
      fc.nat(),
      fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      async (list, place, operation, rows) => {
        const { entity, whole } = pick(lists, list);
        const field = pick(filterable(entity), place);
        const operator = pick(operatorsFor(entity, field), operation);
        const values = valuesFor(field, operator, {
          present: whole.flatMap((record) => valuesAt(record, field)),
          rows,
        });
        if (values.length === 0) return;
        const name = operator === 'eq' ? field.path : `${field.path}_${operator}`;
        const query =
          operator === 'in' || operator === 'nin'
            ? `&${name}=${encodeURIComponent(values.join(','))}`
            : values.map((one) => `&${name}=${encodeURIComponent(one)}`).join('');
        const inMemory = whole
          .filter((record) => isFound(record, { entity, field, operator, values }))
          .map(({ id }) => String(id));
        const found = (await listOf(entity, query)).map(({ id }) => String(id));
        expect(found.toSorted(byText), `${entity.name} ${decodeURIComponent(query)}`).toEqual(
          inMemory.toSorted(byText),
        );
      },
    );
    await fc.assert(law, { seed, numRuns: runs });
  }, 3_600_000);

  it('come in the order that is asked for, those without a value last', async () => {
    const lists = (await readable()).filter(({ entity }) => sortable(entity).length > 0);
    const law = fc.asyncProperty(fc.nat(), fc.nat(), fc.boolean(), async (list, place, down) => {
      const { entity, whole } = pick(lists, list);
      const field = pick(sortable(entity), place);
      const rows = await listOf(entity, `&_sort=${field.name}&_order=${down ? 'DESC' : 'ASC'}`);
      expect(rows.length).toBe(whole.length);
      const keys = rows.map((record) =>
        record[field.name] === undefined ? undefined : keyOf(field, record[field.name]),
      );
      const present = keys.filter((value) => value !== undefined);
      expect(keys.slice(0, present.length), `${entity.name} by ${field.name}`).toEqual(present);
      for (const [index, value] of present.slice(1).entries())
        expect(
          down ? value <= (present[index] ?? value) : value >= (present[index] ?? value),
          `${entity.name} by ${field.name}, row ${index + 1}`,
        ).toBe(true);
    });
    await fc.assert(law, { seed, numRuns: Math.ceil(runs / 4) });
  }, 3_600_000);
});

/** Kinds whose order in memory is that of the database: numbers, days and instants. */
function sortable(entity: Entity): Field[] {
  return entity.fields.filter(
    ({ sort, kind, formula, column }) =>
      sort &&
      (column !== undefined || formula !== undefined) &&
      (fieldKinds[kind].amount || fieldKinds[kind].moment !== undefined),
  );
}

interface Choice {
  /** All that the list holds at the field. */
  readonly present: readonly unknown[];
  readonly rows: readonly number[];
}

/** Characters of a text that is looked for. */
const longestAsked = 200;

/** What is asked for: values that are there, parts of them in other letters, and some that are nowhere. */
function valuesFor(field: Field, operator: Operator, { present, rows: [first = 0, ...others] }: Choice): string[] {
  if (operator === 'null') return [String(first % 2 === 0)];
  if (present.length === 0) return [];
  const texts = [first, ...others].map((row) => textIn(pick(present, row), row));
  if (operator === 'like' || operator === 'starts')
    return texts
      .map((text, index) =>
        variant(text.slice(0, longestAsked), operator === 'like' ? (others[index] ?? first) : 0, first),
      )
      .filter((text) => text !== '');
  const isList = operator === 'in' || operator === 'nin';
  const asked = isList
    ? texts.flatMap((text) => text.split(','))
    : ['eq', 'ne'].includes(operator)
      ? texts
      : texts.slice(0, 1);
  const isFree = field.options === undefined && ['text', 'multiline', 'markdown', 'strings'].includes(field.kind);
  return asked
    .map((text) => (isFree && first % 5 === 0 ? `${text}x` : text))
    .filter((text) => text !== '' && (!isList || text.trim() !== ''));
}

/** Of a translated text one of its languages. */
function textIn(value: unknown, number: number): string {
  return typeof value === 'object' && value !== null ? pick(Object.values(value).map(String), number) : String(value);
}

/** The text from somewhere on, in other letters or without its accents. */
function variant(text: string, from: number, number: number): string {
  const part = text.slice(from % Math.max(1, text.length - 1));
  return pick([part, part.toUpperCase(), fold(part), part.slice(0, 3), `${part}%`, `_${part.slice(1)}`], number);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function pick<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

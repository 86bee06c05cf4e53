// Whatever kind a field becomes and was: what is changed without a question is the same on the way back, what is not is
// asked for first and kept.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Column, Table } from '#engine/model/table.ts';
import { openRides, rideOf } from '#tests/engine/server/database/rides.ts';

const rides = openRides();
const runs = 10;

type Valued = Pick<Column, 'type' | 'kind' | 'inside'>;

interface Kind {
  readonly column: Valued;
  readonly values: fc.Arbitrary<unknown>;
}

const word = fc.constantFrom(
  'a',
  '[',
  '["a"]',
  'two words',
  '7',
  '19.99',
  '2026-02-28',
  'true',
  '{"a": 1}',
  '1e3',
  '007',
);
const instant = fc.constantFrom('2026-02-28T00:00:00.000Z', '2026-02-28T10:11:12.345Z');
const amount = fc.integer({ min: -100_000, max: 100_000 });

const kinds: readonly Kind[] = [
  { column: { type: 'text', kind: 'text' }, values: word },
  { column: { type: 'integer', kind: 'integer' }, values: amount },
  { column: { type: 'bigint', kind: 'money' }, values: amount },
  { column: { type: 'integer', kind: 'percentage' }, values: amount },
  {
    column: { type: 'double precision', kind: 'number' },
    values: fc.oneof(amount, fc.constantFrom(0.5, 19.99, 1.001)),
  },
  { column: { type: 'boolean', kind: 'boolean' }, values: fc.boolean() },
  { column: { type: 'date', kind: 'date' }, values: fc.constantFrom('2026-02-28', '1999-12-31') },
  { column: { type: 'timestamptz', kind: 'dateTime' }, values: instant },
  { column: { type: 'text[]', kind: 'strings' }, values: fc.array(word, { maxLength: 3 }) },
  { column: { type: 'integer[]', kind: 'integers' }, values: fc.array(amount, { maxLength: 3 }) },
  {
    column: { type: 'double precision[]', kind: 'numbers' },
    values: fc.array(fc.oneof(amount, fc.constantFrom(0.5, 19.99, 1.001)), { maxLength: 3 }),
  },
  {
    column: {
      type: 'jsonb',
      kind: 'object',
      inside: { type: 'object', fields: [{ name: 'a', type: 'bigint', kind: 'integer' }] },
    },
    values: fc.record({ a: amount }),
  },
];

const tableOf = (valued: Valued): Table => rideOf({ name: 'value', nullable: true, ...valued });

beforeEach(async () => {
  await rides.apply(rideOf());
});

async function startAnew(): Promise<void> {
  await sql`drop table if exists ride; truncate dropped_data; update schema_state set tables = (select jsonb_agg(t) from jsonb_array_elements(tables) t where t ->> 'name' <> 'ride')`.execute(
    rides.database.query,
  );
}

async function insert(value: unknown): Promise<void> {
  const isObject = typeof value === 'object' && !Array.isArray(value);
  await rides.database.query
    .insertInto('ride')
    .values({ id: randomUUID(), organization_id: 'icd', name: 'a', value: isObject ? JSON.stringify(value) : value })
    .execute();
}

/** What is kept spells an instant as PostgreSQL does in JSON. */
function spelled(value: unknown): string {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*\+00:00$/.test(value);
  return JSON.stringify(isInstant ? new Date(value).toISOString() : value);
}

const inOrder = (values: readonly unknown[]): string[] => values.map(spelled).toSorted();

/** True when it asked for something. */
async function permit(table: Table): Promise<boolean> {
  const stopped = (await rides.plan(table)).filter(({ state }) => state === 'stopped');
  for (const { count, examples = [] } of stopped) expect(examples.length).toBe(Math.min(count, 5));
  await rides.apply(table, ...stopped.map(({ step }) => step.id));
  return stopped.length > 0;
}

test('a field that becomes another kind and the former one again has its values, or they are kept', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds).chain((from) =>
        fc.record({
          from: fc.constant(from.column),
          to: fc.constantFrom(...kinds.map(({ column }) => column)),
          values: fc.array(from.values, { minLength: 1, maxLength: 4 }),
        }),
      ),
      async ({ from, to, values }) => {
        await startAnew();
        await rides.apply(tableOf(from));
        for (const value of values) await insert(value);
        const hasAsked = await permit(tableOf(to));
        const there = await rides.read('value');
        const keptThere = (await rides.readKept()).map(({ value }) => value);
        // Without a question nothing was taken out.
        if (!hasAsked) expect(keptThere).toEqual([]);
        await permit(tableOf(from));
        const back = (await rides.read('value')).filter((value) => value !== null);
        const keptBack = (await rides.readKept()).map(({ value }) => value).slice(keptThere.length);
        const found = inOrder([...back, ...keptThere]);
        // What the former kind cannot take back is kept as the other kind had it.
        expect(found.length + keptBack.length).toBe(values.length);
        for (const value of keptBack) expect(inOrder(there)).toContain(spelled(value));
        const originals = inOrder(values);
        for (const value of found) expect(originals).toContain(value);
      },
    ),
    { numRuns: runs },
  );
});

test('texts that look like lists come back as they were, or are asked for and kept', async () => {
  const texts = [
    '["a"]',
    '[2024]',
    '[null]',
    '[null, "a"]',
    '[]',
    '[{"a": 1}]',
    '["a","b"]',
    '["a", "b"]',
    '[1.50, 2]',
    '[',
  ];
  await rides.apply(tableOf({ type: 'text', kind: 'text' }));
  for (const text of texts) await insert(text);
  expect(await permit(tableOf({ type: 'text[]', kind: 'strings' }))).toBe(true);
  const kept = (await rides.readKept()).map(({ value }) => value);
  await permit(tableOf({ type: 'text', kind: 'text' }));
  const back = (await rides.read('value')).filter((value) => value !== null);
  expect(inOrder([...back, ...kept])).toEqual(inOrder(texts));
  expect(inOrder(back)).toEqual(inOrder(['[]', '["a", "b"]']));
});

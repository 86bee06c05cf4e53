// A change after which values stay and say something else: it stops, shows whose values, converts them when permitted so
// that people read what they read before, and leads back.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Column, InnerField, Table } from '#engine/model/table.ts';
import { planSchema } from '#engine/server/database/apply-schema.ts';
import { printOutcome } from '#engine/server/database/print-outcome.ts';
import { buildTable, declare, name } from './tables.ts';
import { openRides, type Rides } from './rides.ts';

const rides: Rides = openRides();

type Valued = Pick<Column, 'type' | 'kind' | 'inside' | 'refers' | 'sensitive' | 'currency'>;

const money: Valued = { type: 'bigint', kind: 'money' };
const percentage: Valued = { type: 'integer', kind: 'percentage' };
const integer: Valued = { type: 'integer', kind: 'integer' };
const number: Valued = { type: 'double precision', kind: 'number' };
const text: Valued = { type: 'text', kind: 'text' };
const strings: Valued = { type: 'text[]', kind: 'strings' };
const numbers: Valued = { type: 'double precision[]', kind: 'numbers' };
const dateTime: Valued = { type: 'timestamptz', kind: 'dateTime' };
const place: Valued = { type: 'jsonb', kind: 'object', inside: { type: 'object', fields: [] } };
const date: Valued = { type: 'date', kind: 'date' };
const products: Valued = { type: 'uuid[]', kind: 'references', refers: 'product' };
const choice: Valued = { type: 'text', kind: 'choice' };
const choices: Valued = { type: 'text[]', kind: 'choices' };
const country: Valued = { type: 'text', kind: 'country' };
const boolean: Valued = { type: 'boolean', kind: 'boolean' };
const product: Valued = { type: 'uuid', kind: 'reference', refers: 'product' };

function of(valued: Valued): Table {
  return buildTable({ columns: [name, { name: 'value', nullable: true, ...valued }] });
}

/** Values as the driver takes them; resolves to the id. */
async function insert(value: unknown): Promise<string> {
  const id = randomUUID();
  const stored = isRecord(value) ? JSON.stringify(value) : value;
  await rides.database.query
    .insertInto('ride')
    .values({ id, organization_id: 'icd', name: 'a', value: stored })
    .execute();
  return id;
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const changes: readonly { says: string; from: Valued; to: Valued; value: unknown; becomes: unknown }[] = [
  { says: 'money to number', from: money, to: number, value: 1999, becomes: 19.99 },
  { says: 'number to money', from: number, to: money, value: 19.99, becomes: 1999 },
  { says: 'money to integer', from: money, to: integer, value: 2000, becomes: 20 },
  { says: 'integer to percentage', from: integer, to: percentage, value: 20, becomes: 2000 },
  { says: 'money to another currency', from: money, to: { ...money, currency: 'EUR' }, value: 1999, becomes: 1999 },
  { says: 'money to percentage', from: money, to: percentage, value: 1999, becomes: 1999 },
  { says: 'money to text', from: money, to: text, value: 1999, becomes: '19.99' },
  { says: 'text to money', from: text, to: money, value: '19.99', becomes: 1999 },
  { says: 'money to numbers', from: money, to: numbers, value: 1999, becomes: [19.99] },
  { says: 'numbers to text', from: numbers, to: text, value: [0.5, 2], becomes: '[0.5, 2]' },
  { says: 'list to text', from: strings, to: text, value: ['summer', 'two words'], becomes: '["summer", "two words"]' },
  { says: 'object to text', from: place, to: text, value: { city: 'Rio' }, becomes: '{"city": "Rio"}' },
  {
    says: 'date-time to text',
    from: dateTime,
    to: text,
    value: '2026-01-02T03:04:05.000Z',
    becomes: '2026-01-02T03:04:05.000Z',
  },
  {
    says: 'reference to text',
    from: product,
    to: text,
    value: '0190a2a2-0000-7000-8000-000000000000',
    becomes: '0190a2a2-0000-7000-8000-000000000000',
  },
  {
    says: 'one of references to text',
    from: products,
    to: text,
    value: ['0190a2a2-0000-7000-8000-000000000000'],
    becomes: '0190a2a2-0000-7000-8000-000000000000',
  },
  {
    says: 'several references to text',
    from: products,
    to: text,
    value: ['0190a2a2-0000-7000-8000-000000000000', '0190a2a2-0000-7000-8000-000000000001'],
    becomes: '["0190a2a2-0000-7000-8000-000000000000", "0190a2a2-0000-7000-8000-000000000001"]',
  },
  { says: 'choice to text', from: choice, to: text, value: 'active', becomes: 'active' },
  { says: 'choices to texts', from: choices, to: strings, value: ['summer', 'night'], becomes: ['summer', 'night'] },
  { says: 'country to text', from: country, to: text, value: 'BR', becomes: 'BR' },
  { says: 'country to choice', from: country, to: choice, value: 'BR', becomes: 'BR' },
  { says: 'boolean to text', from: boolean, to: text, value: true, becomes: 'true' },
  { says: 'date to date-time', from: date, to: dateTime, value: '2026-01-02', becomes: '2026-01-02T00:00:00.000Z' },
  { says: 'date-time to date', from: dateTime, to: date, value: '2026-01-02T00:00:00.000Z', becomes: '2026-01-02' },
];

const unreadable: readonly { from: Valued; to: Valued; value: unknown }[] = [
  { from: text, to: number, value: 'NaN' },
  { from: text, to: number, value: 'Infinity' },
  { from: text, to: { type: 'numeric(12,2)', kind: 'number' }, value: 'NaN' },
  { from: text, to: date, value: 'infinity' },
  { from: text, to: dateTime, value: '-infinity' },
  { from: number, to: money, value: 1_234_567_890_123.456 },
  { from: money, to: number, value: '900719925474099301' },
  { from: { type: 'bigint', kind: 'integer' }, to: number, value: '9007199254740993' },
];

describe('a column', () => {
  it.each(changes)('$says stops, and converts when permitted', async ({ from, to, value, becomes }) => {
    await rides.apply(of(from));
    const id = await insert(value);
    const step = `${from.type === to.type ? 'change-kind' : 'change-type'}:ride.value`;
    await expect(rides.apply(of(to))).rejects.toThrow(new RegExp(`1 (are|have) [^]*--allow ${step}[^]*${id}`));
    expect(await rides.read('value')).toEqual([value]);
    await rides.apply(of(to), step);
    expect(await rides.read('value')).toEqual([becomes]);
  });

  it.each(changes)('$says leads back', async ({ from, to, value }) => {
    await rides.apply(of(from));
    await insert(value);
    const step = `${from.type === to.type ? 'change-kind' : 'change-type'}:ride.value`;
    await rides.apply(of(to), step);
    await rides.apply(of(from), step);
    expect(await rides.read('value')).toEqual([value]);
  });

  it.each(unreadable)(
    '$from.kind to $to.kind stops at $value, which it could not hold',
    async ({ from, to, value }) => {
      await rides.apply(of(from));
      await insert(value);
      const step = 'change-type:ride.value';
      await expect(rides.apply(of(to))).rejects.toThrow(step);
      await rides.apply(of(to), step);
      expect(await rides.read('value')).toEqual([null]);
      expect(await rides.readKept()).toHaveLength(1);
    },
  );

  it('keeps all digits of a number', async () => {
    await rides.apply(of(number));
    await insert(0.1 + 0.2);
    await rides.apply(of({ type: 'numeric(20,17)', kind: 'number' }));
    expect((await rides.read('value')).map(String)).toEqual(['0.30000000000000004']);
  });

  it('that becomes sensitive is not told while it does', async () => {
    await rides.apply(of(text));
    await insert('no. 52998224725');
    const outcomes = await planSchema(rides.database, { schema: declare(of({ ...number, sensitive: 'document' })) });
    expect(outcomes).toMatchObject([{ state: 'stopped', examples: [{ found: '***25' }] }]);
    expect(JSON.stringify(outcomes)).not.toContain('52998224725');
  });

  it('shows what is found and what it becomes, as people read it, and masks what is sensitive', async () => {
    await rides.apply(of(money));
    await insert(1999);
    const planned = async (): Promise<string> =>
      (await planSchema(rides.database, { schema: declare(of(number)) }))
        .map((outcome) => printOutcome(outcome))
        .join('\n');
    expect(await planned()).toMatch(/19\.99 {2}→ {2}19\.99/);
    await rides.apply(of({ ...money, sensitive: 'money' }));
    expect(await planned()).not.toContain('19.99');
  });

  it('keeps aside the money that is no whole number', async () => {
    await rides.apply(of(money));
    await insert(1999);
    await rides.apply(of(integer), 'change-type:ride.value');
    expect(await rides.read('value')).toEqual([null]);
    expect(await rides.readKept()).toMatchObject([{ column_name: 'value', value: 1999 }]);
  });

  it('with ids of another entity stops, and keeps the former ids aside', async () => {
    const ids = (refers: string): Table => of({ type: 'uuid[]', kind: 'references', refers });
    await rides.apply(ids('product'));
    await insert(['0190a2a2-0000-7000-8000-000000000000']);
    await expect(rides.apply(ids('provider'))).rejects.toThrow('1 hold ids of product');
    await rides.apply(ids('provider'), 'refer:ride.value');
    expect(await rides.read('value')).toEqual([null]);
    expect(await rides.readKept()).toHaveLength(1);
  });

  it('of a database that does not know its kinds is not held to have changed', async () => {
    await rides.apply(of({ type: 'bigint' }));
    await insert(1999);
    await rides.apply(of(money));
    expect(await rides.read('value')).toEqual([1999]);
  });
});

describe('a key inside a column', () => {
  const holding = (field: Omit<InnerField, 'name'>): Table =>
    of({ ...place, inside: { type: 'object', fields: [{ name: 'price', ...field }] } });

  it('money to number stops, converts when permitted, and leads back', async () => {
    await rides.apply(holding({ type: 'bigint', kind: 'money' }));
    await insert({ price: 1999 });
    const step = 'change-inner:ride.value.price';
    await expect(rides.apply(holding({ type: 'double precision', kind: 'number' }))).rejects.toThrow(step);
    await rides.apply(holding({ type: 'double precision', kind: 'number' }), step);
    expect(await rides.read('value')).toEqual([{ price: 19.99 }]);
    await rides.apply(holding({ type: 'bigint', kind: 'money' }), step);
    expect(await rides.read('value')).toEqual([{ price: 1999 }]);
  });

  it('that names records of another entity stops, and keeps the former ids aside', async () => {
    const id = '0190a2a2-0000-7000-8000-000000000000';
    const holds = (refers: string): Table => holding({ type: 'uuid', kind: 'reference', refers });
    await rides.apply(holds('product'));
    const record = await insert({ price: id });
    const [outcome] = await planSchema(rides.database, { schema: declare(holds('provider')) });
    expect(outcome).toMatchObject({ state: 'stopped', count: 1, examples: [{ id: record, found: id }] });
    await rides.apply(holds('provider'), 'refer-inner:ride.value.price');
    expect(await rides.read('value')).toEqual([{}]);
    expect(await rides.readKept()).toMatchObject([{ column_name: 'value.price', value: id }]);
  });

  it('that is a day and becomes a moment stops', async () => {
    await rides.apply(holding({ type: 'date', kind: 'date' }));
    await insert({ price: '2026-01-02' });
    await expect(rides.apply(holding({ type: 'timestamptz', kind: 'dateTime' }))).rejects.toThrow('midnight in UTC');
  });

  it.each(['NaN', 'Infinity', '-infinity'])('that is the text %s becomes no number', async (word) => {
    await rides.apply(holding({ type: 'text', kind: 'text' }));
    await insert({ price: word });
    const step = 'change-inner:ride.value.price';
    await expect(rides.apply(holding({ type: 'double precision', kind: 'number' }))).rejects.toThrow(step);
    await rides.apply(holding({ type: 'double precision', kind: 'number' }), step);
    expect(await rides.readKept()).toMatchObject([{ value: word }]);
  });

  it.each([
    { kind: 'text', type: 'text', value: '52998224725', found: '***.982.247-**' },
    { kind: 'integer', type: 'bigint', value: 52998224725, found: '***' },
  ] as const)('of a sensitive object is told as that is: $kind', async ({ kind, type, value, found }) => {
    const inside = (...fields: InnerField[]): Table =>
      of({ ...place, sensitive: 'document', inside: { type: 'object', fields } });
    await rides.apply(inside({ name: 'number', type, kind }));
    await insert({ number: value });
    const planned = await planSchema(rides.database, { schema: declare(inside({ name: 'other', type: 'text' })) });
    expect(planned.find(({ state }) => state === 'stopped')?.examples).toMatchObject([{ found }]);
    const whole = await planSchema(rides.database, { schema: declare(buildTable({ columns: [name] })) });
    expect(JSON.stringify([planned, whole])).not.toContain(String(value));
  });

  it('that is sensitive is not told with the object that goes', async () => {
    await rides.apply(holding({ type: 'text', kind: 'text', sensitive: 'document' }));
    await insert({ price: '52998224725' });
    const outcomes = await planSchema(rides.database, { schema: declare(buildTable({ columns: [name] })) });
    expect(outcomes.map((outcome) => printOutcome(outcome)).join()).toContain('1 have a value in it');
    expect(JSON.stringify(outcomes)).not.toContain('52998224725');
  });
});

it('values that occur twice are shown with their records', async () => {
  await rides.apply(of(text));
  const ids = [await insert('x'), await insert('x')];
  await insert('y');
  const table = of(text);
  const unique = { name: 'ride_value_key', method: 'btree', expressions: ['"value"'], unique: true } as const;
  const [outcome] = await planSchema(rides.database, {
    schema: declare({ ...table, indexes: [...table.indexes, unique] }),
  });
  expect(outcome?.examples).toEqual(ids.toSorted().map((id) => ({ id, found: 'x' })));
});

// Entities that are split and merged: their values move with them.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Column, ForeignKey, Table } from '#engine/model/table.ts';
import { applySchema, planSchema, SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import { declaredModel } from '#engine/server/database/model-memory.ts';
import { applyBack, turnedBack } from '#engine/server/values/plan-back.ts';
import { openRides } from './rides.ts';
import { buildTable, declare, name } from './tables.ts';

const rides = openRides();

const text = (column: string, more: Partial<Column> = {}): Column => ({
  name: column,
  type: 'text',
  kind: 'text',
  nullable: true,
  field: column,
  ...more,
});
const id = (column: string, more: Partial<Column> = {}): Column => ({
  name: column,
  type: 'uuid',
  nullable: true,
  field: column,
  ...more,
});
const keyTo = (table: string, column: string, other: string): ForeignKey => ({
  name: `${table}_${column}_fkey`,
  columns: ['organization_id', column],
  table: other,
  references: ['organization_id', 'id'],
  onDelete: 'restrict',
});
const from = (entity: string, field: string): Pick<Column, 'from'> => ({ from: { entity, field } });

/** A provider with its office inside, and one beside an office of its own. */
const whole = buildTable({ name: 'provider', columns: [name, text('fax'), text('street')] });
const bare = buildTable({ name: 'provider', columns: [name] });
const office = (...columns: readonly Column[]): Table =>
  buildTable({
    name: 'office',
    columns: [id('provider_id', { nullable: false }), ...columns],
    foreignKeys: [keyTo('office', 'provider_id', 'provider')],
  });
const split = declare(bare, office(text('fax', from('provider', 'fax')), text('road', from('provider', 'street'))));
const apart = declare(bare, office(text('fax'), text('street')));
const merged = declare(
  buildTable({
    name: 'provider',
    columns: [name, text('fax', from('office', 'fax')), text('street', from('office', 'street'))],
  }),
);

const apply = (schema: ReturnType<typeof declare>, ...allow: readonly string[]) =>
  applySchema(rides.database, { schema, allow });
const rows = async (statement: ReturnType<typeof sql>) => (await statement.execute(rides.database.query)).rows;

async function provider(called: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
  const own = randomUUID();
  await rides.database.query
    .insertInto('provider')
    .values({ id: own, organization_id: 'o', name: called, ...values })
    .execute();
  return own;
}
const newOffice = (providerId: string, values: Readonly<Record<string, string>>) =>
  rides.database.query
    .insertInto('office')
    .values({ id: randomUUID(), organization_id: 'o', provider_id: providerId, ...values })
    .execute();

describe('an entity that is split', () => {
  it('gives its values to records of the new one, and asks for nothing', async () => {
    await apply(declare(whole));
    await provider('a', { fax: '1', street: 'Rua A' });
    await provider('b', { street: 'Rua B' });
    await provider('c');
    const outcomes = await apply(split);
    expect(outcomes.map(({ step }) => step.id)).toEqual(
      expect.arrayContaining(['move:office.provider', 'drop-column:provider.fax']),
    );
    expect(
      await rows(sql`select p.name, o.fax, o.road from office o join provider p on p.id = o.provider_id order by 1`),
    ).toEqual([
      { name: 'a', fax: '1', road: 'Rua A' },
      { name: 'b', fax: null, road: 'Rua B' },
    ]);
    expect(await rides.readKept()).toEqual([]);
    expect(await planSchema(rides.database, { schema: split })).toEqual([]);
  });

  it('stops where a record would lack what the new entity requires', async () => {
    await apply(declare(whole));
    await provider('a', { fax: '1' });
    const strict = declare(
      bare,
      office(text('fax', from('provider', 'fax')), text('road', { ...from('provider', 'street'), nullable: false })),
    );
    await expect(apply(strict)).rejects.toThrow(/1 would make a office without road/);
    expect(await rows(sql`select fax from provider`)).toEqual([{ fax: '1' }]);
    await rows(sql`update provider set street = 'Rua A'`);
    await apply(strict);
    expect(await rows(sql`select fax, road from office`)).toEqual([{ fax: '1', road: 'Rua A' }]);
  });

  it('gives its values to records that are there, and says which find none', async () => {
    await apply(declare(whole, office()));
    const [a] = [await provider('a', { fax: '1' }), await provider('b', { fax: '2' })];
    await newOffice(a, {});
    const next = declare(
      buildTable({ name: 'provider', columns: [name, text('street')] }),
      office(text('fax', from('provider', 'fax'))),
    );
    const stopped = (await planSchema(rides.database, { schema: next })).filter(({ state }) => state === 'stopped');
    expect(stopped.map(({ step, count }) => [step.id, count])).toEqual([['drop-column:provider.fax', 1]]);
    expect(stopped.flatMap(({ examples = [] }) => examples.map(({ found }) => found))).toEqual(['2']);
    await apply(next, 'drop-column:provider.fax');
    expect(await rows(sql`select fax from office`)).toEqual([{ fax: '1' }]);
  });
});

describe('an entity that is merged into another', () => {
  it('gives its values to the records that it belonged to, and is gone', async () => {
    await apply(apart);
    const [a] = [await provider('a'), await provider('b')];
    await newOffice(a, { fax: '1', street: 'Rua A' });
    await apply(merged);
    expect(await rows(sql`select name, fax, street from provider order by 1`)).toEqual([
      { name: 'a', fax: '1', street: 'Rua A' },
      { name: 'b', fax: null, street: null },
    ]);
    expect(await rows(sql`select to_regclass('office') as found`)).toEqual([{ found: null }]);
    expect(await planSchema(rides.database, { schema: merged })).toEqual([]);
  });

  it('stops where a record has several of it, or something would be left behind', async () => {
    await apply(apart);
    const a = await provider('a');
    await newOffice(a, { fax: '1' });
    await newOffice(a, { fax: '2' });
    await expect(apply(merged)).rejects.toThrow(/1 have more than one office/);
    await rows(sql`delete from office where fax = '2'`);
    const partly = declare(buildTable({ name: 'provider', columns: [name, text('fax', from('office', 'fax'))] }));
    await rows(sql`update office set street = 'Rua A'`);
    await expect(apply(partly)).rejects.toThrow(SchemaStoppedError);
    await rows(sql`update office set street = null`);
    await apply(partly);
    expect(await rows(sql`select name, fax from provider`)).toEqual([{ name: 'a', fax: '1' }]);
  });

  it('requires what it gives once it is there', async () => {
    await apply(apart);
    const [a, b] = [await provider('a'), await provider('b')];
    await newOffice(a, { fax: '1' });
    const strict = declare(
      buildTable({ name: 'provider', columns: [name, text('fax', { ...from('office', 'fax'), nullable: false })] }),
    );
    await expect(apply(strict)).rejects.toThrow(/1 .*would have no fax, and that is required/);
    await newOffice(b, { fax: '2' });
    await apply(strict);
    await expect(rows(sql`update provider set fax = null`)).rejects.toThrow(/null value/);
  });
});

it('what no reference links, or has another type, is refused with what to do', async () => {
  await apply(declare(whole));
  await provider('a', { fax: '1' });
  const loose = buildTable({ name: 'office', columns: [text('fax', from('provider', 'fax'))] });
  await expect(apply(declare(bare, loose))).rejects.toThrow(
    /no reference says which record is whose.*declare a reference to provider in office/s,
  );
  const other = office({ ...text('fax', from('provider', 'fax')), type: 'integer' });
  await expect(apply(declare(bare, other))).rejects.toThrow(/provider.fax is text, office.fax is integer/);
});

it('what never was there stops the start, and may be let begin empty', async () => {
  await apply(declare(whole));
  const misspelt = declare(whole, office(text('fax', from('provider', 'fex'))));
  await expect(apply(misspelt)).rejects.toThrow(/the database has no provider.fex.*provider has fax, street/s);
  await apply(misspelt, 'unknown-from:office.fax');
  expect(await planSchema(rides.database, { schema: misspelt })).toEqual([]);
  // A new installation has nothing to take over.
  await sql`drop schema public cascade`.execute(rides.database.query);
  await sql`create schema public`.execute(rides.database.query);
  await apply(split);
});

describe('the way back', () => {
  const committed = (schema: ReturnType<typeof declare>) => ({
    ...schema,
    model: { ...declaredModel, entities: {}, constraints: {} },
  });
  const go = (then: ReturnType<typeof declare>, now: ReturnType<typeof declare>) =>
    applyBack(rides.database, turnedBack(committed(then), committed(now)), []);

  it('of a split gives the values back, with what was written since, and asks for nothing', async () => {
    await apply(declare(whole));
    await provider('a', { fax: '1', street: 'Rua A' });
    await provider('b');
    await apply(split);
    await rows(sql`update office set road = 'Rua B'`);
    await go(declare(whole), split);
    expect(await rows(sql`select name, fax, street from provider order by 1`)).toEqual([
      { name: 'a', fax: '1', street: 'Rua B' },
      { name: 'b', fax: null, street: null },
    ]);
    expect(await rows(sql`select to_regclass('office') as found`)).toEqual([{ found: null }]);
  });

  it('of a merge makes the records anew that it was made of', async () => {
    await apply(apart);
    const [a] = [await provider('a'), await provider('b')];
    await newOffice(a, { fax: '1' });
    await apply(merged);
    await go(apart, merged);
    expect(await rows(sql`select p.name, o.fax from office o join provider p on p.id = o.provider_id`)).toEqual([
      { name: 'a', fax: '1' },
    ]);
  });
});

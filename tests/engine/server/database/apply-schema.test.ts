import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Column, Table } from '#engine/model/table.ts';
import { applySchema, planSchema, readApplied, recordApplied } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { recoverTable } from '#engine/server/database/recover-table.ts';
import { recoverColumn } from '#engine/server/database/recover-column.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildTable, declare, fax, name, search } from './tables.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ template: 'empty' });
});

beforeEach(async () => {
  await sql`drop schema public cascade`.execute(database.query);
  await sql`create schema public`.execute(database.query);
});

afterAll(() => database.close());

async function apply(table: Table, ...allow: readonly string[]): Promise<void> {
  await applySchema(database, { schema: declare(table), allow });
}

async function insert(values: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  await database.query
    .insertInto('ride')
    .values({ id, organization_id: 'icd', ...values })
    .execute();
  return id;
}

async function read(): Promise<Record<string, unknown>[]> {
  return database.query.selectFrom('ride').selectAll().orderBy('name').execute();
}

function column(columnName: string, type: string, more: Partial<Column> = {}): Column {
  return { name: columnName, type, nullable: true, ...more };
}

describe('additive changes', () => {
  it('apply at once, and a second start finds nothing to do', async () => {
    await apply(buildTable({ columns: [name, search] }));
    await insert({ name: 'Érica' });
    await apply(buildTable({ columns: [name, search, fax] }));
    expect(await planSchema(database, { schema: declare(buildTable({ columns: [name, search, fax] })) })).toEqual([]);
    expect(await read()).toMatchObject([{ name: 'Érica', search: 'erica', fax: null }]);
  });

  it('of a first start include the organisation', async () => {
    await apply(buildTable());
    expect(await database.query.selectFrom('organization').selectAll().execute()).toEqual([{ id: 'icd', name: 'ICD' }]);
  });

  it('that several processes start with at once are applied once', async () => {
    const table = buildTable({ columns: [name] });
    await Promise.all([apply(table), apply(table), apply(table)]);
    expect(await database.query.selectFrom('schema_state').selectAll().execute()).toHaveLength(1);
  });
});

describe('a rename', () => {
  it('keeps the data, the computed columns and the indexes', async () => {
    const indexes = [{ name: 'ride_name_idx', method: 'btree', expressions: ['norm("name")'], unique: false }] as const;
    await apply(buildTable({ columns: [name, search], indexes }));
    await insert({ name: 'Roda' });
    const title = column('title', 'text', { nullable: false, was: 'name' });
    await apply(
      buildTable({
        columns: [title, column('search', 'text', { generated: `norm(coalesce("title", ''))` })],
        indexes: [{ name: 'ride_title_idx', method: 'btree', expressions: ['norm("title")'], unique: false }],
      }),
    );
    await database.query.updateTable('ride').set({ title: 'Ródá' }).execute();
    expect(await database.query.selectFrom('ride').select(['title', 'search']).execute()).toEqual([
      { title: 'Ródá', search: 'roda' },
    ]);
  });

  it('goes back the way it came', async () => {
    await apply(buildTable({ columns: [name] }));
    await insert({ name: 'Roda' });
    await apply(buildTable({ columns: [{ ...name, name: 'title', was: 'name' }] }));
    await apply(buildTable({ columns: [{ ...name, was: 'title' }] }));
    expect(await read()).toMatchObject([{ name: 'Roda' }]);
  });
});

describe('a change that could lose data', () => {
  it('stops with the count and the command, and changes nothing at all', async () => {
    await apply(buildTable({ columns: [name, fax] }));
    await insert({ name: 'a', fax: '1' });
    await insert({ name: 'b', fax: '2' });
    await insert({ name: 'c' });
    const attempt = apply(buildTable({ columns: [name, column('site', 'text')] }));
    await expect(attempt).rejects.toThrow(
      /2 have a value in it[\s\S]*npm run plan -- --apply --allow drop-column:ride\.fax/,
    );
    expect(await read()).toMatchObject([{ fax: '1' }, { fax: '2' }, { fax: null }]);
    expect(Object.keys((await read())[0] ?? {})).not.toContain('site');
  });

  it('applies when there is nothing to lose', async () => {
    await apply(buildTable({ columns: [name, fax] }));
    await insert({ name: 'a' });
    await apply(buildTable({ columns: [name] }));
    expect(Object.keys((await read())[0] ?? {})).not.toContain('fax');
  });

  it('keeps what a permitted drop takes out, and puts it back when the field is declared again', async () => {
    const tags = column('tags', 'text[]');
    const place = column('place', 'jsonb');
    const full = buildTable({ columns: [name, fax, tags, place] });
    await apply(full);
    await insert({ name: 'a', fax: '1', tags: ['x', 'y'], place: JSON.stringify({ city: 'Rio' }) });
    await insert({ name: 'b' });
    const steps = ['fax', 'tags', 'place'].map((dropped) => `drop-column:ride.${dropped}`);
    await apply(buildTable({ columns: [name] }), ...steps);
    expect(Object.keys((await read())[0] ?? {})).not.toContain('fax');
    await apply(full);
    expect(await recoverColumn(database, 'ride.fax')).toEqual({ restored: 1, left: 0 });
    await recoverColumn(database, 'ride.tags');
    await recoverColumn(database, 'ride.place');
    expect(await read()).toMatchObject([{ fax: '1', tags: ['x', 'y'], place: { city: 'Rio' } }, { fax: null }]);
    expect(await database.query.selectFrom('dropped_data').selectAll().execute()).toEqual([]);
  });

  it('puts back what the column can hold, and leaves what it held while it was of another kind', async () => {
    const columns = [
      ['integer', [7, false, 'many', '7'], [7, 7]],
      ['boolean', [true, 0.5, [true]], [true]],
      ['date', ['2026-02-28', 'soon', 3], ['2026-02-28']],
      ['integer[]', [[1, 2], ['x'], 'y'], [[1, 2]]],
    ] as const;
    for (const [type, keptValues, restored] of columns) {
      await sql`drop schema public cascade; create schema public`.execute(database.query);
      await apply(buildTable({ columns: [name, column('value', type)] }));
      for (const value of keptValues) {
        const id = await insert({ name: 'a' });
        // The latest that was kept of each record does not fit.
        await sql`
          insert into dropped_data (dropped_at, table_name, column_name, record_id, organization_id, value)
          values (now(), 'ride', 'value', ${id}, 'icd', ${JSON.stringify(value)}::jsonb), (now(), 'ride', 'value', ${id}, 'icd', '{}'::jsonb)`.execute(
          database.query,
        );
      }
      expect(await recoverColumn(database, 'ride.value'), type).toEqual({
        restored: restored.length,
        left: 2 * keptValues.length - restored.length,
      });
      const values = (await read()).map((row) => row['value']).filter((value) => value !== null);
      expect(values, type).toEqual(restored);
    }
  });

  it('writes rows anew that do not fit what was permitted, which holds afterwards as before', async () => {
    const tags = column('tags', 'text[]');
    const strict: Column = { ...fax, nullable: false };
    await apply(buildTable({ columns: [name, fax, tags] }));
    await insert({ name: 'a', tags: ['x'] });
    await apply(buildTable({ columns: [name, strict] }), 'require:ride.fax', 'drop-column:ride.tags');
    await apply(buildTable({ columns: [name, strict, tags] }));
    expect(await recoverColumn(database, 'ride.tags')).toEqual({ restored: 1, left: 0 });
    expect(await read()).toMatchObject([{ name: 'a', fax: null, tags: ['x'] }]);
    await expect(insert({ name: 'b' })).rejects.toThrow('ride_fax_required');
    // Nor does a step of a plan stop at them that writes rows anew, here to fill in what becomes required.
    const filled = column('place', 'text', { nullable: false, default: `'Rio'` });
    await apply(buildTable({ columns: [name, strict, tags, column('place', 'text')] }));
    const full = buildTable({ columns: [name, strict, tags, filled] });
    await apply(full);
    expect(await read()).toMatchObject([{ name: 'a', fax: null, place: 'Rio' }]);
    await expect(insert({ name: 'c', place: 'Natal' })).rejects.toThrow('ride_fax_required');
    expect(await planSchema(database, { schema: declare(full) })).toEqual([]);
  });

  it('keeps the rows of a dropped table', async () => {
    await applySchema(database, { schema: declare(buildTable({ columns: [name] }), buildTable({ name: 'shop' })) });
    await insert({ name: 'a' });
    const schema = declare(buildTable({ name: 'shop' }));
    await expect(applySchema(database, { schema })).rejects.toThrow('1 are in it');
    await applySchema(database, { schema, allow: ['drop-table:ride'] });
    expect(
      await database.query.selectFrom('dropped_data').select(['table_name', 'column_name', 'value']).execute(),
    ).toMatchObject([{ table_name: 'ride', column_name: null, value: { name: 'a' } }]);
  });

  it('puts the rows of a dropped table back, once it is declared again', async () => {
    const shop = buildTable({ name: 'shop' });
    const types = [
      fax,
      column('price', 'numeric(12,2)'),
      column('tags', 'text[]'),
      column('place', 'jsonb'),
      column('at', 'timestamptz'),
    ];
    const full = buildTable({ columns: [name, search, ...types] });
    await applySchema(database, { schema: declare(full, shop) });
    const values = {
      fax: '1',
      price: '7.50',
      tags: ['x', 'y'],
      place: JSON.stringify({ city: 'Rio' }),
      at: '2026-01-02T03:04:05.678Z',
    };
    await insert({ name: 'Água', ...values });
    for (const one of ['b', 'c']) await insert({ name: one, fax: one });
    const before = await read();
    await applySchema(database, { schema: declare(shop), allow: ['drop-table:ride'] });
    await expect(recoverTable(database, 'ride')).rejects.toThrow('ride is no table now');
    await applySchema(database, { schema: declare(full, shop) });
    expect(await recoverTable(database, 'ride')).toEqual({ restored: 3, left: 0 });
    expect(await read()).toEqual(before);
    expect(before).toHaveLength(3);
    expect(await database.query.selectFrom('dropped_data').selectAll().execute()).toEqual([]);
    expect(await recoverTable(database, 'ride')).toEqual({ restored: 0, left: 0 });
  });

  it('counts rows, not how often they were kept: of a record that was dropped twice the last comes back', async () => {
    const shop = buildTable({ name: 'shop' });
    const full = buildTable({ columns: [name, fax] });
    const drop = () => applySchema(database, { schema: declare(shop), allow: ['drop-table:ride'] });
    const declareAgain = () => applySchema(database, { schema: declare(full, shop) });
    await declareAgain();
    const id = await insert({ name: 'first' });
    await drop();
    await declareAgain();
    await sql`insert into ride (id, organization_id, name) values (${id}, 'icd', 'second')`.execute(database.query);
    const taken = await insert({ name: 'taken' });
    await drop();
    await declareAgain();
    await sql`insert into ride (id, organization_id, name) values (${taken}, 'icd', 'other')`.execute(database.query);
    expect(await recoverTable(database, 'ride')).toEqual({ restored: 1, left: 1 });
    expect((await read()).map((row) => row['name'])).toEqual(['other', 'second']);
    const kept = await database.query.selectFrom('dropped_data').select('value').execute();
    expect(kept.map(({ value }) => (value as { name: string }).name).toSorted()).toEqual(['first', 'taken']);
  });

  it('keeps back the rows that no longer fit, and no other', async () => {
    const shop = buildTable({ name: 'shop' });
    await applySchema(database, { schema: declare(buildTable({ columns: [name, fax] }), shop) });
    for (let at = 0; at < 9; at += 1) await insert({ name: `n${at}`, fax: at % 4 === 0 ? null : String(at) });
    const taken = await insert({ name: 'taken', fax: '9' });
    await applySchema(database, { schema: declare(shop), allow: ['drop-table:ride'] });
    // Required now; another column has a default; one is of a type that not all values have.
    const now = buildTable({
      columns: [name, { ...fax, nullable: false }, { ...column('level', 'integer'), nullable: false, default: '3' }],
    });
    await applySchema(database, { schema: declare(now, shop) });
    await sql`insert into ride (id, organization_id, name, fax) values (${taken}, 'icd', 'other', 'x')`.execute(
      database.query,
    );
    expect(await recoverTable(database, 'ride')).toEqual({ restored: 6, left: 4 });
    expect((await read()).map((row) => [row['name'], row['level']])).toEqual([
      ['n1', 3],
      ['n2', 3],
      ['n3', 3],
      ['n5', 3],
      ['n6', 3],
      ['n7', 3],
      ['other', 3],
    ]);
    const kept = await database.query.selectFrom('dropped_data').select('record_id').execute();
    expect(kept).toHaveLength(4);
  });
});

describe('a change of type', () => {
  const from = (type: string): Table => buildTable({ columns: [name, column('value', type)] });

  it.each([
    { from: 'integer', to: 'bigint', value: 7, becomes: 7 },
    { from: 'integer', to: 'text', value: 7, becomes: '7' },
    { from: 'text', to: 'integer', value: '7', becomes: 7 },
    { from: 'numeric(10,2)', to: 'integer', value: '7.00', becomes: 7 },
    { from: 'integer', to: 'numeric(4,2)', value: 7, becomes: '7.00' },
    { from: 'text', to: 'date', value: '2026-02-28', becomes: '2026-02-28' },
    { from: 'date', to: 'timestamptz', value: '2026-02-28', becomes: '2026-02-28T00:00:00.000Z' },
    { from: 'timestamptz', to: 'date', value: '2026-02-28T00:00:00Z', becomes: '2026-02-28' },
    { from: 'text', to: 'text[]', value: 'x', becomes: ['x'] },
  ])('from $from to $to converts $value', async ({ from: before, to, value, becomes }) => {
    await apply(from(before));
    await insert({ name: 'a', value });
    await insert({ name: 'b' });
    await apply(from(to));
    expect(await read()).toMatchObject([{ value: becomes }, { value: null }]);
  });

  it.each([
    { from: 'text', to: 'integer', value: 'seven' },
    { from: 'text', to: 'integer', value: '007' },
    { from: 'text', to: 'date', value: '2026-02-30' },
    { from: 'numeric(10,2)', to: 'integer', value: '7.50' },
    { from: 'integer', to: 'numeric(4,2)', value: 100 },
    { from: 'timestamptz', to: 'date', value: '2026-02-28T10:00:00Z' },
  ])('from $from to $to stops at $value, and when permitted keeps it aside', async ({ from: before, to, value }) => {
    await apply(from(before));
    await insert({ name: 'a', value });
    await expect(apply(from(to))).rejects.toThrow('1 have a value that');
    await apply(from(to), 'change-type:ride.value');
    expect(await read()).toMatchObject([{ value: null }]);
    expect(await database.query.selectFrom('dropped_data').selectAll().execute()).toHaveLength(1);
  });
});

describe('a field that is renamed to the name of one that goes with the same change', () => {
  const both = [name, fax, column('phone', 'text')];
  const merged = buildTable({ columns: [name, column('phone', 'text', { was: 'fax' })] });

  it('stops the start, since two pasts would become one, and permitted keeps either where it was', async () => {
    await apply(buildTable({ columns: both }));
    const [first, second] = [await insert({ name: 'a', phone: '1' }), await insert({ name: 'b', fax: '2' })];
    const outcomes = await planSchema(database, { schema: declare(merged) });
    expect(outcomes.map(({ step, state, count }) => [step.id, state, count])).toEqual([
      ['drop-column:ride.fax', 'stopped', 2],
    ]);
    expect(outcomes[0]?.step.risk?.reason).toContain(
      '"x-was" says that phone was called fax, but phone is a column already',
    );
    await expect(apply(merged)).rejects.toThrow('give the renamed field a name that ride never had');
    await apply(merged, 'drop-column:ride.fax');
    expect(await read()).toMatchObject([
      { id: first, phone: '1' },
      { id: second, phone: null },
    ]);
    expect(await database.query.selectFrom('dropped_data').select(['record_id', 'value']).execute()).toEqual([
      { record_id: second, value: '2' },
    ]);
  });

  it('is no such thing where the rename is done, also when the former name is given to a new field', async () => {
    await apply(buildTable({ columns: [name, fax] }));
    await insert({ name: 'a', fax: '1' });
    await apply(merged);
    expect(await planSchema(database, { schema: declare(merged) })).toEqual([]);
    await apply(buildTable({ columns: [...merged.columns.slice(2), fax] }));
    expect(await read()).toMatchObject([{ phone: '1', fax: null }]);
  });
});

describe('columns that the server itself no longer has', () => {
  it('go at the next start without a word from anybody, and what is beside them stays', async () => {
    await applySchema(database);
    await sql`alter table credential add column failures integer not null default 0, add column locked_until timestamptz`.execute(
      database.query,
    );
    await sql`insert into credential (user_id, organization_id, password_hash, changed_at, failures, locked_until) values (${randomUUID()}, 'icd', 'kept', now(), 3, now())`.execute(
      database.query,
    );
    const applied = (await readApplied(database)) ?? [];
    const old: readonly Column[] = [
      { name: 'failures', type: 'integer', nullable: false, default: '0' },
      { name: 'locked_until', type: 'timestamptz', nullable: true },
    ];
    const tables = applied.map((table) =>
      table.name === 'credential' ? { ...table, columns: [...table.columns, ...old] } : table,
    );
    await recordApplied(database, { tables, fingerprint: 'older', permitted: [] });
    const outcomes = await applySchema(database);
    expect(outcomes.map(({ step, state }) => [step.id, state])).toEqual([
      ['drop-column:credential.failures', 'applied'],
      ['drop-column:credential.locked_until', 'applied'],
    ]);
    const { rows } = await sql`select * from credential`.execute(database.query);
    expect(rows).toEqual([
      {
        user_id: expect.any(String) as string,
        organization_id: 'icd',
        password_hash: 'kept',
        changed_at: expect.any(String) as string,
      },
    ]);
    expect(await applySchema(database)).toEqual([]);
  });
});

describe('a plan', () => {
  it('shows all there is to decide in one go, and changes nothing', async () => {
    await apply(buildTable({ columns: [name, fax, column('value', 'text')] }));
    await insert({ name: 'a', fax: '1', value: 'x' });
    const indexes = [
      { name: 'ride_value_idx', method: 'gin', expressions: ['"value" jsonb_path_ops'], unique: false },
    ] as const;
    const outcomes = await planSchema(database, {
      schema: declare(buildTable({ columns: [name, column('value', 'jsonb')], indexes })),
    });
    expect(outcomes.map(({ step, state, count }) => [step.id, state, count])).toEqual([
      ['drop-column:ride.fax', 'stopped', 1],
      ['change-type:ride.value', 'stopped', 1],
      ['create-index:ride_value_idx', 'failed', 0],
    ]);
    expect(await read()).toMatchObject([{ fax: '1', value: 'x' }]);
  });

  it('of the declared tables starts from nothing without a stop', async () => {
    await applySchema(database);
    const { rows } = await sql<{ plain: string }>`select norm('ÁGUA é Vida') as plain`.execute(database.query);
    expect(rows).toEqual([{ plain: 'agua e vida' }]);
    expect(await planSchema(database)).toEqual([]);
  });
});

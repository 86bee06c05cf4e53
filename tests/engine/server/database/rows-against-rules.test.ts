// Rows that a changed rule would break, or that a reference would leave alone.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Column, Table } from '#engine/model/table.ts';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildTable, declare, fax, name } from './tables.ts';

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

describe('a rule that existing rows break', () => {
  it('stops when a field becomes required, and when permitted binds from now on', async () => {
    await apply(buildTable({ columns: [name, fax] }));
    await insert({ name: 'a' });
    const required = buildTable({ columns: [name, { ...fax, nullable: false }] });
    await expect(apply(required)).rejects.toThrow('1 have no value in it');
    await apply(required, 'require:ride.fax');
    await expect(insert({ name: 'b' })).rejects.toMatchObject({ code: '23514' });
    await insert({ name: 'b', fax: '1' });
    await apply(buildTable({ columns: [name, fax] }));
    await insert({ name: 'c' });
  });

  it('stops when a required field is added without a default', async () => {
    await apply(buildTable({ columns: [name] }));
    await insert({ name: 'a' });
    const added = buildTable({ columns: [name, column('code', 'text', { nullable: false })] });
    await expect(apply(added)).rejects.toThrow('1 would have no value in it');
    await apply(added, 'add-column:ride.code');
    await expect(insert({ name: 'b' })).rejects.toMatchObject({ code: '23514' });
  });

  it('stops when a choice is taken away that is in use', async () => {
    const choices = (...all: string[]): Table =>
      buildTable({
        columns: [name],
        checks: [{ name: 'ride_name_options', expression: `"name" in (${all.map((one) => `'${one}'`).join(', ')})` }],
      });
    await apply(choices('a', 'b'));
    await insert({ name: 'b' });
    await expect(apply(choices('a'))).rejects.toThrow('1 have values outside');
    await apply(choices('a', 'b', 'c'));
    await apply(choices('a'), 'check:ride.ride_name_options');
    await expect(insert({ name: 'b' })).rejects.toMatchObject({ code: '23514' });
  });

  it('stops at values that should be unique and are not, whatever is permitted', async () => {
    await apply(buildTable({ columns: [name] }));
    await insert({ name: 'Érica' });
    await insert({ name: 'erica' });
    const unique = buildTable({
      columns: [name],
      indexes: [
        { name: 'ride_name_unique', method: 'btree', expressions: ['"organization_id"', 'norm("name")'], unique: true },
      ],
    });
    await expect(apply(unique, 'unique:ride_name_unique')).rejects.toThrow('1 sets of values occur more than once');
    await database.query.deleteFrom('ride').where('name', '=', 'erica').execute();
    await apply(unique);
    await expect(insert({ name: 'ERICA' })).rejects.toMatchObject({ code: '23505', constraint: 'ride_name_unique' });
  });

  it('stops at references to what does not exist', async () => {
    const [shop, shopId] = [buildTable({ name: 'shop' }), column('shop_id', 'uuid')];
    await applySchema(database, { schema: declare(shop, buildTable({ columns: [name, shopId] })) });
    await insert({ name: 'a', shop_id: randomUUID() });
    const foreignKeys = [
      {
        name: 'ride_shop_fk',
        columns: ['organization_id', 'shop_id'],
        table: 'shop',
        references: ['organization_id', 'id'],
        onDelete: 'restrict',
      },
    ] as const;
    await expect(
      applySchema(database, { schema: declare(shop, buildTable({ columns: [name, shopId], foreignKeys })) }),
    ).rejects.toThrow('1 refer to a shop that does not exist');
  });
});

describe('a reference that is emptied when its record goes', () => {
  it('leaves the organisation of the row alone', async () => {
    const [shop, shopId] = [buildTable({ name: 'shop' }), column('shop_id', 'uuid')];
    const foreignKeys = [
      {
        name: 'ride_shop_fk',
        columns: ['organization_id', 'shop_id'],
        table: 'shop',
        references: ['organization_id', 'id'],
        onDelete: 'set null',
      },
    ] as const;
    await applySchema(database, { schema: declare(shop, buildTable({ columns: [name, shopId], foreignKeys })) });
    const id = randomUUID();
    await database.query.insertInto('shop').values({ id, organization_id: 'icd' }).execute();
    await insert({ name: 'a', shop_id: id });
    await database.query.deleteFrom('shop').where('id', '=', id).execute();
    expect(await read()).toMatchObject([{ name: 'a', organization_id: 'icd', shop_id: null }]);
  });
});

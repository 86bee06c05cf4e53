// A field that becomes required and says by a formula what it begins with.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseFormula } from '#engine/compile/parse-formula.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Column } from '#engine/model/table.ts';
import { applySchema, planSchema } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildTable } from './tables.ts';

let database: Database;
let declarations = 0;

beforeAll(async () => {
  database = await openTestDatabase({ template: 'empty' });
});
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(database.query);
  await sql`create schema public`.execute(database.query);
});
afterAll(() => database.close());

const column = (name: string, more: Partial<Column> = {}): Column => ({
  name,
  field: name,
  type: 'text',
  nullable: true,
  ...more,
});
const name = column('name', { nullable: false });
const fax = column('fax');

/** The table of rides, and the formulas of its fields. */
function declared(columns: readonly Column[], formulas: Readonly<Record<string, string>> = {}) {
  const fields = columns.map(({ name: path, type }): Partial<Field> => ({
    name: path,
    path,
    column: path,
    kind: type === 'date' ? 'date' : type === 'bigint' ? 'integer' : 'text',
    ...(formulas[path] !== undefined && { defaultFormula: parseFormula(formulas[path]) }),
  }));
  const entity = { name: 'ride', fields, presets: [], actions: [] } as unknown as Entity;
  declarations += 1;
  return {
    tables: [buildTable({ columns })],
    fingerprint: String(declarations),
    model: { entities: { ride: entity }, roles: {}, constraints: {} } as never,
  };
}

async function insert(values: Record<string, unknown>): Promise<void> {
  const row = { id: randomUUID(), organization_id: 'icd', ...values };
  await database.query.insertInto('ride').values(row).execute();
}

const read = (field: string) =>
  database.query
    .selectFrom('ride')
    .select(sql`${sql.ref(field)}::text`.as('value'))
    .orderBy('name')
    .execute()
    .then((rows) => rows.map(({ value }) => value));

describe('what becomes required and has a formula', () => {
  it('is filled in by it, added as well as there already', async () => {
    await applySchema(database, { schema: declared([name, fax]) });
    await insert({ name: 'a' });
    await insert({ name: 'b', fax: '1' });
    const formulas = { fax: "concat('fax of ', name)", code: "concat(name, '-', '0')", since: 'today()' };
    const schema = declared(
      [
        name,
        { ...fax, nullable: false },
        column('code', { nullable: false }),
        column('since', { nullable: false, type: 'date' }),
      ],
      formulas,
    );
    const planned = await planSchema(database, { schema });
    expect(planned.map(({ state }) => state)).not.toContain('stopped');
    expect(planned.map(({ step }) => step.summary)).toContain(
      'ride.code text is added, and filled in where other fields say it',
    );
    await applySchema(database, { schema });
    expect(await read('code')).toEqual(['a-0', 'b-0']);
    expect(await read('fax')).toEqual(['fax of a', '1']);
    expect(await read('since')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), expect.anything()]);
    await expect(insert({ name: 'c' })).rejects.toMatchObject({ code: '23502' });
  });

  it('stops for the rows for which nothing follows, and fills in the others when it is permitted', async () => {
    await applySchema(database, { schema: declared([name, fax]) });
    await insert({ name: 'a' });
    await insert({ name: 'b', fax: '1' });
    const schema = declared([name, fax, column('code', { nullable: false })], { code: 'fax' });
    await expect(applySchema(database, { schema })).rejects.toThrow('1 would have no value in it');
    await applySchema(database, { schema, allow: ['add-column:ride.code'] });
    expect(await read('code')).toEqual([null, '1']);
    await expect(insert({ name: 'c' })).rejects.toMatchObject({ code: '23514' });
  });

  it('is as without a formula where that reads a field which comes at the same time', async () => {
    await applySchema(database, { schema: declared([name]) });
    await insert({ name: 'a' });
    const schema = declared([name, fax, column('code', { nullable: false })], { code: 'concat(name, fax)' });
    await expect(applySchema(database, { schema })).rejects.toThrow('1 would have no value in it');
  });
});

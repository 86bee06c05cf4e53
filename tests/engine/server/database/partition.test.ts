// Tables in parts by month: how they come to be, what changes in them, and the way back.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Column, Table } from '#engine/model/table.ts';
import { applySchema, planSchema, SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import { declare, fax } from './tables.ts';
import { month, nameOf, openVisits, shop, usual, visits } from './visits.ts';

const { rides, apply, rows, visit, places, parts, unparted } = openVisits();

describe('a table in parts', () => {
  it('has one for each month, made ahead, one before and one after them', async () => {
    await apply(visits({ by: 'at' }));
    expect(await parts()).toEqual(usual());
    await visit('past', '2020-05-05T12:00:00Z');
    await visit('now', `${month(0)}T00:00:00Z`);
    await visit('next', `${month(1)}T12:00:00Z`);
    await visit('far', '2199-01-01T00:00:00Z');
    expect(await places()).toEqual([
      { name: 'far', part: 'visit_later' },
      { name: 'next', part: nameOf(month(1)) },
      { name: 'now', part: nameOf(month(0)) },
      { name: 'past', part: 'visit_before' },
    ]);
    expect(await planSchema(rides.database, { schema: declare(visits({ by: 'at' }), shop) })).toEqual([]);
  });

  it('by a day has the same', async () => {
    await apply(visits({ by: 'day' }));
    expect(await parts()).toEqual(usual());
    await visit('last of the month', new Date(Date.parse(month(1)) - 86_400_000).toISOString());
    expect(await places()).toMatchObject([{ part: nameOf(month(0)) }]);
  });

  it('is held to its keys and checks', async () => {
    await apply(visits({ by: 'at' }));
    await expect(visit('forbidden', '2020-05-05T12:00:00Z')).rejects.toThrow(/visit_name/);
    await visit('once', '2020-05-05T12:00:00Z');
    await expect(
      sql`insert into visit (id, organization_id, name, at, day) select id, organization_id, name, at, day from visit`.execute(
        rides.database.query,
      ),
    ).rejects.toThrow(/duplicate key/);
    await expect(sql`update visit set shop_id = ${randomUUID()}`.execute(rides.database.query)).rejects.toThrow(
      /visit_shop_fkey/,
    );
  });
});

describe('a table that has rows', () => {
  it('becomes the first part where it stands, and the months begin with the next', async () => {
    await apply(visits());
    await visit('old', '2020-05-05T12:00:00Z');
    const before = await rows(sql`select xmin::text, ctid::text, name, search from visit`);
    const outcomes = await apply(visits({ by: 'at' }));
    expect(outcomes.map(({ step, state }) => `${state} ${step.id}`)).toEqual([
      'applied drop-index:visit_key',
      'applied unique:visit_key',
      'applied partition:visit',
    ]);
    expect(await rows(sql`select xmin::text, ctid::text, name, search from visit`)).toEqual(before);
    expect(await parts()).toEqual([
      ...[1, 2, 3].map((at) => `${nameOf(month(at))} ${month(at)} ${month(at + 1)}`),
      `visit_later ${month(4)} maxvalue`,
      `visit_before minvalue ${month(1)}`,
    ]);
    await visit('new', `${month(2)}T00:00:00Z`);
    expect(await places()).toEqual([
      { name: 'new', part: nameOf(month(2)) },
      { name: 'old', part: 'visit_before' },
    ]);
    expect(await apply(visits({ by: 'at' }))).toEqual([]);
  });

  it('with days to come has them in the first part, too', async () => {
    await apply(visits());
    await visit('to come', `${month(2)}T00:00:00Z`);
    await apply(visits({ by: 'at' }));
    expect(await places()).toEqual([{ name: 'to come', part: 'visit_before' }]);
    expect((await parts()).at(-1)).toBe(`visit_before minvalue ${month(3)}`);
  });

  it('goes back to one table with all of them', async () => {
    await apply(visits({ by: 'at' }));
    const ids = [await visit('a', '2020-05-05T12:00:00Z'), await visit('b', `${month(2)}T00:00:00Z`)];
    await apply(visits());
    expect(await unparted()).toEqual([{ kind: 'r' }]);
    expect(await rows(sql`select id, search from visit order by name`)).toEqual([
      { id: ids[0], search: 'a' },
      { id: ids[1], search: 'b' },
    ]);
    expect(await rows(sql`select relname from pg_class where relname like 'visit\_%' and relkind = 'r'`)).toEqual([]);
    expect(await apply(visits())).toEqual([]);
    await apply(visits({ by: 'at' }));
    expect(await places()).toHaveLength(2);
  });

  it('of which a check does not hold stops, and says so', async () => {
    await apply(visits({ checks: [] }));
    await visit('forbidden', '2020-05-05T12:00:00Z');
    await sql`alter table visit add constraint visit_name check ("name" <> 'forbidden') not valid`.execute(
      rides.database.query,
    );
    const [remembered] = await rows(
      sql<{ tables: readonly Table[] }>`select tables from schema_state order by id desc limit 1`,
    );
    await sql`update schema_state set tables = ${JSON.stringify(remembered?.tables.map((table) => (table.name === 'visit' ? visits() : table)))} where id = (select max(id) from schema_state)`.execute(
      rides.database.query,
    );
    await expect(apply(visits({ by: 'at' }))).rejects.toThrow(SchemaStoppedError);
    await expect(apply(visits({ by: 'at' }))).rejects.toThrow(/checks of the table do not hold for all of its records/);
    expect(await unparted()).toEqual([{ kind: 'r' }]);
  });
});

describe('what else changes in a table in parts', () => {
  it('columns come, go, are renamed and required, indexes and keys too', async () => {
    await apply(visits({ by: 'at' }));
    await visit('a', '2020-05-05T12:00:00Z');
    await visit('b', `${month(1)}T00:00:00Z`);
    const { columns } = visits();
    const wider = {
      ...visits({ by: 'at' }),
      columns: [...columns, fax, { ...fax, name: 'code', default: `'x'`, nullable: false }],
    };
    await apply({
      ...wider,
      indexes: [...wider.indexes, { name: 'visit_fax_idx', method: 'btree', expressions: ['"fax"'], unique: false }],
    });
    expect(await rows(sql`select name, code from visit order by name`)).toEqual([
      { name: 'a', code: 'x' },
      { name: 'b', code: 'x' },
    ]);
    const called = columns.map((column) =>
      column.name === 'name' ? { ...column, name: 'title', was: 'name' } : column,
    );
    const renamed = {
      ...visits({ by: 'at' }),
      columns: called.map((column) =>
        column.name === 'search' ? { ...column, generated: `norm(coalesce("title", ''))` } : column,
      ),
      checks: [],
      indexes: visits({ by: 'at' }).indexes.slice(0, 1),
    };
    await apply(renamed, 'drop-column:visit.code');
    expect(await rows(sql`select title, search from visit order by title`)).toEqual([
      { title: 'a', search: 'a' },
      { title: 'b', search: 'b' },
    ]);
    expect(await apply(renamed)).toEqual([]);
  });

  it('its date may be renamed: nothing moves', async () => {
    await apply(visits({ by: 'at' }));
    await visit('a', `${month(1)}T00:00:00Z`);
    const table = visits({ by: 'at' });
    const renamed: Table = {
      ...table,
      columns: table.columns.map((column) =>
        column.name === 'at' ? { ...column, name: 'moment', field: 'moment', was: 'at' } : column,
      ),
      indexes: visits({ by: 'moment' }).indexes,
      partition: { by: 'moment', each: 'month' },
    };
    const outcomes = await apply(renamed);
    expect(outcomes.map(({ step }) => step.id)).toEqual(['rename-column:visit.moment']);
    expect(await places()).toEqual([{ name: 'a', part: nameOf(month(1)) }]);
  });

  it('another date, or one of another type, makes other parts with all rows', async () => {
    await apply(visits({ by: 'at' }));
    await visit('a', `${month(1)}T00:00:00Z`);
    await visit('b', '2020-05-05T12:00:00Z');
    const outcomes = await apply(visits({ by: 'day' }));
    expect(outcomes.map(({ step }) => step.id)).toEqual([
      'join-parts:visit',
      'drop-index:visit_key',
      'unique:visit_key',
      'partition:visit',
    ]);
    expect(await places()).toHaveLength(2);
    const table = visits({ by: 'day' });
    const retyped = {
      ...table,
      columns: table.columns.map((column) => (column.name === 'day' ? { ...column, type: 'timestamptz' } : column)),
    };
    await apply(retyped);
    expect(await places()).toHaveLength(2);
    expect(await apply(retyped)).toEqual([]);
  });

  it.each([
    ['gets parts', undefined, 'at'],
    ['has them no more', 'at', undefined],
  ])('while two versions run, a column has both of its names when the table %s', async (_what, from, to) => {
    const of = (by: string | undefined, title: Partial<Column>): Table => {
      const table = visits({ ...(by !== undefined && { by }), checks: [] });
      return {
        ...table,
        columns: table.columns
          .filter((column) => column.name !== 'search')
          .map((column) => (column.name === 'name' ? { ...column, ...title } : column)),
        indexes: table.indexes.slice(0, 1),
      };
    };
    await apply(of(from, {}));
    await visit('a', '2020-05-05T12:00:00Z');
    await visit('b', `${month(1)}T00:00:00Z`);
    const schema = declare(of(to, { name: 'title', field: 'title', was: 'name' }), shop);
    await applySchema(rides.database, { schema, rolling: true });
    await visit('c', `${month(2)}T00:00:00Z`);
    const both = ['a', 'b', 'c'].map((called) => ({ name: called, title: called }));
    expect(await rows(sql`select name, title from visit order by title`)).toEqual(both);
    await applySchema(rides.database, { schema });
    expect(await rows(sql`select * from visit order by title`)).toMatchObject(both.map(({ title }) => ({ title })));
  });

  it('renamed itself, it keeps its parts, and makes the next under its new name', async () => {
    await apply(visits({ by: 'at' }));
    await visit('a', `${month(1)}T00:00:00Z`);
    const table = visits({ by: 'at' });
    const renamed = { ...table, name: 'stay', entity: 'stay', was: 'visit' };
    await apply(renamed);
    expect(await places('stay')).toEqual([{ name: 'a', part: nameOf(month(1)) }]);
    const again = { ...visits({ by: 'at', checks: [], foreignKeys: [] }), indexes: [] };
    await applySchema(rides.database, { schema: declare(renamed, again, shop) });
    await visit('b', `${month(1)}T00:00:00Z`);
    expect(await places()).toEqual([{ name: 'b', part: `${nameOf(month(1))}_2` }]);
  });
});

// Tables in parts by month: how they come to be, how the months are made ahead, and the way back.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Column, Table } from '#engine/model/table.ts';
import { applySchema, planSchema, SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import { restoreBackup } from '#engine/server/database/backup/restore-backup.ts';
import { writeBackup } from '#engine/server/database/backup/write-backup.ts';
import { makeMonths } from '#engine/server/database/months.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openRides } from './rides.ts';
import { buildTable, declare, fax, name, search } from './tables.ts';

const rides = openRides();

const moment: Column = { name: 'at', type: 'timestamptz', nullable: false, field: 'at' };
const day: Column = { name: 'day', type: 'date', nullable: false, field: 'day' };
const shop = buildTable({ name: 'shop' });

function visits(more: Partial<Table> & { readonly by?: string } = {}): Table {
  const { by, ...rest } = more;
  const table = buildTable({
    name: 'visit',
    columns: [moment, day, name, search, { name: 'shop_id', type: 'uuid', nullable: true }],
    checks: [{ name: 'visit_name', expression: `"name" <> 'forbidden'` }],
    foreignKeys: [
      {
        name: 'visit_shop_fkey',
        columns: ['organization_id', 'shop_id'],
        table: 'shop',
        references: ['organization_id', 'id'],
        onDelete: 'restrict',
      },
    ],
    ...rest,
  });
  const key = { name: 'visit_key', method: 'btree', unique: true } as const;
  const expressions = ['"organization_id"', '"id"', ...(by === undefined ? [] : [`"${by}"`])];
  return {
    ...table,
    indexes: [
      { ...key, expressions },
      { name: 'visit_name_idx', method: 'btree', expressions: ['norm("name")'], unique: false },
    ],
    ...(by !== undefined && { partition: { by, each: 'month' } }),
  };
}

const apply = (table: Table, ...allow: readonly string[]) =>
  applySchema(rides.database, { schema: declare(table, shop), allow });
const rows = async <T>(statement: ReturnType<typeof sql<T>>) => (await statement.execute(rides.database.query)).rows;

async function visit(called: string, at: string, table = 'visit'): Promise<string> {
  const id = randomUUID();
  await sql`insert into ${sql.table(table)} (id, organization_id, name, at, day) values (${id}, 'icd', ${called}, ${at}, ${at.slice(0, 10)})`.execute(
    rides.database.query,
  );
  return id;
}

const places = (table = 'visit') =>
  rows(sql<{ part: string; name: string }>`
    select tableoid::regclass::text as part, name from ${sql.table(table)} order by name`);

async function parts(table = 'visit'): Promise<readonly string[]> {
  const found = await rows(sql<{ part: string; bound: string }>`
    select c.relname as part, pg_get_expr(c.relpartbound, c.oid) as bound from pg_inherits i
    join pg_class c on c.oid = i.inhrelid where i.inhparent = ${table}::regclass order by 2`);
  return found.map(
    ({ part, bound }) =>
      `${part} ${[...bound.matchAll(/MINVALUE|MAXVALUE|\d{4}-\d\d-\d\d/g)].map(String).join(' ').toLowerCase()}`,
  );
}

const unparted = (table = 'visit') =>
  rows(sql<{ kind: string }>`select relkind as kind from pg_class where oid = ${table}::regclass`);

/** The first day of a month, counted from this one. */
function month(from: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + from, 1)).toISOString().slice(0, 10);
}
const nameOf = (first: string, table = 'visit') => `${table}_${first.slice(0, 7).replace('-', '_')}`;

const usual = (table = 'visit') => [
  ...[0, 1, 2, 3].map((at) => `${nameOf(month(at), table)} ${month(at)} ${month(at + 1)}`),
  `${table}_later ${month(4)} maxvalue`,
  `${table}_before minvalue ${month(0)}`,
];

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
    const id = await visit('once', '2020-05-05T12:00:00Z');
    const again = sql`insert into visit select * from visit where id = ${id}`;
    await expect(
      sql`insert into visit (id, organization_id, name, at, day) select id, organization_id, name, at, day from visit`.execute(
        rides.database.query,
      ),
    ).rejects.toThrow(/duplicate key/);
    await expect(again.execute(rides.database.query)).rejects.toThrow();
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
    await sql`update schema_state set tables = ${JSON.stringify([
      ...(
        await rows(sql<{ tables: readonly Table[] }>`select tables from schema_state order by id desc limit 1`)
      )[0]!.tables.map((table) => (table.name === 'visit' ? visits() : table)),
    ])} where id = (select max(id) from schema_state)`.execute(rides.database.query);
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

describe('the months to come', () => {
  /** As a server finds it that was off for long: nothing but the last part reaches to now. */
  async function longAgo(): Promise<void> {
    await apply(visits({ by: 'at' }));
    const made = await rows(sql<{ part: string }>`
      select c.relname as part from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'visit'::regclass`);
    for (const { part } of made) await sql`drop table ${sql.table(part)}`.execute(rides.database.query);
    for (const [part, bound] of [
      ['visit_before', `(minvalue) to ('${month(-3)}')`],
      [nameOf(month(-3)), `('${month(-3)}') to ('${month(-2)}')`],
      ['visit_later', `('${month(-2)}') to (maxvalue)`],
    ] as const)
      await sql`create table ${sql.table(part)} partition of visit for values from ${sql.raw(bound)}`.execute(
        rides.database.query,
      );
  }
  const make = (since?: Date) =>
    rides.database.transaction(() =>
      makeMonths(rides.database, [visits({ by: 'at' })], since === undefined ? {} : { since }),
    );

  it('are made, and what came meanwhile moves into its month', async () => {
    await longAgo();
    await visit('then', `${month(-3)}T00:00:00Z`);
    await visit('meanwhile', `${month(-1)}T12:00:00Z`);
    await visit('far', `${month(9)}T00:00:00Z`);
    const made = await make();
    expect(made).toEqual([...[-2, -1, 0, 1, 2, 3].map((at) => nameOf(month(at))), 'visit_later']);
    expect(await places()).toEqual([
      { name: 'far', part: 'visit_later' },
      { name: 'meanwhile', part: nameOf(month(-1)) },
      { name: 'then', part: nameOf(month(-3)) },
    ]);
    expect(await make()).toEqual([]);
    await expect(visit('forbidden', `${month(2)}T00:00:00Z`)).rejects.toThrow(/visit_name/);
  });

  it('are made by a start', async () => {
    await longAgo();
    await apply(visits({ by: 'at' }));
    expect((await parts()).filter((part) => part.startsWith(nameOf(month(3))))).toHaveLength(1);
  });

  it('are made once by several at the same time', async () => {
    await longAgo();
    await visit('a', `${month(-1)}T12:00:00Z`);
    const made = await Promise.all([make(), make(), make()]);
    expect(made.map((each) => each.length).toSorted()).toEqual([0, 0, 7]);
    expect(await places()).toEqual([{ name: 'a', part: nameOf(month(-1)) }]);
  });

  it('reach back where many rows of the past are to come', async () => {
    await apply(visits({ by: 'at' }));
    await make(new Date(`${month(-2)}T00:00:00Z`));
    await visit('a', `${month(-2)}T00:00:00Z`);
    await visit('b', `${month(-3)}T00:00:00Z`);
    expect(await places()).toEqual([
      { name: 'a', part: nameOf(month(-2)) },
      { name: 'b', part: 'visit_before' },
    ]);
    expect(await make(new Date(`${month(-9)}T00:00:00Z`))).toEqual([]);
  });

  it('are made again, empty, where somebody has taken them away', async () => {
    await apply(visits({ by: 'at' }));
    for (const at of [1, 2])
      await sql`alter table visit detach partition ${sql.table(nameOf(month(at)))}`.execute(rides.database.query);
    await sql`drop table visit_before, visit_later`.execute(rides.database.query);
    await apply(visits({ by: 'at' }));
    const bounds = (await parts()).map((part) => part.slice(part.indexOf(' ') + 1));
    expect(bounds).toEqual(usual().map((part) => part.slice(part.indexOf(' ') + 1)));
    await visit('a', `${month(1)}T00:00:00Z`);
    await visit('b', `${month(9)}T00:00:00Z`);
    await visit('c', '2020-05-05T12:00:00Z');
    expect(await places()).toMatchObject([
      { part: `${nameOf(month(1))}_2` },
      { part: 'visit_later' },
      { part: 'visit_before' },
    ]);
  });

  it('take other names where a part of a former table has theirs', async () => {
    await apply(visits());
    await sql`create table ${sql.table(nameOf(month(1)))} (a int)`.execute(rides.database.query);
    await apply(visits({ by: 'at' }));
    expect(await parts()).toContain(`${nameOf(month(1))}_2 ${month(1)} ${month(2)}`);
  });
});

describe('a backup of tables in parts', () => {
  it('has all of their rows, and is restored into parts', async () => {
    await apply(visits({ by: 'at' }));
    await visit('a', '2020-05-05T12:00:00Z');
    await visit('b', `${month(2)}T00:00:00Z`);
    await rides.note(randomUUID(), { name: { to: 'a' } });
    const folder = mkdtempSync(join(tmpdir(), 'parts-'));
    const other = await openTestDatabase({ template: 'empty' });
    try {
      const path = join(folder, 'backup.gz');
      await writeBackup({ database: rides.database, path, now: new Date() });
      await restoreBackup(other, path);
      const { rows: restored } =
        await sql`select tableoid::regclass::text as part, name from visit order by name`.execute(other.query);
      expect(restored).toEqual([
        { name: 'a', part: 'visit_before' },
        { name: 'b', part: nameOf(month(2)) },
      ]);
      expect(await applySchema(other, { schema: declare(visits({ by: 'at' }), shop) })).toEqual([]);
      const { rows: next } = await sql<{ id: number }>`
        insert into history (organization_id, entity, record_id, action, at, actor, changes, fingerprint)
        select organization_id, entity, record_id, action, now(), actor, changes, '' from history returning id`.execute(
        other.query,
      );
      expect(Number(next[0]?.id)).toBe(2);
    } finally {
      await other.close();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the history', () => {
  it('has parts by itself, and is read in order over all of them', async () => {
    await apply(visits());
    expect(await parts('history')).toEqual(usual('history'));
    const id = randomUUID();
    await rides.note(id, { first: {} });
    await sql`update history set at = at - interval '1 year'`.execute(rides.database.query);
    await rides.note(id, { second: {} });
    expect(await rides.readHistory()).toEqual([{ first: {} }, { second: {} }]);
    expect(await rows(sql`select tableoid::regclass::text as part from history order by id`)).toEqual([
      { part: 'history_before' },
      { part: nameOf(month(0), 'history') },
    ]);
  });
});

// Tables that somebody changes by hand: named, mended where nothing is hidden by it, and otherwise no start.
import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applySchema, finishSchema, planSchema, SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { ForeignTablesError } from '#engine/server/database/drift/drift.ts';
import { readCatalog } from '#engine/server/database/drift/catalog.ts';
import { logOutcomes } from '#engine/server/database/log-outcomes.ts';
import { printOutcome } from '#engine/server/database/print-outcome.ts';
import { tables as declared } from '#generated/tables.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildTable, declare, ride, rideSchema as schema, shop } from './tables.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ template: 'empty' });
});
beforeEach(async () => {
  await run('drop schema public cascade');
  await run('create schema public');
  await applySchema(database, { schema });
  await run(
    `insert into ride (id, organization_id, name, fax, status) values ('${randomUUID()}', 'icd', 'Roda', '1', 'closed')`,
  );
});
afterAll(() => database.close());

async function run(statement: string): Promise<readonly Record<string, unknown>[]> {
  return (await database.query.executeQuery<Record<string, unknown>>(CompiledQuery.raw(statement))).rows;
}

async function start(): Promise<string> {
  return (await applySchema(database, { schema })).map((outcome) => printOutcome(outcome)).join('\n');
}

async function expectWhole(): Promise<void> {
  expect(await planSchema(database, { schema })).toEqual([]);
}

describe('indexes that a first start leaves for afterwards', () => {
  const indexes = async () =>
    (await run(`select indexname from pg_indexes where tablename = 'ride' order by 1`)).map(
      ({ indexname }) => indexname,
    );
  const leave = async () => {
    await run('drop schema public cascade');
    await run('create schema public');
    return applySchema(database, { schema, leavesIndexes: true });
  };
  const all = ['ride_fax_key', 'ride_key', 'ride_name_idx', 'ride_pkey'];
  /** Of a server another process could take them for missing. */
  const first = () => (database.engine === 'embedded' ? all.filter((index) => index !== 'ride_name_idx') : all);

  it('are those that nothing rests on, and are made while others ask', async () => {
    const outcomes = await leave();
    expect(await indexes()).toEqual(first());
    let isFinished = false;
    const finishing = finishSchema(database, outcomes, schema).then(() => (isFinished = true));
    expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
    expect(isFinished).toBe(database.engine === 'server');
    await finishing;
    expect(await indexes()).toEqual(all);
    await expectWhole();
  });

  it('are made by the next start where the first was cut off', async () => {
    await leave();
    // Nobody dropped them by hand.
    expect(await start()).not.toContain('found no such index');
    expect(await indexes()).toEqual(all);
    await expectWhole();
  });

  it('are left of no table that is there', async () => {
    await run('drop index ride_name_idx');
    await applySchema(database, { schema, leavesIndexes: true });
    expect(await indexes()).toEqual(all);
  });
});

describe('what nobody touched', () => {
  it('is found whole at the next start', async () => {
    await expectWhole();
  });

  it('of the whole product is found whole, in one query', async () => {
    const whole = await openTestDatabase();
    expect(await planSchema(whole)).toEqual([]);
    const catalog = await readCatalog(
      whole,
      declared.map((table) => table.name),
    );
    expect(catalog.tables).toHaveLength(declared.length);
    await whole.close();
  });

  it('is left alone: a table, an index and a column that nobody declared', async () => {
    await run('create table notes (id int)');
    await run('create index ride_report_idx on ride (at)');
    await run('alter table ride add column remark text');
    await expectWhole();
  });

  it('after permitted changes is found whole', async () => {
    await run(`insert into ride (id, organization_id, name, status) values ('${randomUUID()}', 'icd', 'Bote', 'open')`);
    const required = declare(
      buildTable({
        ...ride,
        columns: ride.columns.map((column) => (column.name === 'fax' ? { ...column, nullable: false } : column)),
      }),
      shop,
    );
    await applySchema(database, { schema: required, allow: ['require:ride.fax'] });
    expect(await planSchema(database, { schema: required })).toEqual([]);
    const renamed = declare(
      {
        ...ride,
        columns: ride.columns.map((column) =>
          column.name === 'fax' ? { ...column, name: 'telefax', was: 'fax', nullable: false } : column,
        ),
        indexes: ride.indexes.filter((index) => index.name !== 'ride_fax_key'),
      },
      shop,
    );
    await applySchema(database, { schema: renamed });
    expect(await planSchema(database, { schema: renamed })).toEqual([]);
  });
});

describe('what loses nothing is mended, and said', () => {
  it.each([
    {
      drift: 'drop index ride_name_idx',
      says: /index ride_name_idx is created[\s\S]*expected an index on ride; found no such index/,
    },
    {
      drift: 'drop index ride_name_idx; create index ride_name_idx on ride (fax)',
      says: /ride_name_idx[\s\S]*found CREATE INDEX ride_name_idx ON (public\.)?ride USING btree \(fax\)/,
    },
    { drift: 'drop index ride_fax_key', says: /expected a unique index on ride; found no such index/ },
    {
      drift: 'alter table ride drop constraint ride_status_options',
      says: /expected a check on ride; found no such constraint/,
    },
    {
      drift:
        'alter table ride drop constraint ride_status_options; alter table ride add constraint ride_status_options check (true)',
      says: /found CHECK \(true\)/,
    },
    {
      drift: 'alter table ride drop constraint ride_shop_fkey',
      says: /expected a foreign key to shop on ride; found no such constraint/,
    },
    {
      drift: 'alter table ride drop column search',
      says: /ride\.search text is added[\s\S]*expected text, computed; found no such column/,
    },
    {
      drift: 'alter table ride alter column search drop expression',
      says: /expected text, computed; found text, may be empty/,
    },
    {
      drift: 'alter table ride alter column name drop not null',
      says: /ride\.name becomes required[\s\S]*found text, may be empty/,
    },
    { drift: 'alter table ride alter column fax set not null', says: /ride\.fax is no longer required/ },
    { drift: 'alter table ride alter column status drop default', says: /ride\.status: set default 'open'/ },
    {
      drift: `alter table ride alter column status set default 'closed'`,
      says: /found text, required, 'closed'::text by default/,
    },
    { drift: 'alter table ride alter column at type date', says: /ride\.at: date becomes timestamptz/ },
    { drift: 'alter table ride drop constraint ride_pkey', says: /ride: id is the primary key again/ },
    {
      drift: 'drop function norm(text) cascade',
      says: /functions norm and converts are made again[\s\S]*ride\.search text is added/,
    },
    {
      drift: 'alter table ride drop column at',
      says: /ride\.at timestamptz is added; the values that were in it are gone \(the latest backup has them/,
    },
  ])('$drift', async ({ drift, says }) => {
    for (const statement of drift.split('; ')) await run(statement);
    const planned = (await planSchema(database, { schema }))
      .map((outcome) => printOutcome(outcome, 'would'))
      .join('\n');
    expect(planned).toMatch(says);
    expect(planned).not.toMatch(/stops|cannot/);
    expect(await start()).toMatch(says);
    await expectWhole();
    expect(await run('select name, search, status from ride')).toEqual([
      { name: 'Roda', search: 'roda', status: 'closed' },
    ]);
    await expect(
      run(`insert into ride (id, organization_id, name, status) values ('${randomUUID()}', 'icd', 'Trem', 'lost')`),
    ).rejects.toThrow('ride_status_options');
  });
});

describe('what was lost by hand stops the start', () => {
  const stops = [
    {
      drift: 'drop table ride',
      says: /1 table is gone: ride was dropped by hand[\s\S]*latest backup[\s\S]*--allow create-table:ride/,
    },
    {
      drift: 'alter table ride drop column name cascade',
      says: /ride\.name[\s\S]*1 have lost their value[\s\S]*--allow add-column:ride\.name/,
    },
    {
      drift: 'alter table ride drop column status',
      says: /ride\.status[\s\S]*1 have lost their value[\s\S]*begins with 'open' in every record/,
    },
    {
      drift: 'alter table ride rename column fax to telefax',
      says: /if it is now called telefax: alter table "ride" rename column "telefax" to "fax"/,
    },
    {
      drift:
        'alter table ride add column clerk text not null default 0; alter table ride alter column clerk drop default',
      says: /ride\.clerk is in the way[\s\S]*drop not null/,
    },
    {
      drift: `alter table ride drop constraint ride_status_options; update ride set status = 'lost'`,
      says: /ride_status_options[\s\S]*1 /,
    },
  ];

  it.each(stops)('$drift', async ({ drift, says }) => {
    for (const statement of drift.split('; ')) await run(statement);
    const refusal = await applySchema(database, { schema }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SchemaStoppedError);
    expect((refusal as Error).message).toMatch(/^The tables of the database are not as this application left them/);
    expect((refusal as Error).message).toMatch(says);
  });

  it('until it is permitted', async () => {
    await run('alter table ride drop column status');
    await applySchema(database, { schema, allow: ['add-column:ride.status'] });
    await expectWhole();
    expect(await run('select status from ride')).toEqual([{ status: 'open' }]);
  });

  it('and when nobody knows any more what was applied', async () => {
    await sql`drop table schema_state`.execute(database.query);
    await expect(applySchema(database, { schema })).rejects.toThrow(ForeignTablesError);
    await expect(applySchema(database, { schema })).rejects.toThrow(/organization.*schema_state.*restore/);
  });
});

describe('a database of an older version', () => {
  it('learns at the first start how its tables are printed', async () => {
    await sql`alter table schema_state drop column prints`.execute(database.query);
    await run('drop index ride_name_idx');
    expect(await start()).toContain('ride_name_idx');
    await run('alter table ride drop constraint ride_status_options');
    await run('alter table ride add constraint ride_status_options check (true)');
    expect(await start()).toContain('found CHECK (true)');
  });
});

describe('a former name', () => {
  const renamed = (was: string): ReturnType<typeof declare> =>
    declare(
      {
        ...ride,
        columns: ride.columns.map((column) => (column.name === 'at' ? { ...column, name: 'opened_at', was } : column)),
      },
      shop,
    );

  it('that the table never had stops the start, with the names it could be', async () => {
    const attempt = applySchema(database, { schema: renamed('att') });
    await expect(attempt).rejects.toThrow(
      /1 would begin with opened_at empty: "x-was" says that it was called att, and ride has no such column[\s\S]*of the columns that go now \(at\)/,
    );
    await applySchema(database, { schema: renamed('at') });
  });

  it('that was and is nowhere announced stops it where there are values', async () => {
    await run('update ride set at = now()');
    const gone = declare({ ...ride, columns: ride.columns.filter((column) => column.name !== 'at') }, shop);
    await expect(applySchema(database, { schema: gone })).rejects.toThrow(
      /1 have a value in it[\s\S]*--allow drop-column:ride\.at/,
    );
  });
});

it('what a start changed is logged, a line a step with the rows it wrote, and drift as a warning', async () => {
  const lines: unknown[] = [];
  const log = (level: string) => (details: object, message: string) => void lines.push([level, details, message]);
  const told = { info: log('info'), warn: log('warn') };
  const first = await openTestDatabase({ template: 'empty' });
  logOutcomes(await applySchema(first, { schema }), told);
  await first.close();
  expect(lines).toEqual([
    ['info', { steps: expect.any(Number) as number }, 'Schema: the tables of an empty database are made'],
  ]);

  lines.length = 0;
  await run('drop index ride_name_idx');
  const more = declare(
    { ...ride, columns: ride.columns.filter((column) => column.name !== 'fax'), indexes: ride.indexes.slice(0, 2) },
    shop,
  );
  logOutcomes(await applySchema(database, { schema: more, allow: ['drop-column:ride.fax'] }), told);
  expect(lines).toEqual([
    ['info', { step: 'drop-index:ride_fax_key' }, 'Schema: index ride_fax_key is dropped'],
    [
      'info',
      { step: 'drop-column:ride.fax', concerned: 1, written: 1 },
      'Schema: ride.fax is dropped: no field declares it any more',
    ],
    [
      'warn',
      { step: 'create-index:ride_name_idx', drift: 'expected an index on ride; found no such index' },
      'Schema: index ride_name_idx is created',
    ],
  ]);
  lines.length = 0;
  logOutcomes(await applySchema(database, { schema: more }), told);
  expect(lines).toEqual([]);
});

it('names many new indexes in one line of the log', async () => {
  const lines: unknown[][] = [];
  const told = {
    info: (...line: unknown[]) => void lines.push(line),
    warn: (...line: unknown[]) => void lines.push(line),
  };
  const more = Array.from({ length: 25 }, (_, at) => ({
    name: `ride_more_${at}_idx`,
    method: 'btree' as const,
    expressions: ['"name"'],
    unique: false,
  }));
  const wider = declare({ ...ride, indexes: [...ride.indexes, ...more] }, shop);
  logOutcomes(await applySchema(database, { schema: wider }), told);
  expect(lines).toEqual([
    [{ steps: more.map(({ name }) => `create-index:${name}`) }, 'Schema: indexes that were missing are made'],
  ]);
});

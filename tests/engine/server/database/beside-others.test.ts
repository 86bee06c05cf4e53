// Schema changes on a server while others go on reading and writing.
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applySchema, planSchema, SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { openTestDatabase, poolerUrl, serverUrl, withDatabase } from '#tests/support/database.ts';
import { buildTable, declare, fax, name } from './tables.ts';

const first = buildTable({ columns: [name, fax] });
const unique = {
  name: 'ride_name_key',
  method: 'btree',
  expressions: ['"organization_id"', '"name"'],
  unique: true,
} as const;
const plain = { name: 'ride_fax_idx', method: 'btree', expressions: ['"fax"'], unique: false } as const;
const withIndex = (index: typeof unique | typeof plain) => declare({ ...first, indexes: [...first.indexes, index] });

let database: Database;
let others: pg.Client[];

beforeEach(async () => {
  database = await openTestDatabase({ template: 'empty' });
  others = [];
  await applySchema(database, { schema: declare(first) });
  await sql`insert into organization (id, name) values ('o', 'O')`.execute(database.query);
});

afterEach(async () => {
  for (const other of others) await other.end();
  await database.close();
});

async function urlOf(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.query);
  return withDatabase(serverUrl ?? '', rows[0]?.name ?? '');
}

/** Another program, or another process of this one that runs still. */
async function somebody(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await urlOf(), statement_timeout: 10_000 });
  await client.connect();
  others.push(client);
  return client;
}

const insert = (client: pg.Client, called: string) =>
  client.query(`insert into ride (id, organization_id, name) values (gen_random_uuid(), 'o', $1)`, [called]);

const seen = async (what: string, more = '') =>
  (
    await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike ${what} ${sql.raw(more)}`.execute(
      database.query,
    )
  ).rows[0]?.count;

const indexes = async () =>
  (
    await sql<{ name: string; valid: boolean }>`
      select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = 'ride'::regclass and c.relname not in ('ride_pkey', 'ride_key')`.execute(database.query)
  ).rows;

const isServer = serverUrl !== undefined && poolerUrl === undefined;

describe.skipIf(!isServer)('on a server that keeps sessions, a change of schemas', () => {
  it('lets others write while it makes an index, and waits for them', async () => {
    const [slow, quick] = [await somebody(), await somebody()];
    await slow.query('begin');
    await insert(slow, 'slow');
    const applied = applySchema(database, { schema: withIndex(plain) });
    await expect.poll(() => seen('create index concurrently%', `and wait_event_type = 'Lock'`)).toBe(1);
    await insert(quick, 'quick');
    await slow.query('commit');
    await applied;
    expect(await indexes()).toEqual([{ name: 'ride_fax_idx', valid: true }]);
    expect(await planSchema(database, { schema: withIndex(plain) })).toEqual([]);
  });

  it('holds new rows to a check at once and those that are there afterwards', async () => {
    const schema = declare({ ...first, checks: [{ name: 'ride_name_length', expression: 'char_length("name") < 9' }] });
    await insert(await somebody(), 'short');
    await applySchema(database, { schema });
    const { rows } =
      await sql`select convalidated as held from pg_constraint where conname = 'ride_name_length'`.execute(
        database.query,
      );
    expect(rows).toEqual([{ held: true }]);
    await expect(insert(await somebody(), 'much too long')).rejects.toThrow(/ride_name_length/);
    expect(await planSchema(database, { schema })).toEqual([]);
  });

  it('requires a column and leaves no check of its own behind', async () => {
    const schema = declare(buildTable({ columns: [name, { ...fax, nullable: false, default: `'none'` }] }));
    await insert(await somebody(), 'a ride');
    await applySchema(database, { schema });
    const { rows } =
      await sql`select attnotnull as required, (select count(*)::int from pg_constraint where conrelid = attrelid and contype = 'c') as checks
      from pg_attribute where attrelid = 'ride'::regclass and attname = 'fax'`.execute(database.query);
    expect(rows).toEqual([{ required: true, checks: 0 }]);
    expect(await planSchema(database, { schema })).toEqual([]);
  });

  it('gives way to who reads for long instead of letting all others wait behind it', async () => {
    const [slow, quick] = [await somebody(), await somebody()];
    await slow.query('begin');
    await slow.query('select * from ride');
    const schema = declare(buildTable({ columns: [name, fax, { name: 'gate', type: 'text', nullable: true }] }));
    let isDone = false;
    const applied = applySchema(database, { schema }).then(() => (isDone = true));
    await expect.poll(() => seen('alter table "ride" add column%', `and wait_event_type = 'Lock'`)).toBe(1);
    // Behind it now, and not for longer than it waits itself.
    await quick.query('select * from ride');
    expect(isDone).toBe(false);
    await slow.query('commit');
    await applied;
    await quick.query('select gate from ride');
  });

  it('is made by one of two processes that start at once', async () => {
    const other = await openDatabase({ databaseUrl: await urlOf(), dataDir: '', log: silentLog });
    try {
      const schema = withIndex(plain);
      const outcomes = await Promise.all([applySchema(database, { schema }), applySchema(other, { schema })]);
      expect(outcomes.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 1]);
      expect(await indexes()).toEqual([{ name: 'ride_fax_idx', valid: true }]);
    } finally {
      await other.close();
    }
  });

  it('that finds a value twice which was not there when it was looked says so, and stops the next time', async () => {
    const writer = await somebody();
    await insert(writer, 'twin');
    await writer.query('begin');
    await insert(writer, 'twin');
    const applied = applySchema(database, { schema: withIndex(unique) });
    const told = applied.catch((error: unknown) => String(error));
    await expect.poll(() => seen('create unique index concurrently%', `and wait_event_type = 'Lock'`)).toBe(1);
    await writer.query('commit');
    expect(await told).toMatch(
      /is unique \[unique:ride_name_key\].*could not create unique index.*next start tries this again/s,
    );
    await expect(applySchema(database, { schema: withIndex(unique) })).rejects.toThrow(SchemaStoppedError);
    await sql`delete from ride where id in (select id from ride where name = 'twin' limit 1)`.execute(database.query);
    await applySchema(database, { schema: withIndex(unique) });
    expect(await indexes()).toEqual([{ name: 'ride_name_key', valid: true }]);
  });

  it('makes an index anew that a process left half made', async () => {
    const maker = await somebody();
    const writer = await somebody();
    await writer.query('begin');
    await insert(writer, 'slow');
    const schema = withIndex(plain);
    const applied = applySchema(database, { schema });
    const failed = applied.catch((error: unknown) => String(error));
    await expect.poll(() => seen('create index concurrently%', `and wait_event_type = 'Lock'`)).toBe(1);
    await maker.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'create index concurrently%'`,
    );
    expect(await failed).toMatch(/ride_fax_idx/);
    await writer.query('commit');
    expect(await indexes()).toEqual([{ name: 'ride_fax_idx', valid: false }]);
    const outcomes = await applySchema(database, { schema });
    expect(outcomes.map(({ step }) => step.id)).toEqual(['drop-index:ride_fax_idx', 'create-index:ride_fax_idx']);
    expect(await indexes()).toEqual([{ name: 'ride_fax_idx', valid: true }]);
  });
});

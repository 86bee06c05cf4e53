// Embedded engines that are used again. To start one takes two seconds of a core (its code is compiled, a template of
// 45 MB unpacked), to empty one 50 ms, and its code is compiled by then: it answers several times as fast. So whoever
// closes a test database leaves its engine to the next who opens one, in this file or in another of the same worker.
import pg from 'pg';
import { interactiveLimitMs } from '#engine/server/database/backend.ts';
import type { Database } from '#engine/server/database/database.ts';
import { Engine } from '#engine/server/database/embedded/engine.ts';
import { backendOf } from '#engine/server/database/embedded/open-embedded.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { buildDatabase } from '#engine/server/database/open-database.ts';

export interface Template {
  readonly path: string;
  /** Without tables of ours: whatever is made in it is dropped. */
  readonly isEmpty: boolean;
}

interface UsedEngine {
  readonly engine: Engine;
  /** As it was started: what it must look like to be used again. */
  readonly born: Born;
}

interface Born {
  readonly catalogs: string;
  /** Each with its last value. */
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
  readonly rows: readonly { readonly table: string; readonly columns: string; readonly json: string }[];
}

/** More are rarely open at once, and each takes some hundred megabytes. */
const idleInWorker = 2;
/** A process of its own (tests/engine/kinds/added) would not end while an engine waits for the next. */
const mostIdle = process.env['VITEST_POOL_ID'] === undefined ? 0 : idleInWorker;
const idle = new Map<string, UsedEngine[]>();

/** A database as the template has it. */
export async function openUsedEngine(template: Template): Promise<Database> {
  const used = idle.get(template.path)?.pop() ?? (await startEngine(template));
  // Closed twice it would be two tests' at once.
  let given: Promise<void> | undefined;
  const backend = { ...backendOf(used.engine), close: () => (given ??= giveBack(template, used)) };
  return buildDatabase(backend, { limitMs: interactiveLimitMs, log: silentLog });
}

async function startEngine({ path, isEmpty }: Template): Promise<UsedEngine> {
  const engine = new Engine({
    source: { kind: 'memory', template: path },
    limitMs: interactiveLimitMs,
    log: silentLog,
  });
  await engine.start();
  const born = await asking(engine, async (client) => ({
    catalogs: await readCatalogs(client, isEmpty),
    sequences: isEmpty ? [] : (await client.query(sequences)).rows,
    rows: isEmpty ? [] : await readRows(client),
  }));
  return { engine, born };
}

/** Empty again and kept for the next, or ended when it is not what it was. */
async function giveBack({ path, isEmpty }: Template, used: UsedEngine): Promise<void> {
  const others = (): readonly UsedEngine[] => idle.get(path) ?? [];
  const clean =
    others().length < mostIdle &&
    (await asking(used.engine, (client) => empty(client, used.born, isEmpty)).catch(() => false));
  if (clean) idle.set(path, [...others(), used]);
  else await used.engine.stop();
}

async function empty(client: pg.Client, born: Born, isEmpty: boolean): Promise<boolean> {
  if (isEmpty) await client.query(dropAll);
  if ((await readCatalogs(client, isEmpty)) !== born.catalogs) return false;
  return isEmpty || removeRows(client, born);
}

/** Public as initdb makes it. */
const dropAll = `
  set client_min_messages = warning;
  drop schema public cascade;
  create schema public authorization pg_database_owner;
  grant usage on schema public to public;
  comment on schema public is 'standard public schema'`;

/**
 * Tells whether any table, index, function, statistic or setting was made, changed or dropped: each is a row of a
 * catalog, and whatever writes one leaves the number of its transaction. Where all is dropped in the end, only how many
 * there are; the new schema public is not the one of initdb, which alone pg_init_privs remembers.
 */
async function readCatalogs(client: pg.Client, onlyCount: boolean): Promise<string> {
  const { rows: catalogs } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r' and relname <> 'pg_init_privs'`,
  );
  const newest = onlyCount ? '0' : 'max(xmin::text::bigint)';
  const each = catalogs.map(
    ({ name }) => `select '${name}' as name, count(*) as count, ${newest} as newest from ${name}`,
  );
  const { rows } = await client.query(`${each.join(' union all ')} order by name`);
  return JSON.stringify(rows);
}

const tables = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;

const sequences = `select quote_ident(sequencename) as name, last_value as last from pg_sequences where schemaname = 'public'`;

async function readRows(client: pg.Client): Promise<Born['rows']> {
  const { rows: filled } = await client.query<{ name: string; columns: string }>(`
    select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relname in (${tables}) and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname`);
  const rows = [];
  for (const { name, columns } of filled) {
    const { rows: found } = await client.query<{ json: string }>(`select json_agg(t)::text as json from ${name} t`);
    rows.push({ table: name, columns, json: found[0]?.json ?? '[]' });
  }
  return rows;
}

/** What many rows leave behind slows down whoever comes next. */
const mostBytes = 32 * 1024 * 1024;

/** Deleted, not truncated: that writes new files for each of 400 indexes. False where too much is left behind. */
async function removeRows(client: pg.Client, born: Born): Promise<boolean> {
  const { rows: sizes } = await client.query<{ name: string; bytes: string }>(
    `select name, pg_total_relation_size(quote_ident(name)::regclass) as bytes from (${tables}) filled`,
  );
  if (sizes.reduce((sum, { bytes }) => sum + Number(bytes), 0) > mostBytes) return false;
  await client.query(`
    begin;
    set local session_replication_role = replica;
    ${sizes.map(({ name }) => `delete from ${pg.escapeIdentifier(name)};`).join('')}
    ${born.sequences.map(({ name, last }) => `select setval('${name}', ${last ?? 1}, ${last !== null});`).join('')}`);
  for (const { table, columns, json } of born.rows)
    await client.query(
      `insert into ${table} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [json],
    );
  await client.query('commit');
  return true;
}

async function asking<Answer>(engine: Engine, run: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client(backendOf(engine).pool);
  client.on('error', () => {});
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

// A database for a test file: embedded and in memory, or, with TEST_DATABASE_URL, a fresh one on that PostgreSQL
// server. Both start from a template with the schemas applied, made once and kept until the tables change.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';
import { fingerprint } from '#generated/tables.ts';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { openMemoryDatabase, writeTemplate } from '#engine/server/database/embedded/open-memory.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { openUsedEngine } from './engines.ts';
import { systemTables } from '#engine/server/database/system-tables.ts';

export interface TestDatabaseOptions {
  /** `empty`: no tables at all, for tests of how tables come to be. */
  readonly template?: TemplateName;
  readonly limitMs?: number;
}

type TemplateName = 'schema' | 'empty';

export const serverUrl = process.env['TEST_DATABASE_URL'];
/** A pooler in transaction mode before that server. */
export const poolerUrl = process.env['TEST_DATABASE_POOLER_URL'];
/** Why a test of the embedded engine does not run. */
export const embeddedOnly = 'runs on the embedded database only';

const top = join(import.meta.dirname, '../..');
const cache = join(top, 'node_modules/.cache/database-templates');
const makers = { schema: (database: Database) => applySchema(database), empty: async () => [] } as const;

export async function openTestDatabase({ template = 'schema', limitMs }: TestDatabaseOptions = {}): Promise<Database> {
  const limit = limitMs === undefined ? {} : { limitMs };
  if (serverUrl !== undefined) return openOnServer(serverUrl, template, limit);
  const path = await makeTemplate(template);
  // Who limits a statement's time ends the engine with it.
  if (limitMs !== undefined) return openMemoryDatabase({ template: path, limitMs });
  return openUsedEngine({ path, isEmpty: template === 'empty' });
}

/**
 * Until somebody waits for a lock. The embedded engine has one connection: whoever comes while it is taken waits at
 * once.
 */
export async function untilBlocked(database: Database): Promise<void> {
  if (database.engine === 'embedded') return;
  const waiting = sql<{
    count: string;
  }>`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => Number((await waiting.execute(database.query)).rows[0]?.count)).toBeGreaterThan(0);
}

export async function makeTemplates(): Promise<void> {
  if (serverUrl !== undefined)
    await onServer(serverUrl, async (client) => void (await makeServerTemplate(client, serverUrl, 'schema')));
  else await makeTemplate('schema');
}

/** Changes with everything that goes into a template. */
function templateKey(name: TemplateName): string {
  const sources = [
    'extensions.ts',
    'apply-schema.ts',
    'system-tables.ts',
    'plan/convert.ts',
    'plan/inside-convert.ts',
    'print-table.ts',
  ].map((file) => readFileSync(join(top, 'src/engine/server/database', file), 'utf8'));
  const engine = readFileSync(join(top, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const parts = name === 'empty' ? [engine] : [engine, fingerprint, JSON.stringify(systemTables), ...sources];
  return `${name}-${createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)}`;
}

async function makeTemplate(name: TemplateName): Promise<string> {
  const path = join(cache, `${templateKey(name)}.tar`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  // Several may make it at once; each under a name of its own, the last one stays.
  const own = `${path}.${randomUUID()}`;
  await writeTemplate(own, makers[name]);
  renameSync(own, path);
  return path;
}

async function openOnServer(url: string, template: TemplateName, limit: { limitMs?: number }): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, async (client) => {
    const source = await makeServerTemplate(client, url, template);
    await client.query(`create database ${name} template ${source}`);
  });
  const database = await openDatabase({
    databaseUrl: withDatabase(poolerUrl ?? url, name),
    ...(poolerUrl !== undefined && { pooled: true, prepared: false }),
    dataDir: '',
    log: silentLog,
    ...limit,
  });
  const close = async (): Promise<void> => {
    await database.close();
    await onServer(url, async (client) => void (await client.query(`drop database if exists ${name} with (force)`)));
  };
  return Object.create(database, { close: { value: close } }) as Database;
}

async function makeServerTemplate(client: pg.Client, url: string, template: TemplateName): Promise<string> {
  if (template === 'empty') return 'template0';
  const name = `template_${templateKey(template).replaceAll('-', '_')}`;
  await client.query('select pg_advisory_lock(7160413)');
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
  if (rowCount === 0) {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template template0`);
    const database = await openDatabase({ databaseUrl: withDatabase(url, name), dataDir: '', log: silentLog });
    await makers[template](database);
    await database.close();
    await client.query(`alter database ${name} with is_template true allow_connections false`);
  }
  await client.query('select pg_advisory_unlock(7160413)');
  return name;
}

async function onServer(url: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

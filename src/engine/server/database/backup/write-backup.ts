// Writes the whole database to one file: all tables as they were at one moment, row by row, at no time more than a
// batch in memory.
import { closeSync, createWriteStream, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Table } from '#engine/model/table.ts';
import { readApplied } from '../apply-schema.ts';
import type { Database, Tables } from '../database.ts';
import { readModel } from '../model-memory.ts';
import { literal, quote } from '../print-table.ts';
import { backupFormat, backupVersion, storedColumns, type Head, type Line } from './backup-file.ts';

const batchRows = 2_000;

export interface BackupReport {
  readonly path: string;
  readonly rows: Readonly<Record<string, number>>;
}

/** The file appears under its name only when it is whole. Other queries of an embedded database wait meanwhile. */
export async function writeBackup({
  database,
  path,
  now,
}: {
  database: Database;
  path: string;
  now: Date;
}): Promise<BackupReport> {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.new`;
  const rows: Record<string, number> = {};
  try {
    await database.job(() =>
      database.transaction(async () => {
        await sql`set transaction isolation level repeatable read, read only`.execute(database.query);
        const lines = printLines({ query: database.query, head: await buildHead(database, now), rows });
        await pipeline(Readable.from(lines), createGzip({ level: 6 }), createWriteStream(aside));
      }),
    );
    flush(aside);
    renameSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
  return { path, rows };
}

async function buildHead(database: Database, now: Date): Promise<Head> {
  const tables = await readApplied(database);
  if (tables === undefined) throw new Error('There is nothing to back up: the database has no tables yet');
  const { rows } = await sql<{
    fingerprint: string;
  }>`select fingerprint from schema_state order by id desc limit 1`.execute(database.query);
  const model = await readModel(database);
  return {
    format: backupFormat,
    version: backupVersion,
    createdAt: now.toISOString(),
    fingerprint: rows[0]?.fingerprint ?? '',
    tables,
    ...(model !== undefined && { model }),
  };
}

/** Counts into `rows` as it goes. */
async function* printLines({
  query,
  head,
  rows,
}: {
  query: Kysely<Tables>;
  head: Head;
  rows: Record<string, number>;
}): AsyncGenerator<string> {
  yield print(head);
  for (const table of head.tables) {
    const columns = storedColumns(table).map(({ name }) => name);
    yield print({ table: table.name, columns });
    rows[table.name] = 0;
    for await (const batch of readRows(query, table, columns)) {
      rows[table.name] = (rows[table.name] ?? 0) + batch.length;
      yield batch.map((line) => `${line}\n`).join('');
    }
  }
  yield print({ rows });
}

async function* readRows(
  query: Kysely<Tables>,
  table: Table,
  columns: readonly string[],
): AsyncGenerator<readonly string[]> {
  const run = <T>(statement: string) => query.executeQuery<T>(CompiledQuery.raw(statement));
  const row = `to_json(array[${columns.map((column) => `${quote(column)}::text`).join(', ')}])::text`;
  await run(`declare backup_rows no scroll cursor for select ${row} as line from ${quote(table.name)}`);
  for (;;) {
    const { rows } = await run<{ line: string }>(`fetch ${batchRows} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await run('close backup_rows');
}

function print(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}

function flush(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** For people: a table a line. */
export function printRows(rows: Readonly<Record<string, number>>): string {
  return Object.entries(rows)
    .map(([table, count]) => `${String(count).padStart(10)}  ${table}`)
    .join('\n');
}

/** Of all stored values of a table, in whatever order its rows are: equal in two databases when all its values are. */
export function checksumQuery(table: Table): string {
  const values = storedColumns(table)
    .map(({ name }) => `coalesce(${quote(name)}::text, '~')`)
    .join(` || ${literal('|')} || `);
  return `select coalesce(md5(string_agg(md5(${values}), '' order by md5(${values}))), '') as checksum from ${quote(table.name)}`;
}

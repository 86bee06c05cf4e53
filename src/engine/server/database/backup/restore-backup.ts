// Takes a backup into an empty database, embedded or server, in one transaction: the tables of then, their rows, then
// their constraints.
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { CompiledQuery, sql } from 'kysely';
import type { Table } from '#engine/model/table.ts';
import { prepare, readApplied, recordApplied } from '../apply-schema.ts';
import type { Database } from '../database.ts';
import { makeMonths } from '../months.ts';
import { rememberModel } from '../model-memory.ts';
import { plan } from '../plan/plan.ts';
import { printOutcome } from '../print-outcome.ts';
import { quote } from '../print-table.ts';
import { runSteps } from '../run-steps.ts';
import {
  BrokenBackupError,
  parseLine,
  readHead,
  storedColumns,
  type EndLine,
  type Head,
  type TableLine,
} from './backup-file.ts';

const batchRows = 1_000;
/** Rows with documents or pictures in them are large; a batch ends at this size too. */
const batchBytes = 8 * 1024 * 1024;

class NotEmptyError extends Error {}

/** After it the schemas of today must be applied (`applySchema`). Resolves to the rows of each table. */
export async function restoreBackup(database: Database, path: string): Promise<Readonly<Record<string, number>>> {
  return database.job(() =>
    database.transaction(async () => {
      await checkEmpty(database);
      const lines = readLines(path);
      const head = readHead((await lines.next()).value);
      const bare = head.tables.map(withoutConstraints);
      await prepare(database);
      await apply(database, [], bare);
      await makeMonths(database, bare);
      const rows = await loadRows({ database, lines, tables: head.tables });
      await continueCounters(database, head.tables);
      await apply(database, bare, head.tables);
      await recordApplied(database, { tables: head.tables, fingerprint: head.fingerprint, permitted: [] });
      if (head.model !== undefined) await rememberModel(database, head.model);
      return rows;
    }),
  );
}

/** Empty tables, as a first start without data makes them, are no obstacle: they are dropped. */
async function checkEmpty(database: Database): Promise<void> {
  const applied = await readApplied(database);
  for (const { name } of applied ?? []) {
    if (name === 'organization') continue;
    const { rows } = await database.query.executeQuery<{ filled: boolean }>(
      CompiledQuery.raw(`select exists (select 1 from ${quote(name)}) as filled`),
    );
    if (rows[0]?.filled)
      throw new NotEmptyError(`A backup is only restored into an empty database, and the table ${name} has rows`);
  }
  for (const name of [...(applied ?? []).map((table) => table.name), 'schema_state']) {
    await database.query.executeQuery(CompiledQuery.raw(`drop table if exists ${quote(name)} cascade`));
  }
}

/** Cut at line feeds alone: texts may hold the separators that readline would cut at too. */
async function* readLines(path: string): AsyncGenerator<string, undefined> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip()).setEncoding('utf8');
  file.on('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const part of text as AsyncIterable<string>) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    throw new BrokenBackupError(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  return undefined;
}

/** Rows go in before their constraints: faster, and in any order. */
function withoutConstraints(table: Table): Table {
  const columns = table.columns.map((column) => ({ ...column, nullable: column.type !== 'bigserial' }));
  return { ...table, columns, indexes: [], foreignKeys: [], checks: [] };
}

/** What was permitted then is permitted now: rows that no constraint was held against stay as they are. */
async function apply(database: Database, before: readonly Table[], after: readonly Table[]): Promise<void> {
  const steps = plan(before, after);
  const outcomes = await runSteps(database, steps, { allow: steps.map(({ id }) => id), apart: false, rolling: false });
  const stopped = outcomes.filter(({ state }) => state === 'stopped');
  if (stopped.length > 0)
    throw new BrokenBackupError(
      `The rows do not fit their own tables:\n${stopped.map((outcome) => printOutcome(outcome)).join('\n')}`,
    );
}

async function loadRows({
  database,
  lines,
  tables,
}: {
  database: Database;
  lines: AsyncIterator<string>;
  tables: Head['tables'];
}): Promise<Readonly<Record<string, number>>> {
  const loaded: Record<string, number> = {};
  let into: { statement: string; name: string } | undefined;
  let batch: string[] = [];
  let bytes = 0;
  const store = async (): Promise<void> => {
    if (into && batch.length > 0)
      await database.query.executeQuery(CompiledQuery.raw(into.statement, [`[${batch.join(',')}]`]));
    if (into) loaded[into.name] = (loaded[into.name] ?? 0) + batch.length;
    [batch, bytes] = [[], 0];
  };
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new BrokenBackupError('The backup is not whole: its end is missing');
    if (line.startsWith('[')) {
      batch.push(line);
      bytes += line.length;
      if (batch.length >= batchRows || bytes >= batchBytes) await store();
      continue;
    }
    await store();
    const mark = parseLine(line) as TableLine | EndLine;
    if ('rows' in mark) return checkCounts(loaded, mark);
    into = { name: mark.table, statement: insertStatement(tables, mark) };
  }
}

function insertStatement(tables: readonly Table[], { table: name, columns }: TableLine): string {
  const table = tables.find((candidate) => candidate.name === name);
  const types = new Map(
    (table ? storedColumns(table) : []).map((column) => [
      column.name,
      column.type === 'bigserial' ? 'bigint' : column.type,
    ]),
  );
  const values = columns.map((column, at) => {
    const type = types.get(column);
    if (type === undefined)
      throw new BrokenBackupError(`The backup is damaged: ${name}.${column} is none of its columns`);
    return `(line ->> ${at})::${type}`;
  });
  return `insert into ${quote(name)} (${columns.map(quote).join(', ')}) select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as line`;
}

function checkCounts(loaded: Readonly<Record<string, number>>, { rows }: EndLine): Readonly<Record<string, number>> {
  const wrong = Object.entries(rows).find(([table, count]) => (loaded[table] ?? 0) !== count);
  if (wrong)
    throw new BrokenBackupError(
      `The backup is damaged: ${wrong[0]} should have ${wrong[1]} rows, and has ${loaded[wrong[0]] ?? 0}`,
    );
  return loaded;
}

async function continueCounters(database: Database, tables: readonly Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    for (const column of columns.filter(({ type }) => type === 'bigserial')) {
      const last = sql`select max(${sql.ref(column.name)}) from ${sql.table(name)}`;
      await sql`select setval(pg_get_serial_sequence(${quote(name)}, ${column.name}), coalesce((${last}), 0) + 1, false)`.execute(
        database.query,
      );
    }
  }
}

// Many rows into empty tables: indexes and keys are made when all rows are there, which takes a part of the time that
// keeping them up row by row does.
import { setImmediate } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import type { Column, ForeignKey, Index, Table } from '#engine/model/table.ts';
import { hasRows } from './analyze.ts';
import { CopiedRows, copyLine } from './copied-rows.ts';
import type { Database } from './database.ts';
import { printForeignKey, printIndex, quote } from './print-table.ts';

/** Of each of the two processes that make an index. */
const sortMemory = '256MB';

interface Bulk {
  /** Those that get many rows. */
  readonly tables: readonly Table[];
  /** Those that keep what they have: of few rows, making an index anew costs more than keeping it up. */
  readonly others?: readonly Table[];
}

/**
 * In a running transaction. Who uses these tables meanwhile waits for its end. Tables that have rows keep what they
 * have: they are in use.
 */
export async function loadInBulk<T>(
  database: Database,
  { tables, others = [] }: Bulk,
  load: (insert: InsertRows) => Promise<T>,
): Promise<T> {
  const keys = [...tables, ...others].flatMap(({ foreignKeys }) => foreignKeys);
  const empty: Table[] = [];
  for (const table of tables) if (!(await hasRows(database, table.name))) empty.push(table);
  // Of a database that was just made they may be still to come.
  const there = await indexesThere(database);
  const bare = empty.map((table) => ({
    ...table,
    indexes: table.indexes.filter((index) => there.has(index.name) && !isRestedOn(index, table.name, keys)),
  }));
  const taken = [
    ...bare.flatMap(({ name, foreignKeys }) =>
      foreignKeys.map((key) => `alter table ${quote(name)} drop constraint if exists ${quote(key.name)}`),
    ),
    ...bare.flatMap(({ indexes }) => indexes.map((index) => `drop index if exists ${quote(index.name)}`)),
  ];
  if (taken.length > 0) await run(database, taken.join('; '));
  const { insert, stored } = buildInserter(database);
  const loaded = await load(insert).finally(stored);
  if (database.engine === 'server') await run(database, `set local maintenance_work_mem = '${sortMemory}'`);
  for (const { name, indexes } of bare) for (const index of indexes) await run(database, printIndex(name, index));
  for (const { name, foreignKeys } of bare)
    for (const key of foreignKeys) await run(database, printForeignKey(name, key));
  return loaded;
}

async function run(database: Database, statement: string, ...values: readonly unknown[]): Promise<void> {
  await database.query.executeQuery(CompiledQuery.raw(statement, [...values]));
}

async function indexesThere({ query }: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('i', 'I') and relnamespace = current_schema()::regnamespace`.execute(
    query,
  );
  return new Set(rows.map(({ name }) => name));
}

/** A foreign key needs the unique index over what it refers to. */
function isRestedOn({ unique, expressions }: Index, table: string, keys: readonly ForeignKey[]): boolean {
  const columns = expressions.map((expression) => expression.replaceAll('"', '')).toSorted();
  return unique && keys.some((key) => key.table === table && key.references.toSorted().join() === columns.join());
}

/** Its values in the order of the columns. */
type Row = readonly unknown[];

interface Target {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Resolves to how many. One call after the other: what the one before sent is waited for in the next, or at the end. */
export type InsertRows = (table: Target, rows: Iterable<Row>) => Promise<number>;

/** The embedded database is handed a statement's rows together, and answers nobody else meanwhile. */
const rowsPerStatement = 1000;

/** Of the embedded database, which are made while those before are stored. */
const statementsAhead = 8;

/** The thread that makes them says in between that the next ones may be stored. */
const sliceMilliseconds = 5;

interface Inserter {
  /** The embedded database may have the last rows still to store, while the next table's are made. */
  readonly insert: InsertRows;
  readonly stored: () => Promise<void>;
}

function buildInserter(database: Database): Inserter {
  const ahead: Promise<void>[] = [];
  let under = Promise.resolve();
  const enqueue = async (statement: string, lines: Iterable<string>): Promise<void> => {
    if (ahead.length === statementsAhead) await ahead.shift();
    under = under.then(() => run(database, statement, new CopiedRows(lines)));
    // What fails is told where it is waited for, also while the next ones are made.
    under.catch(() => undefined);
    ahead.push(under);
  };
  return {
    async insert({ name, columns }, rows) {
      const types = columns.map(({ type }) => type);
      const statement = `copy ${quote(name)} (${columns.map((column) => quote(column.name)).join(', ')}) from stdin`;
      let count = 0;
      const lines = mapped(rows, (row) => {
        count += 1;
        return copyLine(row, types);
      });
      if (database.engine === 'server') await run(database, statement, new CopiedRows(lines));
      else for await (const batch of inBatches(lines)) await enqueue(statement, batch);
      return count;
    },
    stored: () => under,
  };
}

function* mapped<T, U>(items: Iterable<T>, make: (item: T) => U): Generator<U> {
  for (const item of items) yield make(item);
}

async function* inBatches<T>(items: Iterable<T>): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  let begun = performance.now();
  for (const item of items) {
    if (batch.push(item) === rowsPerStatement) {
      yield batch;
      batch = [];
    }
    if (performance.now() - begun < sliceMilliseconds) continue;
    await setImmediate();
    begun = performance.now();
  }
  if (batch.length > 0) yield batch;
}

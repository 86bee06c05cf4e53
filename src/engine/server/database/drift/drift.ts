// Whether the database still has the tables that were applied: somebody may have changed them by hand, or put a part of
// a dump over them. Read at each start and by `npm run plan`; the differences become steps like all others.
import { sql } from 'kysely';
import type { Table } from '#engine/model/table.ts';
import type { Database } from '../database.ts';
import { createExtensions } from '../extensions.ts';
import type { Step } from '../plan/step.ts';
import type { Outcome } from '../run-steps.ts';
import { asFound } from './as-found.ts';
import { printsOf, readCatalog, type Catalog, type Prints } from './catalog.ts';
import { mendSteps } from './mend.ts';

const memory = 'schema_state';

export interface Drift {
  /** The applied tables as they are now. */
  readonly tables: readonly Table[];
  readonly isFound: boolean;
  /** What was mended already, because the steps need it. */
  readonly outcomes: readonly Outcome[];
  /** Says at the steps from `tables` to `wanted` what is drift, and adds what no table can express. */
  mend(steps: readonly Step[], wanted: readonly Table[]): readonly Step[];
}

export class ForeignTablesError extends Error {}

/** In a transaction. `applied` as last recorded. */
export async function findDrift(database: Database, applied: readonly Table[]): Promise<Drift> {
  const catalog = await readCatalog(database, [...applied.map(({ name }) => name), memory]);
  const prints = await readPrints(database, catalog);
  const outcomes = catalog.hasFunctions ? [] : [await makeFunctions(database)];
  const { tables, findings } = asFound(applied, catalog, prints);
  const mend = (steps: readonly Step[], wanted: readonly Table[]): readonly Step[] =>
    mendSteps({ steps, findings, applied, wanted, catalog });
  const isFound = findings.length > 0 || outcomes.length > 0 || mend([], applied).length > 0;
  if (!isFound && prints?.major !== catalog.major) await recordPrints(database, catalog);
  return { tables, isFound, outcomes, mend };
}

/** Without memory of what was applied a table of ours is not ours, or what was known of it is lost. */
export async function refuseForeignTables(database: Database, wanted: readonly Table[]): Promise<void> {
  const names = wanted.map(({ name }) => name);
  const found = new Set((await readCatalog(database, names)).tables);
  // The catalog tells them in no order.
  const tables = names.filter((name) => found.has(name));
  if (tables.length === 0) return;
  throw new ForeignTablesError(
    `The database has tables that this application would make (${tables.slice(0, 5).join(', ')}${tables.length > 5 ? ' …' : ''}) but not the table ${memory}, in which it notes what it made. ` +
      `If another application made them, give this one a database of its own; if ${memory} was dropped or emptied, restore the latest backup into an empty database (npm run restore -- <file>).`,
  );
}

/** After all steps: how the database prints what is right now. */
export async function recordAsRight(database: Database, wanted: readonly Table[]): Promise<void> {
  await recordPrints(
    database,
    await readCatalog(
      database,
      wanted.map(({ name }) => name),
    ),
  );
}

async function readPrints(database: Database, { columns }: Catalog): Promise<Prints | undefined> {
  // A database of an older version has no place for them.
  if (!columns.some(({ table, name }) => table === memory && name === 'prints'))
    await sql`alter table schema_state add column prints jsonb`.execute(database.query);
  const { rows } = await sql<{
    prints: Prints | null;
  }>`select prints from schema_state order by id desc limit 1`.execute(database.query);
  return rows[0]?.prints ?? undefined;
}

async function recordPrints(database: Database, catalog: Catalog): Promise<void> {
  await sql`update schema_state set prints = ${JSON.stringify(printsOf(catalog))} where id = (select max(id) from schema_state)`.execute(
    database.query,
  );
}

async function makeFunctions(database: Database): Promise<Outcome> {
  await createExtensions(database);
  const step: Step = {
    id: 'create-functions',
    phase: 'rename',
    summary: 'extensions pg_trgm and unaccent, functions norm and converts are made again',
    sql: [],
    drift: 'expected all of them; found some missing',
  };
  return { step, count: 0, state: 'applied' };
}

// Brings a database to the tables the schemas declare, at every start: all in one transaction, or, when data could be
// lost, not at all.
import { isDeepStrictEqual } from 'node:util';
import { CompiledQuery, sql } from 'kysely';
import type { Table } from '#engine/model/table.ts';
import { product } from '#generated/product.ts';
import { fingerprint as declaredFingerprint, tables as declaredTables } from '#generated/tables.ts';
import type { Database } from './database.ts';
import { findDrift, recordAsRight, refuseForeignTables, type Drift } from './drift/drift.ts';
import { createConversions, createExtensions } from './extensions.ts';
import { followNames } from './follow-names.ts';
import { declaredModel, isSameModel, readModel, rememberModel, type Model } from './model-memory.ts';
import { withFills } from './plan/fill.ts';
import { planOptions } from './plan/options.ts';
import { plan } from './plan/plan.ts';
import { inOrder } from './plan/step.ts';
import { refuseUnknownNames } from './plan/unknown-was.ts';
import { renamedEntities, renameEntitySteps, renameModel, renameTables, type EntityRename } from './rename-entities.ts';
import { makeMonths } from './months.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { contracting, expanding, filling } from './read-expanded.ts';
import { withKeysOf } from './read-inside.ts';
import { printStopped } from './print-outcome.ts';
import { finishSteps, runFirstSteps, runSteps, type Outcome, type Run } from './run-steps.ts';
import { systemTables } from './system-tables.ts';

export interface Declared {
  readonly tables: readonly Table[];
  readonly fingerprint: string;
  /** What else the schemas say: remembered beside the tables. */
  readonly model?: Model;
}

const declared: Declared = { tables: declaredTables, fingerprint: declaredFingerprint, model: declaredModel };

export class SchemaStoppedError extends Error {
  readonly outcomes: readonly Outcome[];

  constructor(outcomes: readonly Outcome[]) {
    super(printStopped(outcomes));
    this.outcomes = outcomes;
  }
}

class DryRun extends Error {}

interface Attempt {
  readonly allow?: readonly string[];
  readonly schema?: Declared;
  /** Processes of the former version go on: what is renamed keeps its former name beside the present one. */
  readonly rolling?: boolean;
  /**
   * Indexes of an embedded database that had no tables are left for `finishSchema`: they would hold up the first start.
   * Of a server another process may look meanwhile, and take them for missing.
   */
  readonly leavesIndexes?: boolean;
  readonly look?: (outcomes: readonly Outcome[]) => Promise<void>;
}

/**
 * Throws SchemaStoppedError, with counts and the command to proceed, when a change would lose data or fail on existing
 * rows.
 */
export async function applySchema(
  database: Database,
  { allow = [], schema = declared, rolling = false, leavesIndexes = false }: Omit<Attempt, 'look'> = {},
): Promise<readonly Outcome[]> {
  const isAlone = database.engine === 'embedded';
  const how = { allow, apart: mayBeApart(database), rolling, leavesIndexes: leavesIndexes && isAlone };
  return database.job(() =>
    oneAtATime(database, async () => {
      const outcomes = await database.transaction(
        async () => {
          const tried = await bring(database, schema, how);
          if (tried.some(({ state }) => state === 'stopped')) throw new SchemaStoppedError(tried);
          await makeMonths(database, [...systemTables, ...schema.tables]);
          return tried;
        },
        { yields: true },
      );
      if (how.leavesIndexes || !outcomes.some(({ afterwards }) => afterwards !== undefined)) return outcomes;
      await finishSteps(database, outcomes);
      await recordAsRight(database, [...systemTables, ...schema.tables]);
      return outcomes.map(({ afterwards: _done, ...outcome }) => outcome);
    }),
  );
}

/**
 * What `applySchema` left, one by one: others ask the database in between. What is cut off, the next start finds missing.
 */
export async function finishSchema(
  database: Database,
  outcomes: readonly Outcome[],
  schema: Pick<Declared, 'tables'> = declared,
): Promise<void> {
  const left = outcomes.filter(({ afterwards }) => afterwards !== undefined);
  for (const outcome of left) await database.job(() => finishSteps(database, [outcome]));
  if (left.length > 0) await database.job(() => recordAsRight(database, [...systemTables, ...schema.tables]));
}

/** Whether others use the tables while they are changed, and something can be said to them outside of transactions. */
export function mayBeApart({ engine, keepsSession }: Pick<Database, 'engine' | 'keepsSession'>): boolean {
  return engine === 'server' && keepsSession;
}

/** What `applySchema` would do; tried out in a transaction that is rolled back. `look` sees the rows as they would be. */
export async function planSchema(
  database: Database,
  { allow = [], schema = declared, rolling = false, look }: Attempt = {},
): Promise<readonly Outcome[]> {
  let outcomes: readonly Outcome[] = [];
  const attempt = database.job(() =>
    oneAtATime(database, () =>
      database.transaction(
        async () => {
          outcomes = await bring(database, schema, { allow, apart: false, rolling, leavesIndexes: false });
          await look?.(outcomes);
          throw new DryRun();
        },
        { yields: true },
      ),
    ),
  );
  await attempt.catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error;
  });
  return outcomes;
}

interface Bringing extends Run {
  readonly leavesIndexes: boolean;
}

async function bring(database: Database, schema: Declared, how: Bringing): Promise<readonly Outcome[]> {
  const wanted = [...systemTables, ...schema.tables];
  const applied = await readApplied(database);
  const drift = applied && (await findDrift(database, applied));
  const known = await readModel(database);
  const renames = renamedEntities({ tables: applied ?? [], model: known }, { tables: wanted, model: schema.model });
  if (applied !== undefined && drift !== undefined && renames.length > 0)
    return bringRenamed(database, { schema, how, renames, applied, drift });
  const isSame = isDeepStrictEqual(applied, JSON.parse(JSON.stringify(wanted)));
  // Before the tables of now are recorded: the model of before stands beside those of before.
  const before = known;
  const options = planOptions(before, schema.model);
  // The version before the former one is gone by now.
  const pending =
    applied === undefined ? [] : await (how.rolling && isSame ? filling(database) : contracting(database, applied));
  if (isSame && !drift?.isFound && options.length === 0 && pending.length === 0) {
    if (schema.model !== undefined) await takeModel(database, before, schema.model, false);
    return [];
  }
  if (applied) await createConversions(database);
  else await refuseForeignTables(database, wanted).then(() => prepare(database));
  const found = await withKeysOf(database, drift?.tables ?? [], wanted);
  const changes = withFills(plan(found, wanted, { expands: how.rolling }), {
    before: found,
    after: wanted,
    entities: schema.model?.entities ?? {},
    query: database.query,
  });
  const steps = refuseUnknownNames(inOrder([...pending, ...changes, ...options]), applied ?? [], wanted);
  const outcomes = [
    ...(drift?.outcomes ?? []),
    ...(await (applied === undefined && steps.every(({ risk }) => risk === undefined)
      ? runFirstSteps(database, steps, how)
      : runSteps(database, drift?.mend(steps, wanted) ?? steps, how))),
  ];
  if (outcomes.some(({ state }) => state === 'stopped')) return outcomes;
  if (!applied)
    await sql`insert into organization (id, name) values (${product.organization.id}, ${product.organization.name})`.execute(
      database.query,
    );
  const permitted = outcomes.filter(({ state }) => state === 'permitted').map(({ step }) => step.id);
  const isNew = !isSame || permitted.length > 0;
  if (isNew) await recordApplied(database, { tables: wanted, fingerprint: schema.fingerprint, permitted });
  await recordAsRight(database, wanted);
  if (schema.model !== undefined) await takeModel(database, before, schema.model, isNew);
  return outcomes;
}

interface Renamed {
  readonly schema: Declared;
  readonly how: Bringing;
  readonly renames: readonly EntityRename[];
  readonly applied: readonly Table[];
  readonly drift: Drift;
}

/**
 * First what was changed by hand, under the names that it has; then the names, remembered as if they had been applied
 * alone; then everything else.
 */
async function bringRenamed(
  database: Database,
  { schema, how, renames, applied, drift }: Renamed,
): Promise<readonly Outcome[]> {
  const mended = drift.isFound
    ? await runSteps(database, drift.mend(plan(drift.tables, applied), applied), { ...how, apart: false })
    : [];
  const outcomes = [...drift.outcomes, ...mended];
  if (outcomes.some(({ state }) => state === 'stopped')) return outcomes;
  // Under the name that the table has: who asks for the former column asks for the former table.
  const contracted = await runSteps(database, await contracting(database, applied), how);
  const before = await readModel(database);
  const renamed = await runSteps(database, renameEntitySteps(renames, applied), how);
  const tables = renameTables(applied, renames);
  await recordApplied(database, { tables, fingerprint: schema.fingerprint, permitted: [] });
  if (before !== undefined) await rememberModel(database, renameModel(before, renames));
  await recordAsRight(database, tables);
  const done = [...outcomes, ...contracted, ...renamed, ...(await bring(database, schema, how))];
  if (!how.rolling || done.some(({ state }) => state === 'stopped')) return done;
  return [...done, ...(await runSteps(database, await expanding(database, renames, applied), how))];
}

/** `isNew`: the tables were recorded anew, without a model. */
async function takeModel(database: Database, before: Model | undefined, model: Model, isNew: boolean): Promise<void> {
  const isKnown = before !== undefined && isSameModel(before, model);
  if (isNew || !isKnown) await rememberModel(database, model);
  if (before !== undefined && !isKnown) await followNames(database, before, model);
}

export async function recordApplied(
  database: Database,
  { tables, fingerprint, permitted }: Omit<Declared, 'model'> & { permitted: readonly string[] },
): Promise<void> {
  await sql`insert into schema_state (tables, fingerprint, permitted) values (${JSON.stringify(tables)}, ${fingerprint}, ${permitted})`.execute(
    database.query,
  );
}

/** The tables as last applied; undefined for a database that has none yet. */
export async function readApplied(database: Database): Promise<readonly Table[] | undefined> {
  const { rows: found } = await sql<{
    found: boolean;
  }>`select to_regclass('schema_state') is not null as found`.execute(database.query);
  if (!found[0]?.found) return undefined;
  const { rows } = await sql<{
    tables: readonly Table[];
  }>`select tables from schema_state order by id desc limit 1`.execute(database.query);
  return rows[0]?.tables;
}

/** What every database needs before its first table. */
export async function prepare(database: Database): Promise<void> {
  await createExtensions(database);
  const statement =
    'create table if not exists schema_state (id bigserial primary key, tables jsonb not null, fingerprint text not null, ' +
    `permitted text[] not null default '{}', applied_at timestamptz not null default now(), prints jsonb, model jsonb)`;
  await database.query.executeQuery(CompiledQuery.raw(statement));
}

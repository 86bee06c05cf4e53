// Runs planned steps inside the caller's transaction: counts first where a step could lose or fail, and leaves out what
// must not run.
import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import { withoutLooseChecks } from './loose-checks.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Sensitivity } from '#engine/model/entity.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { mask } from '../records/mask.ts';
import { fill } from './plan/expand.ts';
import { statementsOf, type Examples, type Step } from './plan/step.ts';

/** A record that stands in the way, with its value as far as it may be told. */
export interface Example {
  readonly id: string;
  readonly found?: string;
  readonly becomes?: string;
}

export interface Outcome {
  readonly step: Step;
  /** How many rows stood in the way; 0 for safe steps. */
  readonly count: number;
  readonly examples?: readonly Example[];
  /** Rows that its statements wrote. */
  readonly written?: number;
  /** That its statements took. */
  readonly milliseconds?: number;
  /** What is to run after the transaction. */
  readonly afterwards?: readonly string[];
  readonly state: 'applied' | 'permitted' | 'stopped' | 'failed';
  /** Of a step that failed, because one before it was stopped. */
  readonly error?: string;
}

export interface Run {
  readonly allow: readonly string[];
  /** What need not be in the transaction is left for after it (`finishSteps`). */
  readonly apart: boolean;
  /** Processes of the former version go on meanwhile (plan/expand.ts). */
  readonly rolling: boolean;
}

export async function runSteps(database: Database, steps: readonly Step[], how: Run): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const stopped = outcomes.some(({ state }) => state === 'stopped');
    outcomes.push(stopped ? await runAfterStop(database, step, how) : await tryStep(database, step, how));
  }
  return outcomes;
}

/** So many statements are sent together. */
const together = 25;

/**
 * Steps of a database that has nothing that could stand in their way: they are sent together, and not counted.
 * `leavesIndexes`: those that nothing rests on are for afterwards.
 */
export async function runFirstSteps(
  database: Database,
  steps: readonly Step[],
  { leavesIndexes }: { readonly leavesIndexes: boolean },
): Promise<readonly Outcome[]> {
  const isLeft = ({ phase }: Step): boolean => leavesIndexes && phase === 'create-index';
  const statements = steps
    .filter((step) => !isLeft(step))
    .flatMap((step) => statementsOf(step, { isPermitted: false, apart: false }).inside);
  for (let at = 0; at < statements.length; at += together)
    await run(database, statements.slice(at, at + together).join(';\n'));
  return steps.map((step) => ({ step, count: 0, state: 'applied', ...(isLeft(step) && { afterwards: step.sql }) }));
}

/** What steps left for after the transaction. Throws where it fails: the next start finds what is missing. */
export async function finishSteps(database: Database, outcomes: readonly Outcome[]): Promise<void> {
  for (const { step, afterwards = [] } of outcomes) {
    for (const statement of afterwards) {
      try {
        await finish(database, step, statement);
      } catch (cause) {
        throw new Error(
          `${step.summary} [${step.id}]: ${(cause as Error).message}. Everything else was applied; the next start tries this again`,
          { cause },
        );
      }
    }
  }
}

/** SQLSTATE check_violation: of rows that were let be otherwise, and that only a transaction of its own can write. */
const isRefused = (error: unknown): boolean => (error as { code?: unknown }).code === '23514';

async function finish(database: Database, { sql }: Step, statement: string): Promise<void> {
  if (!isApart(statement)) {
    await database.transaction(() => run(database, statement), { yields: true });
    return;
  }
  try {
    await run(database, statement);
  } catch (error) {
    if (!statement.startsWith(fill) || !isRefused(error)) throw error;
    const whole = sql.filter((one) => one.startsWith('update '));
    await database.transaction(() => runAll(database, whole), { yields: true });
  }
}

/** What PostgreSQL does in no transaction. */
export function isApart(statement: string): boolean {
  return statement.startsWith(fill) || /^create (unique )?index concurrently /.test(statement);
}

async function runAfterStop(database: Database, step: Step, how: Run): Promise<Outcome> {
  // What was left out may make later steps impossible; they are tried all the same, so that one run shows everything
  // there is to decide.
  await run(database, 'savepoint step');
  try {
    return await tryStep(database, step, how);
  } catch (error) {
    await run(database, 'rollback to savepoint step');
    return { step, count: 0, state: 'failed', error: error instanceof Error ? error.message : String(error) };
  }
}

async function tryStep(database: Database, step: Step, { allow, apart }: Run): Promise<Outcome> {
  const count = step.risk ? await countRows(database, step.risk.count) : 0;
  const isPermitted = count > 0 && allow.includes(step.id) && step.risk?.permitted !== undefined;
  const examples = count > 0 && step.risk?.examples ? await readExamples(database, step.risk.examples) : undefined;
  const shown = examples === undefined ? {} : { examples };
  if (count > 0 && !isPermitted) return { step, count, ...shown, state: 'stopped' };
  const { inside: statements, afterwards } = statementsOf(step, { isPermitted, apart });
  const begin = performance.now();
  const written = await runAll(database, statements);
  const milliseconds = Math.round(performance.now() - begin);
  return {
    step,
    count,
    ...shown,
    written,
    milliseconds,
    ...(afterwards.length > 0 && { afterwards }),
    state: isPermitted ? 'permitted' : 'applied',
  };
}

/** Rows that were let be otherwise than a check has it do not stand in the way. Resolves to how many rows it wrote. */
function runAll(database: Database, statements: readonly string[]): Promise<number> {
  return withoutLooseChecks(
    database,
    statements.flatMap((statement) => [...statement.matchAll(/\bupdate "([^"]+)"/g)].map(([, table = '']) => table)),
    async () => {
      let rows = 0;
      for (const statement of statements) rows += await run(database, statement);
      return rows;
    },
    (name) => statements.some((statement) => statement.includes(`"${name}"`)),
  );
}

async function countRows(database: Database, query: string): Promise<number> {
  const { rows } = await database.query.executeQuery<{ count: number }>(CompiledQuery.raw(query));
  return rows[0]?.count ?? 0;
}

async function readExamples(database: Database, { query, of }: Examples): Promise<readonly Example[]> {
  const { rows } = await database.query.executeQuery<{ id: string; found?: string | null; becomes?: string | null }>(
    CompiledQuery.raw(query),
  );
  return rows.map(({ id, found, becomes }) => ({
    id,
    ...(found != null && of?.kind !== undefined && { found: told(found, of.kind, of.sensitive) }),
    ...(becomes != null && of?.sensitive === undefined && of?.kind !== undefined && { becomes }),
  }));
}

/** Plans are read in terminals and pasted into letters: what is sensitive is told in part. */
function told(value: string, kind: FieldKind, sensitive: Sensitivity | undefined): string {
  if (fieldKinds[kind].secret || (sensitive !== undefined && fieldKinds[kind].type !== 'string')) return '***';
  return sensitive === undefined ? value : (mask({ kind, sensitive }, value) ?? '***');
}

/** Resolves to how many rows it wrote. */
async function run(database: Database, statement: string): Promise<number> {
  try {
    const { numAffectedRows = 0n } = await database.query.executeQuery(CompiledQuery.raw(statement));
    return Number(numAffectedRows);
  } catch (cause) {
    const error = new Error(`${cause instanceof Error ? cause.message : String(cause)} in: ${statement}`, { cause });
    // By its code the transaction is tried again.
    throw Object.assign(error, { code: (cause as { code?: unknown }).code });
  }
}

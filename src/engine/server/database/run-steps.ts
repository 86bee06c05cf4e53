// Runs planned steps inside the caller's transaction: counts first where a step could lose or fail, and leaves out what
// must not run.
import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import { withoutLooseChecks } from './loose-checks.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import type { Sensitivity } from '#engine/model/entity.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import { mask } from '../records/mask.ts';
import type { Examples, Step } from './plan/step.ts';

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
  readonly state: 'applied' | 'permitted' | 'stopped' | 'failed';
  /** Of a step that failed, because one before it was stopped. */
  readonly error?: string;
}

export async function runSteps(
  database: Database,
  steps: readonly Step[],
  allow: readonly string[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const stopped = outcomes.some(({ state }) => state === 'stopped');
    outcomes.push(await runStep({ database, step, allow, stopped }));
  }
  return outcomes;
}

async function runStep({
  database,
  step,
  allow,
  stopped,
}: {
  database: Database;
  step: Step;
  allow: readonly string[];
  stopped: boolean;
}): Promise<Outcome> {
  if (!stopped) return tryStep(database, step, allow);
  // What was left out may make later steps impossible; they are tried all the same, so that one run shows everything
  // there is to decide.
  await run(database, 'savepoint step');
  try {
    return await tryStep(database, step, allow);
  } catch (error) {
    await run(database, 'rollback to savepoint step');
    return { step, count: 0, state: 'failed', error: error instanceof Error ? error.message : String(error) };
  }
}

async function tryStep(database: Database, step: Step, allow: readonly string[]): Promise<Outcome> {
  const count = step.risk ? await countRows(database, step.risk.count) : 0;
  const permitted = count > 0 && allow.includes(step.id) ? step.risk?.permitted : undefined;
  const examples = count > 0 && step.risk?.examples ? await readExamples(database, step.risk.examples) : undefined;
  const shown = examples === undefined ? {} : { examples };
  if (count > 0 && !permitted) return { step, count, ...shown, state: 'stopped' };
  const statements = permitted ?? step.sql;
  const begin = performance.now();
  const written = await withoutLooseChecks(
    database,
    statements.flatMap((statement) => [...statement.matchAll(/\bupdate "([^"]+)"/g)].map(([, table = '']) => table)),
    async () => {
      let rows = 0;
      for (const statement of statements) rows += await run(database, statement);
      return rows;
    },
    (name) => statements.some((statement) => statement.includes(`"${name}"`)),
  );
  const milliseconds = Math.round(performance.now() - begin);
  return { step, count, ...shown, written, milliseconds, state: permitted ? 'permitted' : 'applied' };
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
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)} in: ${statement}`, { cause });
  }
}

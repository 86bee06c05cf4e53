// `npm run plan -- --back <commit>`: shows the way back, or goes it.
import type { Table } from '#engine/model/table.ts';
import { fingerprint, tables } from '#generated/tables.ts';
import { readApplied, SchemaStoppedError } from '#engine/server/database/apply-schema.ts';
import type { Database } from '#engine/server/database/database.ts';
import { declaredModel } from '#engine/server/database/model-memory.ts';
import type { Recovered } from '#engine/server/database/recover-column.ts';
import { printOutcome, printStopped } from '#engine/server/database/print-outcome.ts';
import { shown } from '#engine/server/database/shown.ts';
import {
  applyBack,
  keptOf,
  opened,
  turnedBack,
  type Committed,
  type KeptValues,
} from '#engine/server/values/plan-back.ts';
import { planChange, type Plan } from '#engine/server/values/plan-change.ts';
import { readCommitted } from './committed.ts';

interface Way {
  readonly back: Committed;
  readonly applied: readonly Table[];
  readonly kept: readonly KeptValues[];
}

async function wayBack(database: Database, commit: string): Promise<Way> {
  const back = turnedBack(await readCommitted(commit), { tables, fingerprint, model: declaredModel });
  const applied = (await readApplied(database)) ?? [];
  return { back, applied, kept: await keptOf(database, back, applied) };
}

export async function planBack(
  database: Database,
  commit: string,
  allow: readonly string[],
): Promise<{ readonly plan: Plan; readonly text: string }> {
  const { back, applied, kept } = await wayBack(database, commit);
  const plan = await planChange(database, { allow, schema: opened(back, applied) });
  const text = kept
    .map(({ path, count, isWhole }) =>
      isWhole
        ? `returns   ${count} rows that were kept of ${path}`
        : `returns   ${count} values that were kept of ${path}`,
    )
    .join('\n');
  return { plan, text: shown(text) };
}

export function backCommand(commit: string): string {
  return `npm run plan -- --back ${commit} --apply`;
}

export async function goBack(database: Database, commit: string, allow: readonly string[]): Promise<string> {
  const { back } = await wayBack(database, commit);
  const { outcomes, recovered } = await applyBack(database, back, allow).catch((error: unknown) => {
    if (error instanceof SchemaStoppedError) throw new Error(printStopped(error.outcomes, backCommand(commit)));
    throw error;
  });
  return shown(
    [
      ...outcomes.map((outcome) => printOutcome(outcome)),
      ...recovered.map(printRecovered),
      `The database is as ${commit} declares it. Bring the files there before the next start:`,
      `  git checkout ${commit} -- schemas routes.config.json navigation.config.json roles.config.json && npm run generate`,
    ].join('\n'),
  );
}

export function printRecovered({
  path,
  isWhole,
  restored,
  left,
}: Pick<KeptValues, 'path' | 'isWhole'> & Recovered): string {
  const reason = isWhole
    ? 'their ids or keys are taken, or they break a rule of today'
    : 'there is another value now, or what they belonged to is gone';
  return `${restored} ${isWhole ? 'rows' : 'values'} put back into ${path}${left === 0 ? '' : `; ${left} stay in dropped_data: ${reason}`}`;
}

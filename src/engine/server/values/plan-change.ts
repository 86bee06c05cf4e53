// What the schemas would do to a database, as a whole: the steps of its tables, and the stored values that the new rules
// do not let through any more.
import { planSchema, type Declared } from '../database/apply-schema.ts';
import type { Database } from '../database/database.ts';
import { declaredModel, readModel } from '../database/model-memory.ts';
import type { Outcome } from '../database/run-steps.ts';
import { allRules, changedRules } from './changed-rules.ts';
import { findValues, type ValueFinding } from './find-values.ts';

export interface Plan {
  readonly outcomes: readonly Outcome[];
  readonly findings: readonly ValueFinding[];
}

interface Asked {
  readonly allow?: readonly string[];
  /** Every rule is held against the rows, whether or not it changed. */
  readonly all?: boolean;
  readonly now?: Date;
  readonly schema?: Declared;
}

export async function planChange(
  database: Database,
  { allow = [], all = false, now = new Date(), schema }: Asked = {},
): Promise<Plan> {
  const model = schema?.model ?? declaredModel;
  const changed = all ? allRules(model) : changedRules(await readModel(database), model);
  const declared = schema === undefined ? {} : { schema };
  const outcomes = await planSchema(database, { allow, ...declared });
  if (changed.length === 0) return { outcomes, findings: [] };
  // Where no table changes, rows are read beside everybody else.
  if (outcomes.length === 0) return { outcomes, findings: await findValues(database, changed, now) };
  let findings: readonly ValueFinding[] = [];
  const permitted = outcomes
    .filter(({ state, step }) => state === 'stopped' && step.risk?.permitted)
    .map(({ step }) => step.id);
  await planSchema(database, {
    ...declared,
    allow: [...allow, ...permitted],
    look: async (tried) => {
      // What stays impossible leaves tables that these checks cannot read.
      if (tried.every(({ state }) => state !== 'failed')) findings = await findValues(database, changed, now);
    },
  });
  return { outcomes, findings };
}

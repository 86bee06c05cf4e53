// A plan for people, and for programs.
import { SchemaStoppedError } from '../database/apply-schema.ts';
import { printOutcome } from '../database/print-outcome.ts';
import type { ValueFinding } from './find-values.ts';
import type { Plan } from './plan-change.ts';

export function isStopped({ outcomes }: Plan): boolean {
  return outcomes.some(({ state }) => state === 'stopped');
}

export function planText(plan: Plan): string {
  const { outcomes, findings, changes } = plan;
  const parts = [
    outcomes.length === 0
      ? 'The database has the tables of the schemas already'
      : outcomes.map((outcome) => printOutcome(outcome, 'would')).join('\n'),
    ...findings.map(printFinding),
    ...changes.map(({ text, id }) => `tells     ${text}  [${id}]`),
    ...(outcomes.length === 0 ? [] : [`\nNothing was changed. ${whatNext(plan)}`]),
  ];
  return parts.join('\n');
}

function whatNext(plan: Plan): string {
  return isStopped(plan)
    ? new SchemaStoppedError(plan.outcomes).message
    : 'The next start does this, or now: npm run plan -- --apply';
}

export function planJson(plan: Plan): string {
  const steps = plan.outcomes.map(({ step, count, state, examples = [], error }) => ({
    id: step.id,
    code: step.id.split(':')[0],
    state,
    summary: step.summary,
    ...(step.drift !== undefined && { drift: step.drift }),
    ...(step.risk !== undefined &&
      count > 0 && {
        count,
        reason: step.risk.reason,
        remedy: step.risk.remedy,
        ...(step.risk.permitted !== undefined && { permit: `--allow ${step.id}`, meaning: step.risk.meaning }),
        examples,
      }),
    ...(error !== undefined && { error }),
    sql: step.sql,
  }));
  return JSON.stringify({ stopped: isStopped(plan), steps, findings: plan.findings, changes: plan.changes }, null, 2);
}

export function printFinding({ id, entity, path, code, count, rows, was, examples, remedy }: ValueFinding): string {
  return [
    `warns     ${entity}.${path}: ${count} of ${rows} records do not pass ${code.replace(/^value\./, '')}  [${id}]`,
    ...(was === undefined ? [] : [`it was ${was}`]),
    'they stay as they are; whoever saves one next has to correct the field first',
    remedy,
    ...examples.map(({ link, found }) => `  ${[link, ...(found === undefined ? [] : [found])].join('  ')}`),
  ].join('\n          ');
}

// The statements of a plan, for whoever reads them before the next start runs them, or has a linter read them.
import { jobLimitMs } from '../database/backend.ts';
import { isApart } from '../database/run-steps.ts';
import { statementsOf, type Step } from '../database/plan/step.ts';
import { yieldingLimits } from '../database/session.ts';
import { shown } from '../database/shown.ts';
import type { Plan } from './plan-change.ts';

type Told = Pick<Plan, 'outcomes' | 'apart'>;

const beginning = ['begin;', `set local statement_timeout = ${jobLimitMs};`, `${yieldingLimits};`];

/** What a linter of migrations asks for, PostgreSQL does not do with tables in parts (docs/decisions/parts-by-month.md). */
const ofParts =
  '-- squawk-ignore require-concurrent-index-creation, constraint-missing-not-valid, adding-foreign-key-constraint, adding-not-nullable-field';

export function planSql({ outcomes, apart }: Told): string {
  if (outcomes.length === 0) return '-- The database has the tables of the schemas already';
  const parts = outcomes.map(({ step, state }) => {
    const statements = statementsOf(step, { isPermitted: state === 'permitted', apart });
    const isRun = state === 'applied' || state === 'permitted';
    return { step, state, ...(isRun ? statements : { inside: [], afterwards: [] }) };
  });
  const lines = [
    '-- What the next start does, and remembers: these statements alone would make the tables unknown to it.',
    ...beginning,
    ...parts.flatMap(({ step, state, inside }) => [
      comment(step, state === 'stopped' || state === 'failed' ? `${state}: ` : ''),
      ...inside.flatMap((statement) => [...(step.ofParts === true ? [ofParts] : []), statementText(statement)]),
    ]),
    'commit;',
    ...afterwardsLines(parts.filter(({ afterwards }) => afterwards.length > 0)),
  ];
  return shown(lines.join('\n'));
}

function afterwardsLines(
  parts: readonly { readonly step: Step; readonly afterwards: readonly string[] }[],
): readonly string[] {
  if (parts.length === 0) return [];
  return [
    '',
    '-- Afterwards, each by itself, beside those who read and write:',
    ...parts.flatMap(({ step, afterwards }) => [comment(step), ...afterwards.map(transactionText)]),
  ];
}

/** What names stand in a summary, and what checks say, may have more than one line. */
function comment({ summary, id }: Step, before = ''): string {
  return `\n-- ${`${before}${summary}  [${id}]`.replaceAll(/\s*\n\s*/g, ' ')}`;
}

function transactionText(statement: string): string {
  return isApart(statement) ? statementText(statement) : [...beginning, statementText(statement), 'commit;'].join('\n');
}

function statementText(statement: string): string {
  return `${statement};`;
}

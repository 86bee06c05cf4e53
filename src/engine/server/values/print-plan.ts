// A plan for people, and for programs.
import { applyCommand, printOutcome, printStopped } from '../database/print-outcome.ts';
import { interruptingSteps, statementsOf, type Step } from '../database/plan/step.ts';
import type { Outcome } from '../database/run-steps.ts';
import { shown, shownInLine } from '../database/shown.ts';
import type { Change } from './change.ts';
import type { ValueFinding } from './find-values.ts';
import type { EstimatedLock } from './estimate-locks.ts';
import type { Plan } from './plan-change.ts';

export function isStopped({ outcomes }: Plan): boolean {
  return outcomes.some(({ state }) => state === 'stopped');
}

/** `command`: what does it, where that is not the next start. */
export function planText(plan: Plan, command?: string): string {
  const { outcomes, findings, changes, locks, looked } = plan;
  const parts = [
    outcomes.length === 0
      ? 'The database has the tables of the schemas already'
      : outcomes
          .flatMap((outcome) => [
            printOutcome(outcome, 'would'),
            ...[...(locks.get(outcome.step.id) ?? []).map(lockText), ...timeTexts(outcome)].map(
              (line) => `          ${line}`,
            ),
          ])
          .join('\n'),
    ...interruptionText(plan),
    ...(looked ? [] : [notLooked]),
    ...findings.map(printFinding),
    ...changes.map(printChange),
    ...(outcomes.length === 0 ? [] : [`\n${wholeTime(plan)}${whatNext(plan, command)}`]),
  ];
  return parts.join('\n');
}

/** What a rolling update is not. */
export function interruptionText({ outcomes, rolling }: Pick<Plan, 'outcomes' | 'rolling'>): readonly string[] {
  const steps = rolling ? interruptingSteps(outcomes.map(({ step }) => step)) : [];
  return steps.length === 0
    ? []
    : [
        `Processes of the former version cannot run beside ${steps.map(({ id }) => id).join(', ')}: stop them first, or leave that to an update of its own.`,
      ];
}

export const notLooked =
  'No earlier model is remembered in this database: rules of values, rights, API and views were compared with nothing. ' +
  '--all holds every rule against the rows; the next start remembers the model.';

const numbers = new Intl.NumberFormat('en');

/** What others have to wait with. */
const waits: Readonly<Record<EstimatedLock['lock'], string>> = {
  'access exclusive': 'nobody else reads or writes it',
  'share row exclusive': 'nobody else writes it',
  share: 'nobody else writes it',
  'share update exclusive': 'others read and write it',
  'row exclusive': 'others write other rows of it',
};

export function lockText({ table, lock, rows, estimate, isAfterwards }: EstimatedLock): string {
  const during = isAfterwards === true ? 'while that is done after the plan' : 'until the plan is done';
  return `locks ${table}: ${lock}, ${waits[lock]} ${during}; of about ${numbers.format(estimate)} rows it has ${rows === 'untouched' ? 'none' : 'those concerned'} ${rows === 'untouched' ? 'read or written' : rows}`;
}

/** Below this nobody waits. */
const noticed = 10;

/** The steps were really taken, on these rows, and taken back. */
export function timeTexts({ milliseconds = 0 }: Outcome): readonly string[] {
  return milliseconds < noticed ? [] : [`took ${seconds(milliseconds)} when it was tried just now`];
}

/** What is new nobody waits for. */
function wholeTime({ outcomes, locks }: Plan): string {
  const whole = outcomes.reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0);
  return whole < noticed || locks.size === 0
    ? ''
    : `All of it took ${seconds(whole)} when it was tried just now: so long the locks are held. `;
}

function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${numbers.format(Math.round(milliseconds / 100) / 10)} s`;
}

function whatNext({ outcomes }: Plan, command?: string): string {
  if (outcomes.some(({ state }) => state === 'stopped')) return printStopped(outcomes, command);
  const how = command === undefined ? `The next start does this, or now: ${applyCommand}` : `It is done by: ${command}`;
  return `Nothing was changed. ${how}`;
}

export function planJson(plan: Plan): string {
  const steps = plan.outcomes.map(({ step, count, state, examples = [], error, milliseconds }) => ({
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
    locks: plan.locks.get(step.id) ?? [],
    ...(milliseconds !== undefined && { milliseconds }),
    ...sqlOf(step, { isPermitted: state === 'permitted', apart: plan.apart }),
  }));
  const { looked, findings, changes } = plan;
  return shown(JSON.stringify({ stopped: isStopped(plan), looked, steps, findings, changes }, null, 2));
}

function sqlOf(
  step: Step,
  how: { isPermitted: boolean; apart: boolean },
): { sql: readonly string[]; afterwards?: readonly string[] } {
  const { inside, afterwards } = statementsOf(step, how);
  return { sql: inside, ...(afterwards.length > 0 && { afterwards }) };
}

function printChange({ text, id, examples = [], remedy }: Change): string {
  const lines = [
    `tells     ${text}  [${id}]`,
    ...(remedy === undefined ? [] : [remedy]),
    ...examples.map((example) => `  ${exampleText(example)}`),
  ];
  return shown(lines.join('\n          '));
}

/** Where it can be looked at, or what it is called. */
export function exampleText({ id, link, found }: NonNullable<Change['examples']>[number]): string {
  return [link ?? id, ...(found === undefined ? [] : [shownInLine(found)])].join('  ');
}

export function printFinding({ id, entity, path, code, count, rows, was, examples, remedy }: ValueFinding): string {
  const lines = [
    `warns     ${entity}.${path}: ${count} of ${rows} records do not pass ${code.replace(/^value\./, '')}  [${id}]`,
    ...(was === undefined ? [] : [`it was ${was}`]),
    'they stay as they are; whoever saves one next has to correct the field first',
    remedy,
    ...examples.map(
      ({ link, found }) => `  ${[link, ...(found === undefined ? [] : [shownInLine(found)])].join('  ')}`,
    ),
  ];
  return shown(lines.join('\n          '));
}

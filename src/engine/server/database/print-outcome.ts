// What happened to a planned step, and what can be done about it, for people.
import type { Example, Outcome } from './run-steps.ts';
import { shown, shownInLine } from './shown.ts';

export const applyCommand = 'npm run plan -- --apply';

const changed = 'The schemas changed in a way that the stored records do not fit; nothing was changed.';
const drifted =
  'The tables of the database are not as this application left them: they were changed by hand or by another program. Nothing was changed now.';

/** `command`: what does it, permits are added to it. */
export function printStopped(outcomes: readonly Outcome[], command = applyCommand): string {
  const stopped = outcomes.filter(({ state }) => state === 'stopped');
  const permit = stopped.filter(({ step }) => step.risk?.permitted).map(({ step }) => `--allow ${step.id}`);
  const proceed = permit.length === 0 ? [] : ['To proceed all the same:', `  ${command} ${permit.join(' ')}`];
  const why = stopped.every(({ step }) => step.drift !== undefined) ? drifted : changed;
  return [why, ...stopped.map((outcome) => printOutcome(outcome)), ...proceed].join('\n');
}

const words = {
  did: { applied: 'applied', permitted: 'permitted', stopped: 'stopped', failed: 'failed' },
  would: { applied: 'would do', permitted: 'permitted', stopped: 'stops', failed: 'cannot' },
} as const satisfies Record<string, Record<Outcome['state'], string>>;

export function printOutcome(
  { step, count, state, error, examples = [] }: Outcome,
  tense: keyof typeof words = 'did',
): string {
  return shown(print({ step, count, state, examples, ...(error !== undefined && { error }) }, tense));
}

function print({ step, count, state, error, examples = [] }: Outcome, tense: keyof typeof words): string {
  const drift = step.drift === undefined ? '' : `\n          ${step.drift}`;
  const head = `${words[tense][state].padEnd(9)} ${step.summary}  [${step.id}]${drift}`;
  if (state === 'failed') return `${head}\n          not possible before the steps above: ${error}`;
  if (count === 0 || !step.risk) return head;
  const permit = step.risk.permitted ? [`permitted by --allow ${step.id}: ${step.risk.meaning}`] : [];
  return [
    head,
    `${count} ${step.risk.reason}`,
    ...(state === 'stopped' ? [step.risk.remedy, ...permit] : [step.risk.meaning ?? '']),
    ...examples.map(printExample),
  ].join('\n          ');
}

function printExample({ id, found, becomes }: Example): string {
  const values = [...(found === undefined ? [] : [found]), ...(becomes === undefined ? [] : ['→', becomes])];
  return [`  ${id}`, ...values.map(shownInLine)].join('  ');
}

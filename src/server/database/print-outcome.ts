// What happened to a planned step, and what can be done about it, for people.
import type { Outcome } from './run-steps.ts';

export function printStopped(outcomes: readonly Outcome[]): string {
  const stopped = outcomes.filter(({ state }) => state === 'stopped');
  const permit = stopped.filter(({ step }) => step.risk?.permitted).map(({ step }) => `--allow ${step.id}`);
  const proceed = permit.length === 0 ? [] : ['To proceed all the same:', `  npm run plan -- --apply ${permit.join(' ')}`];
  return ['The schemas changed in a way that the stored records do not fit; nothing was changed.', ...stopped.map(printOutcome), ...proceed].join('\n');
}

export function printOutcome({ step, count, state, error }: Outcome): string {
  const head = `${state.padEnd(9)} ${step.summary}  [${step.id}]`;
  if (state === 'failed') return `${head}\n          not possible before the steps above: ${error}`;
  if (count === 0 || !step.risk) return head;
  const permit = step.risk.permitted ? [`permitted by --allow ${step.id}: ${step.risk.meaning}`] : [];
  return [head, `${count} ${step.risk.reason}`, ...(state === 'stopped' ? [step.risk.remedy, ...permit] : [step.risk.meaning ?? ''])].join('\n          ');
}

// What a start changed in the database, for whoever reads the log: one line a step.
import type { Log } from './log.ts';
import { interruptingSteps } from './plan/step.ts';
import type { Outcome } from './run-steps.ts';

/** `rolling`: processes of the former version are thought to run on. */
export function logOutcomes(
  outcomes: readonly Outcome[],
  log: Pick<Log, 'info' | 'warn'>,
  { rolling = false }: { readonly rolling?: boolean } = {},
): void {
  const isFirst = outcomes.some(({ step }) => step.id === 'create-table:organization' && step.drift === undefined);
  if (isFirst) return log.info({ steps: outcomes.length }, 'Schema: the tables of an empty database are made');
  const ends = rolling ? interruptingSteps(outcomes.map(({ step }) => step)) : [];
  if (ends.length > 0)
    log.warn({ steps: ends.map(({ id }) => id) }, 'Schema: processes of the former version cannot run on beside this');
  for (const { step, count, written = 0 } of outcomes) {
    const details = { step: step.id, ...(count > 0 && { concerned: count }), ...(written > 0 && { written }) };
    if (step.drift === undefined) log.info(details, `Schema: ${step.summary}`);
    else log.warn({ ...details, drift: step.drift }, `Schema: ${step.summary}`);
  }
}

// What a start changed in the database, for whoever reads the log: one line a step.
import type { Log } from './log.ts';
import { interruptingSteps } from './plan/step.ts';
import type { Outcome } from './run-steps.ts';

/** Of so many indexes the log has one line: those that a first start was cut off from are some two hundred. */
const manyIndexes = 20;

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
  const indexes = outcomes.filter(({ step }) => step.phase === 'create-index' && step.drift === undefined);
  const isTogether = indexes.length >= manyIndexes;
  if (isTogether) log.info({ steps: indexes.map(({ step }) => step.id) }, 'Schema: indexes that were missing are made');
  for (const outcome of outcomes) {
    if (isTogether && indexes.includes(outcome)) continue;
    const { step, count, written = 0 } = outcome;
    const details = { step: step.id, ...(count > 0 && { concerned: count }), ...(written > 0 && { written }) };
    if (step.drift === undefined) log.info(details, `Schema: ${step.summary}`);
    else log.warn({ ...details, drift: step.drift }, `Schema: ${step.summary}`);
  }
}

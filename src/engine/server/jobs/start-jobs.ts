// The clockwork of the background jobs of one process: looks every few seconds for what is due, and ends with what it
// is doing.
import type { Job, JobParts } from './job.ts';
import { runDueJobs } from './run-jobs.ts';

const lookEveryMilliseconds = 5_000;

/** The answer stops it: resolves when the round under way is done. */
export function startJobs(parts: JobParts, jobs: readonly Job[]): () => Promise<void> {
  let round: Promise<void> | undefined;
  const look = () => {
    round ??= runDueJobs(parts, jobs)
      // The database was not there: the next look finds it again.
      .catch((err: unknown) => parts.log.warn({ err }, 'Background jobs were not looked for'))
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(look, lookEveryMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

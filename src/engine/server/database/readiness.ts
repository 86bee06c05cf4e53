// Whether the database answers: what probes ask, who come often and from many sides.
import { sql, type Kysely } from 'kysely';
import type { Backend } from './backend.ts';
import type { Database, Tables } from './database.ts';
import { callers } from './turns.ts';

const readyLimitMs = 5_000;
/** How long an answer that it is ready holds: whoever asks often takes no turns. */
const readyForMs = 1_000;

/** Asked by many at once it looks once, before all who wait; what it saw is believed for a moment. */
export function buildReadiness(root: Kysely<Tables>, backend: Backend): Pick<Database, 'isReady' | 'answers'> {
  let asking: Promise<boolean> | undefined;
  let readyUntil = -Infinity;
  const answers = (): Promise<boolean> => {
    asking ??= callers
      .run({ key: 'readiness', isPatient: true, isFirst: true }, () => isReady(root, backend))
      .then((ready) => {
        readyUntil = ready ? performance.now() + readyForMs : -Infinity;
        return ready;
      })
      .finally(() => (asking = undefined));
    return asking;
  };
  return { answers, isReady: async () => performance.now() < readyUntil || answers() };
}

async function isReady(root: Kysely<Tables>, backend: Backend): Promise<boolean> {
  // A slow statement on the one connection of the embedded engine is no reason to restart the process; its watchdog
  // looks after it.
  if (backend.busy()) return true;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(backend.busy()), readyLimitMs);
  });
  const answered = sql`select 1`.execute(root).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

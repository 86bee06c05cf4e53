// Runs each job when it is due, in exactly one of the processes: whoever moves its next start on in the table has it.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isDueSql } from './is-due.ts';
import type { Job, JobParts } from './job.ts';

/** A process that died with a job in hand loses it after this; one that lives renews its hold long before. */
const holdSeconds = 600;
const renewMilliseconds = (holdSeconds / 4) * 1000;

/** Runs the jobs that are due, one after the other; what fails is said in the log and tried again when next due. */
export async function runDueJobs(parts: JobParts, due: readonly Job[]): Promise<void> {
  for (const job of due) {
    const holder = randomUUID();
    if (await claim(parts, job, holder)) await runHeld(parts, job, holder);
  }
}

async function claim({ database, clock }: JobParts, { name, everySeconds }: Job, holder: string): Promise<boolean> {
  const at = clock();
  const now = at.toISOString();
  const isNext = isDueSql({ now: at, due: sql`next_at`, interval: everySeconds * 1000 });
  const isFree = isDueSql({ now: at, due: sql`held_until`, interval: holdSeconds * 1000 });
  await sql`insert into job (name, next_at) values (${name}, '-infinity') on conflict (name) do nothing`.execute(
    database.query,
  );
  const { rows } = await sql`
    update job set next_at = ${now}::timestamptz + make_interval(secs => ${everySeconds}), held_by = ${holder}, held_until = ${now}::timestamptz + make_interval(secs => ${holdSeconds})
    where name = ${name} and ${isNext} and ${isFree}
    returning name`.execute(database.query);
  return rows.length > 0;
}

async function runHeld(parts: JobParts, job: Job, holder: string): Promise<void> {
  const { database, clock, log } = parts;
  const renewal = setInterval(() => {
    const until = new Date(clock().getTime() + holdSeconds * 1000).toISOString();
    sql`update job set held_until = ${until} where name = ${job.name} and held_by = ${holder}`
      .execute(database.query)
      .catch((err: unknown) => log.warn({ err, job: job.name }, 'The hold of a background job could not be renewed'));
  }, renewMilliseconds);
  renewal.unref();
  try {
    await job.run(parts);
  } catch (err) {
    log.error({ err, job: job.name }, 'A background job failed; it is tried again when next due');
  } finally {
    clearInterval(renewal);
    // Another process may have it by now, if this one was held up for too long.
    await sql`update job set held_by = null, held_until = null where name = ${job.name} and held_by = ${holder}`.execute(
      database.query,
    );
  }
}

// Runs each job when it is due, in exactly one of the processes: whoever moves its next start on in the table has it.
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { jobs } from './job-table.ts';
import type { Job, JobParts } from './job.ts';

/** A process that died with a job in hand loses it after this. */
const longestSeconds = 600;

/** Runs the jobs that are due, one after the other; what fails is said in the log and tried again when next due. */
export async function runDueJobs(parts: JobParts, due: readonly Job[] = jobs): Promise<void> {
  for (const job of due) {
    if (await claim(parts, job)) await runClaimed(parts, job);
  }
}

/** The next round takes it at once, in whichever process is first. */
export async function hasten(database: Database, { name }: Job): Promise<void> {
  await sql`update job set next_at = '-infinity' where name = ${name}`.execute(database.query);
}

async function claim({ database, clock }: JobParts, { name, everySeconds }: Job): Promise<boolean> {
  const now = clock().toISOString();
  await sql`insert into job (name, next_at) values (${name}, '-infinity') on conflict (name) do nothing`.execute(database.query);
  const { rows } = await sql`
    update job set next_at = ${now}::timestamptz + make_interval(secs => ${everySeconds}), held_until = ${now}::timestamptz + make_interval(secs => ${longestSeconds})
    where name = ${name} and next_at <= ${now} and (held_until is null or held_until <= ${now})
    returning name`.execute(database.query);
  return rows.length > 0;
}

async function runClaimed(parts: JobParts, job: Job): Promise<void> {
  const { database, log } = parts;
  try {
    await job.run(parts);
  } catch (err) {
    log.error({ err, job: job.name }, 'A background job failed; it is tried again when next due');
  } finally {
    await sql`update job set held_until = null where name = ${job.name}`.execute(database.query);
  }
}

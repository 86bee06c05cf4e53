// Sends what stands in the outbox. What a mail server refuses is tried again after growing pauses, for two days; then it
// stays there for thirty days, to be sent again by whoever has seen to the cause.
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { isDueSql } from '../jobs/is-due.ts';
import type { Job, JobParts } from '../jobs/job.ts';

interface Letter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly link: string | null;
  readonly attempts: number;
}

/** Letters of one round; the rest waits for the next. */
const batch = 100;
/** Longer than a mail server takes to answer. */
const takenMinutes = 10;
/** Minutes before the next attempt; after the last the letter is given up, and the log says so. */
const pauses = [1, 5, 15, 60, 180, 720, 1440] as const;

export const sendMails: Job = {
  name: 'sendMails',
  everySeconds: 5,
  async run(parts) {
    for (const letter of await dueLetters(parts)) {
      if (await take(parts, letter)) await send(parts, letter);
    }
  },
};

async function dueLetters({ database, clock }: JobParts): Promise<readonly Letter[]> {
  const { rows } = await sql<Letter>`
    select id, recipient, subject, body, html, link, attempts from mail_outbox where given_up_at is null and ${isLetterDue(clock())} order by id limit ${batch}`.execute(
    database.query,
  );
  return rows;
}

/** After so many attempts a letter waits for the pause that follows them, or for whoever has taken it. */
function isLetterDue(now: Date): RawBuilder<boolean> {
  const longest = sql<number>`greatest(${takenMinutes}, (array[${sql.join([...pauses])}]::integer[])[attempts]) * 60000`;
  return isDueSql({ now, due: sql`next_at`, interval: longest });
}

/** Whoever moves its next attempt on sends it; should he die meanwhile, it is due again then. */
async function take({ database, clock }: JobParts, { id, attempts }: Letter): Promise<boolean> {
  const now = clock();
  const { rows } = await sql`
    update mail_outbox set next_at = ${new Date(now.getTime() + takenMinutes * 60_000).toISOString()}
    where id = ${id} and attempts = ${attempts} and given_up_at is null and ${isLetterDue(now)} returning id`.execute(
    database.query,
  );
  return rows.length > 0;
}

async function send(
  { database, mailer, clock, log }: JobParts,
  { id, recipient, subject, body, html, link, attempts }: Letter,
): Promise<void> {
  try {
    await mailer.send({
      to: recipient,
      subject,
      text: body,
      ...(html !== null && { html }),
      ...(link !== null && { link }),
    });
  } catch (err) {
    const pause = pauses[attempts];
    // Neither the address nor the letter goes into the log.
    log.warn(
      { err, letter: id, attempts: attempts + 1 },
      pause === undefined
        ? 'A letter could not be sent and is given up'
        : 'A letter could not be sent; it is tried again later',
    );
    return pause === undefined
      ? giveUp(database, id, clock())
      : postpone(database, id, new Date(clock().getTime() + pause * 60_000));
  }
  await sql`delete from mail_outbox where id = ${id}`.execute(database.query);
}

/** It stays for whoever looks after it. */
async function giveUp(database: Database, id: number, now: Date): Promise<void> {
  await sql`update mail_outbox set attempts = attempts + 1, given_up_at = ${now.toISOString()} where id = ${id}`.execute(
    database.query,
  );
}

async function postpone(database: Database, id: number, next: Date): Promise<void> {
  await sql`update mail_outbox set attempts = attempts + 1, next_at = ${next.toISOString()} where id = ${id}`.execute(
    database.query,
  );
}

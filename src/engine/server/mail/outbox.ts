// Letters that are sent if, and only if, the transaction that wrote them is committed;
// src/engine/server/mail/send-mails.ts sends them.
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Mail } from './mailer.ts';

export interface QueuedMail extends Mail {
  readonly organizationId: string;
  readonly now: Date;
}

/** Within the running transaction. The row is gone once the letter is sent, or 30 days after it was given up. */
export async function queueMail(
  database: Database,
  { organizationId, now, to, subject, text, html, link }: QueuedMail,
): Promise<void> {
  await sql`
    insert into mail_outbox (organization_id, recipient, subject, body, html, link, queued_at, next_at, attempts)
    values (${organizationId}, ${to}, ${subject}, ${text}, ${html ?? null}, ${link ?? null}, ${now.toISOString()}, ${now.toISOString()}, 0)`.execute(
    database.query,
  );
}

/** A letter that a mail server has refused at least once. */
export interface StuckLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  /** Instants, ISO. */
  readonly queuedAt: string;
  readonly attempts: number;
  readonly nextAt: string;
  /** No more attempts are made. */
  readonly givenUpAt: string | null;
}

/** Shown at most. */
const mostShown = 50;

/** The newest first. */
export async function readStuckLetters(database: Database, organizationId: string): Promise<readonly StuckLetter[]> {
  const { rows } = await sql<StuckLetter>`
    select id::int as id, recipient, subject, attempts, queued_at as "queuedAt", next_at as "nextAt", given_up_at as "givenUpAt"
    from mail_outbox where organization_id = ${organizationId} and (attempts > 0 or given_up_at is not null)
    order by id desc limit ${mostShown}`.execute(database.query);
  return rows;
}

/** With all attempts before it; false when there is no such letter any more. */
export async function sendAgain(
  database: Database,
  { organizationId, id, now }: { readonly organizationId: string; readonly id: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update mail_outbox set attempts = 0, given_up_at = null, next_at = ${now.toISOString()}
    where organization_id = ${organizationId} and id = ${id} and (attempts > 0 or given_up_at is not null)
    returning id`.execute(database.query);
  return rows.length > 0;
}

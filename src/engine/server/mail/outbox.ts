// Letters that are sent if, and only if, the transaction that wrote them is committed;
// src/engine/server/mail/send-mails.ts sends them.
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Mail } from './mailer.ts';

export interface QueuedMail extends Mail {
  readonly organizationId: string;
  readonly now: Date;
}

/** Within the running transaction. The row is gone once the letter is sent. */
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

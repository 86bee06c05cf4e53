// Letters leave with the commit, once; what cannot be sent is tried again, and given up in the end.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { modules } from '../../../../src/server.ts';
import type { Database } from '#engine/server/database/database.ts';
import type { JobParts } from '#engine/server/jobs/job.ts';
import { silentLog } from '#engine/server/database/log.ts';
import type { Mail } from '#engine/server/mail/mailer.ts';
import { queueMail, readStuckLetters, sendAgain } from '#engine/server/mail/outbox.ts';
import { sendMails } from '#engine/server/mail/send-mails.ts';
import { removeEnded } from '#engine/server/session/remove-ended.ts';
import { testSettings } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
let now: Date;
let sent: Mail[];
let isDown: boolean;
const told: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await sql`delete from mail_outbox`.execute(database.query);
  now = new Date('2026-11-20T12:00:00Z');
  sent = [];
  isDown = false;
  told.length = 0;
});
afterAll(() => database.close());

const letter = (subject: string) => ({
  organizationId: 'icd',
  now,
  to: 'ana@example.com',
  subject,
  text: 'Olá',
  link: 'http://localhost/x',
});
const parts = (): JobParts => ({
  database,
  settings: testSettings,
  behaviours: modules.behaviours,
  clock: () => now,
  mailer: {
    send: async (mail) => {
      if (isDown) throw new Error('connection refused');
      sent.push(mail);
    },
  },
  log: { ...silentLog, warn: (details, message) => void told.push(`${message} ${JSON.stringify(details)}`) },
});
const send = () => sendMails.run(parts());
const waiting = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from mail_outbox`.execute(database.query)).rows[0]?.count;

describe('a letter', () => {
  it('is not sent when what it tells of did not happen', async () => {
    await database
      .transaction(async () => {
        await queueMail(database, letter('Nunca'));
        throw new Error('refused');
      })
      .catch(() => undefined);
    await send();
    expect(sent).toEqual([]);
  });

  it('is sent once, and nothing of it stays', async () => {
    await queueMail(database, letter('Uma vez'));
    await send();
    await send();
    expect(sent).toEqual([{ to: 'ana@example.com', subject: 'Uma vez', text: 'Olá', link: 'http://localhost/x' }]);
    expect(await waiting()).toBe(0);
  });

  it('is sent once by several processes that find it at the same time', async () => {
    await queueMail(database, letter('Um só'));
    await Promise.all([send(), send(), send()]);
    expect(sent).toHaveLength(1);
  });

  it('waits for a mail server that is down, longer each time, and others go on', async () => {
    await queueMail(database, letter('Depois'));
    isDown = true;
    await send();
    isDown = false;
    await send();
    expect(sent).toEqual([]);
    now = new Date(now.getTime() + 60_000);
    await send();
    expect(sent).toHaveLength(1);
    expect(told[0]).not.toContain('ana@example.com');
  });

  it('is given up after two days, the log says so, and it stays until somebody sends it again', async () => {
    await queueMail(database, letter('Nunca chega'));
    isDown = true;
    for (let hour = 0; hour < 72; hour += 1) {
      await send();
      now = new Date(now.getTime() + 3_600_000);
    }
    expect(told.at(-1)).toContain('given up');
    expect(told.length).toBeLessThan(10);
    isDown = false;
    await send();
    expect(sent).toEqual([]);
    const [stuck] = await readStuckLetters(database, 'icd');
    expect(stuck).toMatchObject({ subject: 'Nunca chega', attempts: 8, givenUpAt: expect.any(String) });
    expect(await readStuckLetters(database, 'other')).toEqual([]);
    expect(await sendAgain(database, { organizationId: 'other', id: stuck?.id ?? 0, now })).toBe(false);
    expect(await sendAgain(database, { organizationId: 'icd', id: stuck?.id ?? 0, now })).toBe(true);
    await send();
    expect(sent.map(({ subject }) => subject)).toEqual(['Nunca chega']);
    expect(await waiting()).toBe(0);
  });

  it('is gone a month after it was given up', async () => {
    await queueMail(database, letter('Nunca chega'));
    await sql`update mail_outbox set attempts = 8, given_up_at = ${now.toISOString()}`.execute(database.query);
    const clean = (days: number) =>
      removeEnded.run({ ...parts(), clock: () => new Date(now.getTime() + days * 86_400_000) });
    await clean(29);
    expect(await waiting()).toBe(1);
    await clean(31);
    expect(await waiting()).toBe(0);
  });
});

// Letters that a mail server refused, for whoever sees to them.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { startApp, type Caller, type TestApp } from '#tests/support/app.ts';

let server: TestApp;
let support: Caller;
const now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  server = await startApp();
  support = await server.as('techSupport');
});
beforeEach(async () => {
  await sql`delete from mail_outbox`.execute(server.database.query);
  for (const subject of ['Voucher', 'Convite'])
    await queueMail(server.database, {
      organizationId: 'icd',
      now,
      to: 'maria.silva@example.com',
      subject,
      text: 'Secret https://localhost/reset-password?token=abc',
    });
});
afterAll(() => server.close());

it('refuses guests and all other roles', async () => {
  const sales = await server.as('sales');
  for (const [caller, status] of [
    [server.guest, 401],
    [sales, 403],
  ] as const) {
    expect((await caller.get('/api/letters')).status).toBe(status);
    expect((await caller.post('/api/letters/1/again', undefined)).status).toBe(status);
  }
});

it('tells those that were refused, of whom they are for a part, and nothing of what they say', async () => {
  expect((await support.get('/api/letters')).body).toEqual([]);
  await sql`update mail_outbox set attempts = 3 where subject = 'Voucher'`.execute(server.database.query);
  await sql`update mail_outbox set attempts = 8, given_up_at = ${now.toISOString()} where subject = 'Convite'`.execute(
    server.database.query,
  );
  const { body } = await support.get('/api/letters');
  expect(body).toEqual([
    {
      id: expect.any(Number),
      recipient: expect.stringContaining('*'),
      subject: 'Convite',
      queuedAt: now.toISOString(),
      attempts: 8,
      givenUpAt: now.toISOString(),
    },
    expect.objectContaining({ subject: 'Voucher', attempts: 3, nextAt: now.toISOString() }),
  ]);
  expect(JSON.stringify(body)).not.toMatch(/maria\.silva|Secret|token/);
});

it('sends one again, once, and none that waits for its first attempt', async () => {
  const { rows } = await sql<{ id: number }>`select id::int as id from mail_outbox order by id`.execute(
    server.database.query,
  );
  const [first, second] = rows.map(({ id }) => id);
  await sql`update mail_outbox set attempts = 8, given_up_at = now() where id = ${first}`.execute(
    server.database.query,
  );
  expect((await support.post(`/api/letters/${second}/again`, undefined)).status).toBe(404);
  expect((await support.post(`/api/letters/${first}/again`, undefined)).status).toBe(204);
  expect((await support.post(`/api/letters/${first}/again`, undefined)).status).toBe(404);
  expect((await support.get('/api/letters')).body).toEqual([]);
  for (const id of ['0', 'x', '99999999999'])
    expect((await support.post(`/api/letters/${id}/again`, undefined)).status).toBe(404);
});

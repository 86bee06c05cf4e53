import { screen, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.close());

it('support sees which letters did not leave, and sends one again', async () => {
  const { database } = server.app;
  await queueMail(database, {
    organizationId: 'icd',
    now: new Date(),
    to: 'ana@example.com',
    subject: 'Convite',
    text: '',
  });
  await sql`update mail_outbox set attempts = 8, given_up_at = now()`.execute(database.query);
  const { user } = await openAs(server, 'techSupport');
  const panel = within(await screen.findByRole('region', { name: 'Mensagens não enviadas' }));
  expect(await panel.findByText(/Tentativas: 8 · encerradas/)).toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Enviar “Convite” de novo' }));
  expect(await screen.findByText('A mensagem será enviada em instantes')).toBeInTheDocument();
  expect(await panel.findByText('Todas as mensagens saíram.')).toBeInTheDocument();
});

import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInName } from '#engine/server/session/sign-in.ts';
import { buildLockOut } from '#engine/server/session/lock-out.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.close());

it('support sees who is locked out, and lets him in again', async () => {
  const admin = await server.app.as('admin');
  const { body } = await admin.get(`/api/users/${admin.userId}`);
  const lockOut = buildLockOut(server.app.database);
  const trial = { account: signInName('icd', String(body.email)), from: '203.0.113.7' };
  for (let attempt = 0; attempt < 5; attempt += 1) await lockOut.count(trial, new Date());
  const { user } = await openAs(server, 'techSupport');
  const panel = within(await screen.findByRole('region', { name: 'Pessoas bloqueadas por senha errada' }));
  expect(await panel.findByText(/^Até \d\d:\d\d$/)).toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
  await user.click(panel.getByRole('button', { name: `Desbloquear ${body.name}` }));
  expect(await screen.findByText(`${body.name} pode tentar de novo`)).toBeInTheDocument();
  expect(await panel.findByText('Ninguém está bloqueado.')).toBeInTheDocument();
});

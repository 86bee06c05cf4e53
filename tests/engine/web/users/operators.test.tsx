import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let admin: Caller;
let provider: Values;
let operator: Values;
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');
const providerPath = () => `/apps/administration/providers/${String(provider['id'])}`;

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
});
beforeEach(async () => {
  provider = await create(admin, 'provider');
  operator = await create(admin, 'operator', { name: 'Rita Conceição', providerIds: [provider['id']] });
  await server.app.runJobs();
  server.app.letters.length = 0;
});
afterAll(() => server.close());

const lettersTo = async () => {
  await server.app.runJobs();
  return server.app.letters.filter(({ to }) => to === operator['email']).length;
};

describe('the operators of a provider', () => {
  it('show who is still invited, and send the invitation again from the list', async () => {
    const { user } = await openApp({ path: `${providerPath()}?tab=operators`, token: tokenOf(admin) });
    expect(await screen.findByText('Convidado')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Reenviar convite' }));
    expect(await findViolations()).toEqual([]);
    await user.click(await screen.findByRole('menuitem', { name: /Rita Conceição/ }));
    expect(await screen.findByText('Convite reenviado a Rita Conceição')).toBeInTheDocument();
    await waitFor(async () => expect(await lettersTo()).toBe(1));
  });

  it('are invited again, shut out and let in on their page', async () => {
    const { user } = await openApp({
      path: `${providerPath()}/operator/${String(operator['id'])}`,
      token: tokenOf(admin),
    });
    await user.click(await screen.findByRole('button', { name: 'Reenviar convite' }));
    await user.click(await screen.findByRole('button', { name: 'Reenviar convite' }));
    await waitFor(async () => expect(await lettersTo()).toBe(1));
    expect(screen.queryByRole('button', { name: 'Ativar' })).toBeNull();
  });

  it('offer no invitation to who may only read', async () => {
    const reader = await server.app.as('quality');
    await openApp({ path: `${providerPath()}?tab=operators`, token: tokenOf(reader) });
    expect(await screen.findByText('Convidado')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reenviar convite' })).toBeNull();
  });
});

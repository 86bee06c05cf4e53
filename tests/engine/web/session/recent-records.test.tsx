import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let path = '';

beforeAll(async () => {
  server = await startRealServer();
  const { id } = await create(await server.app.as('admin'), 'provider', { tradeName: 'Mágico Park' });
  path = `/apps/administration/providers/${String(id)}`;
});
afterAll(() => server.close());

const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('own:'))
    .map((key) => localStorage.getItem(key));

describe('recent records', () => {
  it('are kept for the user, once each, and forgotten when he signs out', async () => {
    const { session } = await openAs(server, 'admin', { path });
    await screen.findByRole('heading', { level: 1, name: 'Mágico Park' });
    await waitFor(() =>
      expect(stored()).toEqual([JSON.stringify([{ entity: 'provider', title: 'Mágico Park', path }])]),
    );
    session.send({ type: 'logout' });
    await screen.findByRole('heading', { level: 1, name: 'Entrar' });
    expect(stored()).toEqual([]);
  });

  it('leave out a record that turns out to be gone', async () => {
    const gone = '/apps/administration/providers/018f0000-0000-7000-8000-000000000000';
    const { session, user } = await openAs(server, 'admin', { path });
    await screen.findByRole('heading', { level: 1, name: 'Mágico Park' });
    await waitFor(() => expect(stored()).toHaveLength(1));
    const key = `own:${session.getSnapshot().context.user?.id}:recent_records`;
    localStorage.setItem(
      key,
      JSON.stringify([
        { entity: 'provider', title: 'Antigo', path: gone },
        { entity: 'provider', title: 'Mágico Park', path },
      ]),
    );
    window.dispatchEvent(new StorageEvent('storage', { key }));
    await user.keyboard('q');
    await user.click(await screen.findByRole('link', { name: /Antigo/ }));
    await screen.findByRole('heading', { level: 1, name: 'Não encontrado' });
    await waitFor(() => expect(localStorage.getItem(key)).not.toContain('Antigo'));
  });
});

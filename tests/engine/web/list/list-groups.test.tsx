// Rows gathered by a field, and what they add up to.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

const path = '/apps/administration/providers';
let server: RealServer;
let token: string;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  token = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  for (const [index, activitySector] of ['theater', 'themePark', 'theater'].entries())
    await create(admin, 'provider', { tradeName: `Parque ${index}`, activitySector });
});
afterAll(() => server.close());

it('gathers the rows by a choice, with their number, and opens the rows of one group', async () => {
  const { user, page } = await openApp({ path, token });
  await user.click(await screen.findByRole('button', { name: 'Agrupar' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Ramo de atividade' }));
  await waitFor(() => expect(window.location.search).toBe('?_group=activitySector'));
  const table = within(await screen.findByRole('table', { name: 'Agrupado por Ramo de atividade' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'Ramo de atividadeRegistros',
    'Teatro2',
    'Parque temático1',
    'Total3',
  ]);
  expect(await findViolations(page)).toEqual([]);
  await user.click(table.getByRole('button', { name: 'Teatro' }));
  await waitFor(() => expect(window.location.search).toBe('?activitySector=theater'));
  // The rows of before stay until those of the group are there.
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: 'Fornecedores' })).getAllByRole('link')).toHaveLength(2),
  );
});

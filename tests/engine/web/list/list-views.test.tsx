// Lists kept under a name: keeping what is shown, coming back to it, beginning with it, and giving it up.
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

it('is kept, begun with, left for all records, and deleted', async () => {
  const { user, page, close } = await openApp({ path: `${path}?activitySector=theater&_sort=-tradeName`, token });
  await user.click(await screen.findByRole('button', { name: 'Vistas' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar vista' }));
  await user.type(dialog.getByRole('textbox', { name: /Nome da vista/ }), 'Teatros');
  await user.click(dialog.getByRole('checkbox', { name: 'A lista começa com esta vista' }));
  expect(await findViolations(page)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  const named = await screen.findByRole('button', { name: 'Teatros' });
  expect(window.location.search).toMatch(/^\?activitySector=theater&_sort=-tradeName&_view=/);
  await user.click(named);
  await user.click(await screen.findByRole('button', { name: 'Todos os registros' }));
  await waitFor(() => expect(window.location.search).toBe('?_view=all'));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Parque/ })).toHaveLength(3));
  close();

  const again = await openApp({ path, token });
  await waitFor(() => expect(window.location.search).toMatch(/^\?activitySector=theater&_sort=-tradeName&_view=/));
  await again.user.click(await screen.findByRole('button', { name: 'Teatros' }));
  await again.user.click(await screen.findByRole('button', { name: 'Excluir vista: Teatros' }));
  await again.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Teatros' })).toBeNull());
});

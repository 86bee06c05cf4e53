import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let token: string;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  token = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
});
afterAll(() => server.close());

it('the menu of views has every quick filter, also those that the strip has no room for', async () => {
  const { user } = await openApp({ path: '/apps/administration/orders', token });
  const strip = await screen.findByRole('group', { name: 'Filtros rápidos' });
  const names = within(strip)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(3);

  await user.click(screen.getByRole('button', { name: 'Vistas' }));
  const menu = within(await screen.findByRole('region', { name: 'Filtros rápidos' }));
  expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);

  await user.click(menu.getByRole('button', { name: names[4] ?? '' }));
  expect(await within(strip).findByRole('button', { name: names[4] ?? '', pressed: true })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Filtros rápidos' })).not.toBeInTheDocument();
});

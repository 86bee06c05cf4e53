// What a change of place leaves as it is: the shell around the screen is not drawn again.
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let token: string;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  token = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  await create(admin, 'provider', {});
});
afterAll(() => server.close());

/** What React was last given for an element: another object each time that it is drawn. */
function drawnAs(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return Reflect.get(element, key ?? '');
}

it('a list that is sorted, and another list, are drawn into the shell that is there', async () => {
  const { user } = await openApp({ path: '/apps/administration/providers', token });
  await screen.findByRole('heading', { level: 1, name: 'Fornecedores' });
  const main = screen.getByRole('main');
  const before = drawnAs(main);
  await user.click(await screen.findByRole('button', { name: 'Nome fantasia' }));
  await waitFor(() => expect(window.location.search).toBe('?_sort=-tradeName'));
  expect(drawnAs(main)).toBe(before);
  await user.click(screen.getByRole('link', { name: 'Canais de venda' }));
  await screen.findByRole('heading', { level: 1, name: 'Canais de venda' });
  expect(drawnAs(main)).toBe(before);
});

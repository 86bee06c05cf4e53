// A filter from and to: one whose end comes before its beginning is not applied.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let token: string;
beforeAll(async () => {
  server = await startRealServer();
  token = ((await server.app.as('admin')).headers['authorization'] ?? '').replace('Bearer ', '');
});
afterAll(() => server.close());

it.each([
  ['Data da visita', 'visitDate_gte=2026-11-30&visitDate_lte=2026-11-01', 'A data final vem antes da inicial.'],
  ['Total', 'total_gte=3000&total_lte=1000', 'O valor final é menor que o inicial.'],
])('%s: says so at the field', async (label, query, said) => {
  const { user } = await openApp({ path: `/apps/administration/orders?${query}`, token });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}: `) }));
  await user.click(await screen.findByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(screen.getByRole('button', { name: 'Aplicar' })).toBeInTheDocument();
});

it.each([
  ['Data da visita', '311220', 'Data inválida'],
  ['Data da compra', '12/31', 'Data inválida'],
  ['Total', 'muito', 'Digite um número'],
])('%s: takes no %s for a limit, and keeps it to be mended', async (label, typed, said) => {
  const { user } = await openApp({ path: '/apps/administration/orders', token });
  await user.click(await screen.findByRole('button', { name: 'Filtrar' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
  const from = await screen.findByRole('textbox', { name: 'De' });
  await user.type(from, typed);
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(from).toHaveValue(typed);
  expect(window.location.search).toBe('');
});

it('takes a period that stays relative in the address, and says it as people do', async () => {
  const { user } = await openApp({ path: '/apps/administration/orders', token });
  await user.click(await screen.findByRole('button', { name: 'Filtrar' }));
  const box = await screen.findByRole('textbox', { name: 'Procurar campo' });
  expect(box).toHaveFocus();
  await user.type(box, 'data da visita{Enter}');
  await user.click(await screen.findByRole('button', { name: 'próximo fim de semana' }));
  expect(await screen.findByRole('button', { name: 'Data da visita: próximo fim de semana' })).toBeInTheDocument();
  const asked = new URLSearchParams(window.location.search);
  expect([asked.get('visitDate_gte'), asked.get('visitDate_lte')]).toEqual(['$weekend', '$weekend+1d']);
  await user.click(screen.getByRole('button', { name: /^Data da visita: / }));
  await user.click(await screen.findByRole('button', { name: 'Está vazio' }));
  expect(await screen.findByRole('button', { name: 'Data da visita: vazio' })).toBeInTheDocument();
  expect(window.location.search).toBe('?visitDate_null=true');
});

it('of a file asks whether there is one, shows what is asked, and takes it back', async () => {
  const { user } = await openApp({ path: '/apps/administration/products', token });
  await user.click(await screen.findByRole('button', { name: 'Filtrar' }));
  await user.type(await screen.findByRole('textbox', { name: 'Procurar campo' }), 'foto{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'Está vazio' }));
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  await user.click(await screen.findByRole('button', { name: 'Foto: vazio' }));
  expect(window.location.search).toBe('?photo_null=true');
  expect(await screen.findByRole('radio', { name: 'Está vazio' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Qualquer' }));
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByRole('button', { name: 'Filtrar' })).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

it('that no list answers is told with what helps: without it, not the same again', async () => {
  const { user } = await openApp({ path: '/apps/administration/products?photo_null=maybe', token });
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('photo_null=maybe');
  expect(within(told).queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  await user.click(within(told).getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(told).not.toBeInTheDocument());
  expect(window.location.search).toBe('');
});

// What the next page needs is asked for when somebody sets out for it, and it is drawn once it is there.
import { delay, http, HttpResponse } from 'msw';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { patience } from '#tests/support/patience.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let token: string;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  token = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  await create(admin, 'provider', { tradeName: 'Parque Norte' });
  await create(admin, 'distributionUnit', { tradeName: 'Loja Sul' });
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

/** What the page shows at each change of its heading. */
function watchHeadings(read: () => number): string[] {
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('main h1')?.textContent;
    if (heading !== undefined && !seen.at(-1)?.startsWith(`${heading}:`)) seen.push(`${heading}: ${read()}`);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}

it('is a list with its rows', async () => {
  const { user, page } = await openApp({ path: '/apps/administration/providers', token, patience });
  await screen.findByRole('link', { name: 'Parque Norte' });
  const seen = watchHeadings(() => page.querySelectorAll('main tbody tr').length);
  await user.click(screen.getByRole('link', { name: 'Unidades de distribuição' }));
  await screen.findByRole('heading', { level: 1, name: 'Unidades de distribuição' });
  expect(seen).toEqual(['Unidades de distribuição: 1']);
});

it('is a record with its form', async () => {
  const { user, page } = await openApp({ path: '/apps/administration/providers', token, patience });
  const link = await screen.findByRole('link', { name: 'Parque Norte' });
  const seen = watchHeadings(() => Math.min(1, page.querySelectorAll('main form input').length));
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Parque Norte' });
  expect(seen).toEqual(['Parque Norte: 1']);
});

it('is the sales register with the figures above its rows', async () => {
  const { user, page } = await openApp({ path: '/apps/administration/providers', token, patience });
  await screen.findByRole('link', { name: 'Parque Norte' });
  const seen = watchHeadings(() => page.querySelectorAll('main dl').length);
  await user.click(screen.getByRole('link', { name: 'Registro de vendas' }));
  await screen.findByRole('heading', { level: 1, name: 'Registro de vendas' });
  expect(seen).toEqual(['Registro de vendas: 1']);
});

it('is not called back from by a search that was typed just before', async () => {
  const { user } = await openApp({ path: '/apps/administration/providers', token, patience });
  await screen.findByRole('link', { name: 'Parque Norte' });
  // Longer than a search waits for the next key.
  server.answer(http.get('*/api/product-categories', async () => delay(600).then(() => HttpResponse.json([]))));
  await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'n');
  await user.click(screen.getByRole('link', { name: 'Categorias de produto' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Categorias de produto' })).toBeInTheDocument();
});

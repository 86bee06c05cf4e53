// What a change of place or a press leaves as it is: what stands around is not drawn again.
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { drawnAs } from '#tests/support/web/drawn-as.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let token: string;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  token = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  for (const tradeName of ['Aquário', 'Bondinho', 'Circo'])
    await create(admin, 'product', { providerId: (await create(admin, 'provider', { tradeName }))['id'] });
});
afterAll(() => server.close());

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

const body = () => {
  const body = screen.getByRole<HTMLTableElement>('table', { name: 'Produtos' }).tBodies[0];
  if (body === undefined) throw new Error('The table has no body.');
  return body;
};

/** Which of the elements are drawn again by what is done next. */
function watch(elements: readonly Element[]): () => readonly Element[] {
  const before = elements.map(drawnAs);
  return () => elements.filter((element, index) => drawnAs(element) !== before[index]);
}

/** With the names of what they lead to. */
async function openProducts() {
  const { user } = await openApp({ path: '/apps/administration/products', token });
  await screen.findByRole('link', { name: 'Circo' });
  await waitFor(() => expect(body().querySelector('[aria-busy]')).toBeNull());
  return user;
}

it('a mark draws its own row, and neither the others nor what stands around them', async () => {
  const user = await openProducts();
  const [marked, ...others] = body().rows;
  const links = others.flatMap((row) => [...row.querySelectorAll('a.reference')]);
  expect(links.length).toBeGreaterThan(0);
  const around = [...document.querySelectorAll('.list-toolbar, .pager, h1')];
  expect(around).toHaveLength(3);
  const still = [...others, ...links, ...around];
  const drawnAgain = watch([marked as Element, ...still]);
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar linha 1' }));
  expect(drawnAgain()).toEqual([marked]);
});

it('another order is told at once, and draws no row until the rows in that order are there', async () => {
  await openProducts();
  const drawnAgain = watch([...body().querySelectorAll('tr, a.reference')]);
  const asked: string[] = [];
  const answer = Promise.withResolvers<void>();
  onTestFinished(() => server.resetAnswers());
  server.answer(
    http.get('*/api/products', async ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('_sort') ?? '');
      await answer.promise;
      // The server behind answers.
      return undefined;
    }),
  );
  const head = screen.getByRole('columnheader', { name: 'SKU' });
  expect(head).not.toHaveAttribute('aria-sort');
  act(() => within(head).getByRole('button').click());
  // The address changes later, and with it all that reads it.
  expect(window.location.search).toBe('');
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await waitFor(() => expect(asked).toEqual(['sku']));
  await waitFor(() => expect(window.location.search).toBe('?_sort=sku'));
  expect(drawnAgain()).toEqual([]);
  answer.resolve();
  await waitFor(() => expect(drawnAgain()).not.toEqual([]));
  expect(asked).toEqual(['sku']);
});

// What belongs to the record of a row is shown below it, once it is asked for.
import { http } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';
import { screenWidth } from '#tests/support/web/screen-width.ts';

const path = '/apps/administration/providers?_sort=tradeName';
let server: RealServer;
let admin: Caller;
/** Paths of nested lists that were asked for. */
let asked: string[] = [];

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
  const { id: providerId } = await create(admin, 'provider', { tradeName: 'Aquário' });
  await create(admin, 'provider', { tradeName: 'Bondinho' });
  for (let number = 1; number <= 7; number += 1)
    await create(admin, 'providerContact', { providerId, name: `Pessoa ${number}` });
});
beforeEach(() => {
  asked = [];
  server.answer(
    http.get('*/api/providers/:id/:nested', ({ request }) => void asked.push(new URL(request.url).pathname)),
  );
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const expander = (row = 1) => screen.findByRole('button', { name: `Detalhes da linha ${row}` });
const contacts = () => screen.findByRole('region', { name: 'Contatos' });

it('is asked for when the row opens: the first five, how many there are, and the way to all', async () => {
  const { user, page } = await openAs(server, 'admin', { path });
  expect(await expander()).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual([]);
  await user.click(await expander());
  const nested = await contacts();
  expect(await within(nested).findAllByRole('listitem')).toHaveLength(5);
  expect(nested).toHaveTextContent(/^Contatos7/);
  expect(within(nested).getByRole('link', { name: 'Ver todos: Contatos' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/apps\/administration\/providers\/[\w-]{36}\?tab=contacts$/),
  );
  expect(asked.every((address) => address.startsWith(asked[0]?.slice(0, 51) ?? '?'))).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  await user.click(await expander());
  expect(screen.queryByRole('region', { name: 'Contatos' })).toBeNull();
  expect(await expander()).toHaveAttribute('aria-expanded', 'false');
});

it('opens by e, is passed over from row to row, and has its own links by Tab', async () => {
  const { user } = await openAs(server, 'admin', { path });
  (await screen.findByRole('link', { name: 'Aquário' })).focus();
  await user.keyboard('e');
  await within(await contacts()).findAllByRole('listitem');
  expect(screen.getByRole('link', { name: 'Aquário' })).toHaveFocus();
  await user.tab();
  expect(document.activeElement?.closest('section')).not.toBeNull();
  screen.getByRole('link', { name: 'Aquário' }).focus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Bondinho' })).toHaveFocus();
  await user.keyboard('ke');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Contatos' })).toBeNull());
});

it('names the values that say nothing by themselves', async () => {
  const product = await create(admin, 'product', { status: 'draft' });
  await create(admin, 'productGrid', { productId: product['id'], halfPrice: true });
  const { user } = await openAs(server, 'admin', { path: '/apps/administration/products' });
  await user.click(await expander());
  expect(
    await within(await screen.findByRole('region', { name: 'Tipos de produto' })).findByRole('listitem'),
  ).toHaveTextContent(/Meia-entrada: Sim/);
});

it('leaves out what the reader may not see', async () => {
  const { user } = await openAs(server, 'issuer', { path: '/apps/desk/providers?_sort=tradeName' });
  await user.click(await expander());
  expect(await screen.findByRole('region', { name: 'Promoções' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Contatos' })).toBeNull();
  expect(asked.some((address) => address.endsWith('/contacts'))).toBe(false);
});

it('stands at the foot of a card on a small screen', async () => {
  screenWidth.set(390);
  const { user } = await openAs(server, 'admin', { path });
  await user.click(await expander());
  expect(await within(await contacts()).findAllByRole('listitem')).toHaveLength(5);
});

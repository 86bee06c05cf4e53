// An amount is shown, typed and told in the currency that its record has.
import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let admin: Caller;
let price: Values;
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');
const open = (at: string, language: 'pt' | 'en' | 'fr' = 'pt') =>
  openApp({ path: `/apps/administration${at}`, token: tokenOf(admin), language });
const pricePath = () => `/products/${String(price['productId'])}/productPrice/${String(price['id'])}`;

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
  price = await create(admin, 'productPrice', { currency: 'EUR', fullPrice: 123_450 });
});
afterAll(() => server.close());

it('in its form, as soon as the currency is another', async () => {
  const { user } = await open(pricePath());
  const full = await screen.findByRole('textbox', { name: /Preço cheio/ });
  expect(full).toHaveDisplayValue(/^€\s1\.234,50$/);
  const currency = screen.getByRole('textbox', { name: /Moeda/ });
  await user.clear(currency);
  await user.type(currency, 'USD');
  await waitFor(() => expect(full).toHaveDisplayValue(/^US\$\s1\.234,50$/));
  await user.clear(currency);
  await waitFor(() => expect(full).toHaveDisplayValue('1.234,50'));
  await user.type(currency, 'BRL');
  await waitFor(() => expect(full).toHaveDisplayValue(/^R\$\s1\.234,50$/));
});

it('in its history', async () => {
  await admin.put(`/api/product-prices/${String(price['id'])}`, { fullPrice: 99_900 });
  const { user } = await open(pricePath(), 'fr');
  await user.click(await screen.findByRole('tab', { name: 'Historique' }));
  expect(await screen.findByText(/1\s234,50\s€/)).toBeInTheDocument();
  expect(screen.getByText(/999,00\s€/)).toBeInTheDocument();
});

it('in its list, beside one in another', async () => {
  const orders = [await create(admin, 'order'), await create(admin, 'order')];
  await sql`update ${sql.table('order')} set currency = 'EUR', total = 123450, subtotal = 123450 where id = ${orders[0]?.['id']}`.execute(
    server.app.database.query,
  );
  await open('/orders');
  const table = within(await screen.findByRole('table', { name: 'Registro de vendas' }));
  await waitFor(() => expect(table.getByText(/^€\s1\.234,50$/)).toBeInTheDocument());
  expect(table.getAllByText(/^R\$\s/).length).toBeGreaterThan(0);
});

it('with the least of several, which says that it is', async () => {
  await open('/products');
  const table = within(await screen.findByRole('table', { name: 'Produtos' }));
  expect(await table.findByText(/^desde €\s80,00$/)).toBeInTheDocument();
});

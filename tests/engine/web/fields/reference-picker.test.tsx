// A record is chosen by who types a part of its title and presses Enter, faster than any answer comes.
import { screen } from '@testing-library/react';
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
  await create(admin, 'provider', { tradeName: 'Alfa Parque' });
  await create(admin, 'provider', { tradeName: 'Zulu Água' });
});
afterAll(() => server.close());

it('while its search is under way, what lacks the typed words is not offered', async () => {
  const { user } = await openApp({ path: '/apps/administration/products/new', token });
  const box = await screen.findByRole('combobox', { name: /^Fornecedor/ });
  await user.click(box);
  await screen.findByRole('option', { name: 'Alfa Parque' });
  await user.type(box, 'agua zu');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveValue('Zulu Água');
});

it('records that others own are told apart by their owners, in the order of their names', async () => {
  const admin = await server.app.as('admin');
  const { id: providerId } = await create(admin, 'provider', { tradeName: 'Dono dos Tipos' });
  for (const title of ['Passeio de Trem', 'Passeio de Barco']) {
    const product = await create(admin, 'product', { providerId, title });
    await create(admin, 'productGrid', { productId: product.id, name: 'Adulto' });
  }
  const { user } = await openApp({ path: '/apps/administration/orders/new', token });
  const [box] = await screen.findAllByRole('combobox', { name: 'Tipo' });
  await user.click(box as HTMLElement);
  const options = await screen.findAllByRole('option', { name: 'Adulto' });
  expect(options.map((option) => option.textContent)).toEqual(['AdultoPasseio de Barco', 'AdultoPasseio de Trem']);
});

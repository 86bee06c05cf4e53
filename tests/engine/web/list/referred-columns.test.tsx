// Columns of the records that a list's own refer to: chosen below their reference, then columns like any other.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities, type EntityName } from '#generated/entities.ts';
import { referredAt } from '#engine/kinds/referred.ts';
import type { Text } from '#engine/web/i18n/use-text.ts';
import { referredColumns } from '#engine/web/list/list-fields.ts';
import { columnWidth } from '#engine/web/list/column-width.ts';
import type { Caller } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

const path = '/apps/administration/products';
let server: RealServer;
let admin: Caller;
const tokenOf = ({ headers }: Caller) => (headers['authorization'] ?? '').replace('Bearer ', '');

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
  const address = {
    street: 'Rua A',
    number: '1',
    neighborhood: 'Centro',
    zipCode: '95670000',
    state: 'RS',
    country: 'BR',
  };
  const provider = await create(admin, 'provider', {
    tradeName: 'Parque Azul',
    activitySector: 'themePark',
    address: { ...address, city: 'Gramado' },
  });
  await create(admin, 'product', { title: 'Passaporte', providerId: provider['id'] });
});
afterAll(() => server.close());

const table = () => screen.findByRole('table', { name: 'Produtos', hidden: true });
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader', { hidden: true })
    .map((head) => head.textContent)
    .filter(Boolean);
const kept = async (caller: Caller) =>
  (await server.app.guest.get(`/session?token=${tokenOf(caller)}`)).body.user.metadata.settings?.lists?.product;

it('are offered below each reference, shown, kept with the person, and given up again', async () => {
  const { user, close } = await openApp({ path, token: tokenOf(admin) });
  await heads();
  await user.click(screen.getByRole('button', { name: 'Colunas' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Colunas' }));
  expect(panel.queryByRole('checkbox', { name: 'Fornecedor · Cidade' })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Fornecedor', expanded: false }));
  expect(panel.queryByRole('checkbox', { name: 'Fornecedor · Id' })).toBeNull();
  const [city] = panel.getAllByRole('checkbox', { name: 'Fornecedor · Cidade' });
  await user.click(city as HTMLElement);
  // It stays where it was, for whoever goes on by keyboard.
  expect(city).toHaveFocus();
  expect(city).toBeChecked();
  await user.click(panel.getByRole('checkbox', { name: 'Fornecedor · Situação' }));
  await waitFor(async () =>
    expect((await heads()).slice(-2)).toEqual(['Fornecedor · Cidade', 'Fornecedor · Situação']),
  );
  await waitFor(async () => expect(within(await table()).getByText('Gramado')).toBeTruthy());
  await user.click(panel.getByRole('button', { name: 'Antes: Fornecedor · Situação' }));
  await waitFor(async () =>
    expect((await heads()).slice(-2)).toEqual(['Fornecedor · Situação', 'Fornecedor · Cidade']),
  );
  await user.click(panel.getByRole('button', { name: 'Fixar Fornecedor · Cidade' }));
  await waitFor(async () => expect(await kept(admin)).toMatchObject({ pinned: ['providerId.address.city'] }));
  expect((await kept(admin)).columns.slice(-2)).toEqual(['providerId.status', 'providerId.address.city']);
  close();

  const again = await openApp({ path, token: tokenOf(admin) });
  await waitFor(async () => expect((await heads())[1]).toBe('Fornecedor · Cidade'));
  const cells = within(await table());
  expect(await cells.findByText('Gramado')).toBeTruthy();
  await again.user.click(screen.getByRole('button', { name: 'Colunas' }));
  await again.user.click(await screen.findByRole('checkbox', { name: 'Fornecedor · Cidade' }));
  await waitFor(async () => expect(await heads()).not.toContain('Fornecedor · Cidade'));
  await again.user.click(screen.getByRole('button', { name: 'Colunas de sempre' }));
  await waitFor(async () => expect(await kept(admin)).toEqual({}));
});

it('are named by an address, as a kept view does; what there is not is left out', async () => {
  await openApp({
    path: `${path}?_columns=title,providerId.address.city,providerId.nothing,nothing.city`,
    token: tokenOf(admin),
  });
  // Beside the title stands which of two orders it is.
  expect(await heads()).toEqual([expect.stringMatching(/^Título/), 'Fornecedor · Cidade']);
  expect(await within(await table()).findByText('Gramado')).toBeTruthy();
});

it('sort the list and narrow it, with the names and values of the other entity, and the address says so', async () => {
  for (const [tradeName, activitySector] of Object.entries({ Zoo: 'show', Aquário: 'theater' })) {
    const provider = await create(admin, 'provider', { tradeName, activitySector });
    await create(admin, 'product', { title: `Ingresso ${tradeName}`, providerId: provider['id'] });
  }
  const { user } = await openApp({
    path: `${path}?q=Ingresso&_columns=title,providerId.tradeName,providerId.activitySector`,
    token: tokenOf(admin),
  });
  const titles = async () =>
    within(await table())
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent)
      .filter((text) => text?.startsWith('Ingresso'));
  await user.click(await within(await table()).findByRole('button', { name: 'Fornecedor · Nome fantasia' }));
  await waitFor(async () => expect(await titles()).toEqual(['Ingresso Aquário', 'Ingresso Zoo']));
  await user.click(within(await table()).getByRole('button', { name: 'Fornecedor · Nome fantasia' }));
  await waitFor(async () => expect(await titles()).toEqual(['Ingresso Zoo', 'Ingresso Aquário']));
  expect(location.search).toContain('_sort=-providerId.tradeName');

  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Fornecedor · Ramo de atividade' }));
  expect(await screen.findByRole('dialog', { name: 'Filtrar por Fornecedor · Ramo de atividade' })).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: 'Teatro' }));
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  await waitFor(async () => expect(await titles()).toEqual(['Ingresso Aquário']));
  expect(await screen.findByRole('button', { name: 'Fornecedor · Ramo de atividade: Teatro' })).toBeInTheDocument();
  expect(location.search).toContain('providerId.activitySector=theater');
});

it('are neither sorted nor filtered by where their reader sees a part of the value', () => {
  const uses = (role: string) =>
    referredColumns(entities.order, ['client.documentNumber', 'client.documentType'], [role]).map(
      ({ path, sort, filter }) => [path, sort, filter],
    );
  expect(uses('sales')).toEqual([
    ['client.documentNumber', true, false],
    ['client.documentType', false, true],
  ]);
  expect(uses('financial')).toEqual([
    ['client.documentNumber', false, false],
    ['client.documentType', false, true],
  ]);
});

it('are neither offered nor asked for where their reader sees nothing of the other records', async () => {
  const operator = await server.app.as('operator');
  const { user } = await openApp({
    path: '/apps/desk/orders?_columns=code,client.phone,provider.businessId',
    token: tokenOf(operator),
  });
  await user.click(await screen.findByRole('button', { name: 'Colunas' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Colunas' }));
  expect(panel.queryByRole('button', { name: 'Cliente' })).toBeNull();
  expect(panel.getByRole('button', { name: 'Fornecedor' })).toBeTruthy();
  expect(panel.getByRole('checkbox', { name: 'Fornecedor · CNPJ', checked: true })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('are left out one by one where a field is hidden', async () => {
  const financial = await server.app.as('financial');
  const { user } = await openApp({ path: '/apps/desk/orders', token: tokenOf(financial) });
  await user.click(await screen.findByRole('button', { name: 'Colunas' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Colunas' }));
  await user.click(panel.getByRole('button', { name: 'Cliente' }));
  expect(panel.getByRole('checkbox', { name: 'Cliente · Telefone' })).toBeTruthy();
  expect(panel.queryByRole('checkbox', { name: 'Cliente · Data de nascimento' })).toBeNull();
});

it('are wide enough for the name of the reference and that of the field, in two lines, and the arrow of an order', () => {
  const column = referredAt(entities.product, 'providerId.address.city', (name) => entities[name as EntityName]);
  const t = ((key: string) => (key === 'field.product.providerId' ? 'Fornecedor' : 'Cidade natal')) as unknown as Text;
  const width = (sort: boolean) =>
    column && columnWidth({ shape: 'product', field: { ...column, sort }, isTitle: false, t });
  expect(width(true)).toBe('Fornecedor ·'.length * 8 + 24 + 26);
  // As wide as a usual value.
  expect(width(false)).toBe(136);
});

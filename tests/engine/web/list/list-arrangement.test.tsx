// The columns of a list as a person arranges them: kept with the person, whatever the address says.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultSettings } from '#engine/web/shell/settings/read-settings.ts';
import { create } from '#tests/support/factory.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

const path = '/apps/administration/providers';
let server: RealServer;
let token: string;

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  token = (admin.headers['authorization'] ?? '').replace('Bearer ', '');
  await create(admin, 'provider', { tradeName: 'Parque Azul' });
});
afterAll(() => server.close());

/** Also behind the choice of columns. */
const heads = async () =>
  within(await screen.findByRole('table', { name: 'Fornecedores', hidden: true }))
    .getAllByRole('columnheader', { hidden: true })
    .map((head) => head.textContent)
    .filter(Boolean);
/** What the server has of how he arranged this list. */
const settings = async () => (await server.app.guest.get(`/session?token=${token}`)).body.user.metadata.settings;
const kept = async () => (await settings())?.lists?.provider;
const usual = ['Nome fantasia', 'Razão social', 'CNPJ', 'Ramo de atividade', 'Situação', 'Atrações'];

it('are named by an address, which is then what changes', async () => {
  const { user } = await openApp({ path: `${path}?_columns=tradeName,status,status,businessName`, token });
  expect(await heads()).toEqual(['Nome fantasia', 'Situação', 'Razão social']);
  await user.click(screen.getByRole('button', { name: 'Colunas' }));
  await user.click(await screen.findByRole('button', { name: 'Depois: Situação' }));
  await waitFor(async () => expect(await heads()).toEqual(['Nome fantasia', 'Razão social', 'Situação']));
  expect(new URLSearchParams(window.location.search).get('_columns')).toBe('tradeName,businessName,status');
  expect(await kept()).toBeUndefined();
});

it('are kept for this list alone: another that was arranged meanwhile, in another tab, stays as it was', async () => {
  const { user } = await openApp({ path, token });
  await heads();
  const order = { columns: ['code', 'total'] };
  const sent = await server.app.app.inject({
    method: 'POST',
    url: '/api/auth/user/update',
    headers: { authorization: `Bearer ${token}` },
    payload: { user: { metadata: { settings: { ...defaultSettings, lists: { order } } } } },
  });
  expect(sent.json()).toMatchObject({ user: { metadata: { settings: { lists: { order } } } } });
  screen.getByRole('button', { name: 'CNPJ' }).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(async () => expect(await kept()).toMatchObject({ columns: expect.any(Array) as string[] }));
  expect((await settings())?.lists?.order).toEqual(order);
  await user.click(screen.getByRole('button', { name: 'Colunas' }));
  await user.click(await screen.findByRole('button', { name: 'Fixar CNPJ' }));
  await user.click(screen.getByRole('checkbox', { name: 'CNPJ' }));
  await waitFor(async () => expect((await kept()).pinned ?? []).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Colunas de sempre' }));
  await waitFor(async () => expect(await kept()).toEqual({}));
});

it('are kept by a view as they are arranged, for whoever opens it', async () => {
  const { user, close } = await openApp({ path, token });
  await heads();
  screen.getByRole('button', { name: 'CNPJ' }).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(async () => expect((await heads()).slice(0, 3)).toEqual(['Nome fantasia', 'CNPJ', 'Razão social']));
  await user.click(screen.getByRole('button', { name: 'Vistas' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar vista' }));
  await user.type(dialog.getByRole('textbox', { name: /Nome da vista/ }), 'Por CNPJ');
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('button', { name: 'Por CNPJ' });
  await user.click(screen.getByRole('button', { name: 'Colunas' }));
  await user.click(await screen.findByRole('button', { name: 'Colunas de sempre' }));
  await waitFor(async () => expect(await kept()).toEqual({}));
  close();

  const again = await openApp({ path, token });
  expect(await heads()).toEqual(usual);
  await again.user.click(screen.getByRole('button', { name: 'Vistas' }));
  await again.user.click(await screen.findByRole('button', { name: /^Por CNPJ/ }));
  await waitFor(async () => expect((await heads()).slice(0, 3)).toEqual(['Nome fantasia', 'CNPJ', 'Razão social']));
});

it('are moved by Alt and an arrow, left out, remembered at the next visit, and given up again', async () => {
  const { user, close } = await openApp({ path, token });
  expect(await heads()).toEqual(usual);
  screen.getByRole('button', { name: 'CNPJ' }).focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await waitFor(async () => expect((await heads()).slice(0, 3)).toEqual(['Nome fantasia', 'CNPJ', 'Razão social']));
  await user.click(screen.getByRole('button', { name: 'Colunas' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Atrações' }));
  const mine = ['Nome fantasia', 'CNPJ', 'Razão social', 'Ramo de atividade', 'Situação'];
  await waitFor(async () => expect(await heads()).toEqual(mine));
  await user.click(screen.getByRole('button', { name: 'Fixar Situação' }));
  await waitFor(async () => expect((await heads()).slice(0, 2)).toEqual(['Nome fantasia', 'Situação']));
  expect(window.location.search).toBe('');
  await waitFor(async () =>
    expect(await kept()).toEqual({
      columns: ['tradeName', 'businessId', 'businessName', 'activitySector', 'status'],
      pinned: ['status'],
    }),
  );
  close();

  const again = await openApp({ path, token });
  expect(await heads()).toEqual(['Nome fantasia', 'Situação', 'CNPJ', 'Razão social', 'Ramo de atividade']);
  await again.user.click(screen.getByRole('button', { name: 'Colunas' }));
  await again.user.click(await screen.findByRole('button', { name: 'Colunas de sempre' }));
  await waitFor(async () => expect(await heads()).toEqual(usual));
});

// Deleting what others need: refused with counts, and the offer to put it out of use.
import { delay, http } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { buildRideWorld } from '#tests/support/ride-world.ts';
import { fromMenu } from '#tests/support/web/from-menu.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let admin: Caller;

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const open = async (path: string, caller = admin) => {
  const opened = await openApp({ path, token: (caller.headers['authorization'] ?? '').replace('Bearer ', '') });
  await fromMenu(opened.user, 'Excluir');
  await opened.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));
  return opened;
};

describe('a record that others need', () => {
  /** The channel that an order was sold in. */
  const makeSoldChannel = async () => {
    const world = await buildRideWorld(server.app);
    const order = await world.sell({ date: '2026-12-04', time: '09:00' });
    const { salesChannelId } = (await admin.get(`/api/orders/${order}`)).body as { readonly salesChannelId: string };
    return {
      url: `/api/sales-channels/${salesChannelId}`,
      path: `/apps/administration/sales-channel/${salesChannelId}`,
    };
  };

  it('is not deleted: the page says by how many orders, and makes it inactive instead', async () => {
    const { url, path } = await makeSoldChannel();
    const { user } = await open(path);
    expect(
      await screen.findByText(/Este registro está em uso e não pode ser excluído: .*Pedido: 1/),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Inativar' }));
    expect(await screen.findByText('Registro inativado.')).toBeInTheDocument();
    expect((await admin.get(url)).body.status).toBe('inactive');
    expect(screen.queryByText(/Este registro está em uso/)).toBeNull();
  });

  it('is offered no more once it is inactive', async () => {
    const { url, path } = await makeSoldChannel();
    await admin.put(url, { status: 'inactive' });
    await open(path);
    await screen.findByText(/Este registro está em uso/);
    expect(screen.queryByRole('button', { name: 'Inativar' })).toBeNull();
  });

  it('whose status only an action changes is offered that action', async () => {
    const world = await buildRideWorld(server.app);
    await world.sell({ date: '2026-12-04', time: '09:00' });
    const { user } = await open(`/apps/administration/providers/${String(world.provider['id'])}`);
    const alert = (await screen.findByText(/Este registro está em uso/)).closest<HTMLElement>('[role="alert"]');
    await user.click(await within(alert ?? document.body).findByRole('button', { name: /Desativar/ }));
    expect(await screen.findByRole('dialog', { name: /Desativar/ })).toBeInTheDocument();
  });

  it('without a status is only refused', async () => {
    const category = await create(admin, 'productCategory');
    await create(admin, 'product', { productCategoryId: category['id'] });
    await open(`/apps/administration/product/categories/${String(category['id'])}`);
    await waitFor(() => expect(screen.getByText(/Este registro está em uso.*Produto: 1/)).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Inativar' })).toBeNull();
  });
});

it('leads to the list without saying on the way that it is missing', async () => {
  const category = await create(admin, 'productCategory', { name: 'Trilhas' });
  // The list is longer under way than a page is prepared.
  server.answer(http.get('*/api/product-categories', async () => delay(400).then(() => undefined)));
  const said: string[] = [];
  const observer = new MutationObserver(() => said.push(document.querySelector('main')?.textContent ?? ''));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  await open(`/apps/administration/product/categories/${String(category['id'])}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Categorias de produto' })).toBeInTheDocument();
  expect(said.filter((text) => text.includes('Este registro não existe'))).toEqual([]);
});

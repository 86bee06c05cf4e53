import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.close());

const list = '/apps/administration/providers';
const sheet = () => screen.findByRole('dialog', { name: 'Atalhos do teclado' });

describe('the shortcuts', () => {
  it('are listed on ?, without breaking a rule of accessibility, and Escape closes the list', async () => {
    const { user } = await openAs(server, 'admin');
    await user.keyboard('?');
    expect(within(await sheet()).getByText('Ir para a busca')).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('put the focus into the search of the list on /, else into that of the navigation', async () => {
    const { user } = await openAs(server, 'admin', { path: list });
    await screen.findByRole('searchbox', { name: 'Buscar' });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: 'Buscar' })).toHaveValue('');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Paleta de comandos' }), 'meu perfil{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Meu perfil' });
    await user.keyboard('/');
    expect(screen.getByRole('combobox', { name: 'Localizar' })).toHaveFocus();
  });

  it('start a new record of the list on n', async () => {
    const { user } = await openAs(server, 'admin', { path: list });
    await user.keyboard('n');
    expect(await screen.findByRole('heading', { level: 1, name: 'Incluir fornecedor' })).toBeInTheDocument();
  });

  it('start none where the role may not', async () => {
    const { user } = await openAs(server, 'quality', { path: list });
    await user.keyboard('n');
    await user.keyboard('?');
    await sheet();
    expect(window.location.pathname).toBe(list);
  });

  it('rest while a field is typed in', async () => {
    const { user } = await openAs(server, 'admin');
    await user.type(await screen.findByLabelText('Senha atual'), 'n?/q');
    expect(screen.getByLabelText('Senha atual')).toHaveValue('n?/q');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of a single key are switched off in the list, and stay so', async () => {
    const { user, close } = await openAs(server, 'admin');
    await user.keyboard('?');
    await user.click(within(await sheet()).getByRole('switch', { name: 'Atalhos de uma tecla' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    close();
    const again = await openAs(server, 'admin');
    await again.user.keyboard('?');
    await again.user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Paleta de comandos' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Atalhos do teclado' })).not.toBeInTheDocument();
  });
});

const pressSave = (target: Element, given: Partial<KeyboardEventInit> = {}) => {
  const event = createEvent.keyDown(target, { key: 's', ctrlKey: true, ...given });
  fireEvent(target, event);
  return event;
};

describe('Ctrl+S', () => {
  it('saves what was typed, in the field that is typed in too, and once while the keys are held', async () => {
    const provider = await create(await server.app.as('admin'), 'provider', { tradeName: 'Parque das Águas' });
    const path = `${list}/${String(provider['id'])}`;
    const { user } = await openAs(server, 'admin', { path });
    const input = await screen.findByRole('textbox', { name: /^Nome fantasia/ });
    await user.type(input, ' Claras');
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-keyshortcuts', 'Control+S Meta+S');
    const held = [false, true, true].map((repeat) => pressSave(input, { repeat }));
    expect(held.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true]);
    await screen.findByText('Alterações salvas.');
    const { body } = await (await server.app.as('admin')).get(`/api/providers/${String(provider['id'])}`);
    expect(body).toMatchObject({ tradeName: 'Parque das Águas Claras', version: Number(provider['version']) + 1 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument());
    // Nothing to be saved, and no file of the page either.
    const still = screen.getByRole('textbox', { name: /^Nome fantasia/ });
    expect(pressSave(still, { ctrlKey: false, metaKey: true }).defaultPrevented).toBe(true);
  });

  it('saves what is on top, and shows what is to be mended', async () => {
    const admin = await server.app.as('admin');
    const product = await create(admin, 'product', { title: 'Ingresso' });
    const { user } = await openAs(server, 'admin', {
      path: `/apps/administration/products/${String(product['id'])}`,
    });
    await user.type(await screen.findByRole('textbox', { name: /^Título/ }), ' inteiro');
    await user.click(await screen.findByRole('link', { name: 'Incluir um tipo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Incluir tipo de produto' });
    const name = await within(dialog).findByRole('textbox', { name: /^Nome/ });
    pressSave(name);
    await waitFor(() => expect(name).toBeInvalid());
    expect((await admin.get(`/api/products/${String(product['id'])}`)).body).toMatchObject({ title: 'Ingresso' });
  });

  it('is the browser’s where nothing is to be filled in, as with other keys besides', async () => {
    await openAs(server, 'admin', { path: '/pages/error/404' });
    await screen.findByRole('heading', { level: 1 });
    expect(pressSave(document.body).defaultPrevented).toBe(false);
    expect(pressSave(document.body, { shiftKey: true }).defaultPrevented).toBe(false);
  });
});

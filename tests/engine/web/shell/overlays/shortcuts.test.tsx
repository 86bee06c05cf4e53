import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

// The whole app as another role: menu, pages, fields and values, under a bar that says so and leads back.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { openApp, type OpenedApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.close());

async function choose({ user }: OpenedApp, role: string): Promise<void> {
  await user.click(screen.getByTitle(/^Menu de/));
  await user.click(await screen.findByRole('menuitem', { name: 'Ver como…' }));
  await user.click(await screen.findByRole('combobox', { name: /Papel/ }));
  await user.click(await screen.findByRole('option', { name: role }));
}

async function look(opened: OpenedApp, role: string): Promise<HTMLElement> {
  await choose(opened, role);
  await opened.user.click(screen.getByRole('button', { name: 'Ver como este papel' }));
  return screen.findByRole('complementary', { name: 'Ver como outro papel' });
}

const menu = () => screen.queryByRole('navigation', { name: 'Navegação principal' });

describe('looking as another role', () => {
  it('is offered to nobody but those who may', async () => {
    const { user } = await openAs(server, 'supervisor');
    await user.click(screen.getByTitle(/^Menu de/));
    await screen.findByRole('menuitem', { name: 'Logout' });
    expect(screen.queryByRole('menuitem', { name: /Ver como/ })).toBeNull();
  });

  it('is forgotten by whoever may not', async () => {
    sessionStorage.setItem('view_as', JSON.stringify({ role: 'admin', rows: [] }));
    await openAs(server, 'quality', { path: '/apps/administration/providers' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fornecedores' })).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Ver como outro papel' })).toBeNull();
    expect(sessionStorage.getItem('view_as')).toBeNull();
  });

  it('says so on every page, has that role’s menu, and ends with a button', async () => {
    const opened = await openAs(server, 'admin');
    expect(within(menu() ?? document.body).getByRole('link', { name: 'Fornecedores' })).toBeInTheDocument();
    const entry = () => within(menu() ?? document.body).queryByRole('link', { name: 'Fornecedores' });
    expect(entry()).toHaveAttribute('href', '/apps/administration/providers');
    const bar = await look(opened, 'Financeiro');
    expect(bar).toHaveTextContent('Você vê como Financeiro — somente leitura.');
    await waitFor(() => expect(entry()).toHaveAttribute('href', '/apps/desk/providers'));
    await opened.user.click(within(bar).getByRole('button', { name: 'Sair da visualização' }));
    await waitFor(() => expect(entry()).toHaveAttribute('href', '/apps/administration/providers'));
  });

  it('has the one entry of a role that has no other', async () => {
    const opened = await openAs(server, 'admin');
    const bar = await look(opened, 'Aluno');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Fornecedores' })).toBeNull());
    expect(within(menu() ?? document.body).getByRole('link', { name: 'Solicitações de acesso' })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await opened.user.click(within(bar).getByRole('button', { name: 'Sair da visualização' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Ver como outro papel' })).toBeNull());
    expect(within(menu() ?? document.body).getByRole('link', { name: 'Fornecedores' })).toBeInTheDocument();
  });

  it('is kept when the page is loaded again, and ends with the session', async () => {
    const opened = await openAs(server, 'admin');
    await look(opened, 'Qualidade');
    opened.close();
    const again = await openApp({ path: '/apps/administration/providers' });
    expect(await screen.findByText('Você vê como Qualidade — somente leitura.')).toBeInTheDocument();
    again.session.send({ type: 'logout' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
    expect(sessionStorage.getItem('view_as')).toBeNull();
  });

  it('shows values as that role sees them, and says why nothing can be changed', async () => {
    const admin = await server.app.as('admin');
    const customer = await create(admin, 'customer', { name: 'Mariana Alves', email: 'mariana@example.com' });
    const opened = await openAs(server, 'director', {
      path: `/apps/administration/customers/${String(customer['id'])}`,
    });
    expect((await screen.findAllByText('mariana@example.com')).length).toBeGreaterThan(0);
    await look(opened, 'Qualidade');
    window.history.pushState(null, '', `/apps/administration/customers/${String(customer['id'])}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect((await screen.findAllByText('m***@example.com')).length).toBeGreaterThan(0);
    expect(screen.queryByText('mariana@example.com')).toBeNull();
    expect((await screen.findAllByRole('img', { name: /Somente .* veem o valor inteiro\./ })).length).toBeGreaterThan(
      0,
    );
    expect(await findViolations()).toEqual([]);
  });

  it('as an operator asks whose records to see', async () => {
    const admin = await server.app.as('admin');
    await create(admin, 'provider', { tradeName: 'Parque Só Meu' });
    const opened = await openAs(server, 'admin');
    await choose(opened, 'Operador');
    await opened.user.type(screen.getByRole('combobox', { name: 'Fornecedores' }), 'so meu');
    await opened.user.click(await screen.findByRole('option', { name: /Parque Só Meu/ }));
    await opened.user.click(screen.getByRole('button', { name: 'Ver como este papel' }));
    expect(await screen.findByText('Você vê como Operador — somente leitura.')).toBeInTheDocument();
    expect((await screen.findAllByText('Você vê somente os registros dos seus fornecedores.')).length).toBeGreaterThan(
      3,
    );
    expect(JSON.parse(sessionStorage.getItem('view_as') ?? '{}')).toMatchObject({
      role: 'operator',
      rows: [expect.any(String)],
    });
  });
});

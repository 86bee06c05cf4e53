import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { http as client } from '#engine/web/api/client.ts';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';
import { screenWidth } from '#tests/support/web/screen-width.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

async function openAs(role: string, { path = '/pages/profile', language = 'pt' as const } = {}) {
  const { authorization = '' } = await server.app.actorHeaders(role);
  const opened = await openApp({ path, language, token: authorization.replace('Bearer ', '') });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const navigation = () => screen.getByRole('navigation', { name: 'Navegação principal' });

describe('the shell', () => {
  it('breaks no accessibility rule', async () => {
    await openAs('admin');
    await screen.findByLabelText('Senha atual');
    expect(await findViolations()).toEqual([]);
  });

  it('titles the window, and moves the focus to the heading on navigation', async () => {
    const { user } = await openAs('admin');
    expect(document.title).toBe('Meu perfil · ICD');
    await user.click(screen.getByTitle(/^Menu de/));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Entrar' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Entrar · ICD');
  });

  it('leads from a page that is refused to where its reader finds the same', async () => {
    const { id } = await create(await server.app.as('admin'), 'provider', { tradeName: 'Elo Park' });
    const { user } = await openAs('backOffice', { path: `/apps/administration/providers/${String(id)}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Acesso negado/);
    await user.click(screen.getByRole('link', { name: 'Abrir na minha área' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Elo Park' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers no way where there is none', async () => {
    await openAs('operator', { path: '/apps/administration/customers' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Acesso negado/);
    expect(screen.queryByRole('link', { name: 'Abrir na minha área' })).toBeNull();
  });

  it('has the skip link as the first stop of the keyboard', async () => {
    const { user } = await openAs('admin');
    document.body.focus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Ir para o conteúdo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('speaks the chosen language, and says so to assistive technology', async () => {
    const { user } = await openAs('admin');
    await user.click(screen.getByRole('button', { name: 'Idioma: Português' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mon profil' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('fr-FR');
  });

  it('sends an unknown address to the 404 page, which names it', async () => {
    await openAs('admin', { path: '/nowhere' });
    expect(window.location.pathname).toBe('/pages/errors/error-404');
    expect(screen.getByText('Não há nada em /nowhere.')).toBeInTheDocument();
  });
});

describe('the navigation bar', () => {
  it.each([
    ['admin', '/apps/administration/providers'],
    ['supervisor', '/apps/desk/providers'],
    ['sales', '/apps/desk/providers'],
  ])('shows %s an entry for what the role reads, which leads where it may open it', async (role, href) => {
    await openAs(role);
    expect(within(navigation()).getByRole('link', { name: 'Fornecedores' })).toHaveAttribute('href', href);
  });

  it('hides the administration from other roles', async () => {
    await openAs('student');
    expect(within(navigation()).queryByRole('link', { name: 'Fornecedores' })).not.toBeInTheDocument();
    expect(within(navigation()).getByRole('link', { name: 'Sair' })).toBeInTheDocument();
  });

  it('folds, is saved folded, opens for the keyboard, and Escape closes it', async () => {
    const { user } = await openAs('admin');
    await user.click(screen.getByRole('button', { name: 'Recolher a navegação' }));
    const bar = navigation().closest('[data-folded]');
    expect(bar).toHaveAttribute('data-folded', 'true');
    screen.getByRole('link', { name: 'Ir para o conteúdo' }).focus();
    await user.tab();
    expect(bar).toHaveAttribute('data-folded', 'false');
    await user.keyboard('{Escape}');
    expect(bar).toHaveAttribute('data-folded', 'true');
    const token = localStorage.getItem('jwt_token');
    await waitFor(async () => {
      const { data } = await client.get<{ user: { metadata: { settings: unknown } } }>('/session', {
        params: { token },
      });
      expect(data.user.metadata.settings).toMatchObject({ layout: { config: { navbar: { folded: true } } } });
    });
  });

  it('opens for a pointer that rests on it, and not at once', async () => {
    const { user } = await openAs('admin');
    await user.click(screen.getByRole('button', { name: 'Recolher a navegação' }));
    const bar = navigation().closest('[data-folded]') as HTMLElement;
    await user.hover(bar);
    expect(bar).toHaveAttribute('data-folded', 'true');
    await waitFor(() => expect(bar).toHaveAttribute('data-folded', 'false'));
    await user.unhover(bar);
    expect(bar).toHaveAttribute('data-folded', 'true');
  });

  it('is a drawer on a small screen', async () => {
    screenWidth.set(390);
    const { user } = await openAs('admin');
    expect(screen.queryByRole('navigation', { name: 'Navegação principal' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Abrir a navegação' }));
    await screen.findByRole('navigation', { name: 'Navegação principal' });
    expect(navigation()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Navegação principal' })).not.toBeInTheDocument(),
    );
  });
});

describe('the navigation search', () => {
  it('finds without accents, opens by keyboard, and Escape closes it', async () => {
    const { user } = await openAs('admin');
    const box = screen.getByRole('combobox', { name: 'Localizar' });
    await user.type(box, 'solicitacoes');
    expect(screen.getByRole('option', { name: 'Solicitações de acesso' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.clear(box);
    await user.type(box, 'sair{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
  });

  it('says when nothing is found', async () => {
    const { user } = await openAs('admin');
    await user.type(screen.getByRole('combobox', { name: 'Localizar' }), 'xyz');
    expect(await screen.findByText('Não encontrado...')).toBeInTheDocument();
  });

  it('does not say that nothing is found where it could not be looked for', async () => {
    const unavailable = { statusCode: 503, code: 'UNAVAILABLE', message: 'Volte mais tarde' };
    server.answer(http.get('/api/search', () => HttpResponse.json(unavailable, { status: 503 })));
    const { user } = await openAs('admin');
    await user.type(screen.getByRole('combobox', { name: 'Localizar' }), 'xyz');
    expect(await screen.findByText('Volte mais tarde')).toBeInTheDocument();
    expect(screen.queryByText('Não encontrado...')).not.toBeInTheDocument();
  });

  it('finds records after the pages, ten in all, and opens the chosen one', async () => {
    const admin = await server.app.as('admin');
    for (let number = 10; number < 22; number += 1)
      await create(admin, 'provider', { tradeName: `Solicitado ${number}` });
    const { user } = await openAs('admin');
    await user.type(screen.getByRole('combobox', { name: 'Localizar' }), 'solicita');
    await screen.findAllByRole('option', { name: /^Solicitado/ });
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options[0]).toBe('Solicitações de acesso');
    expect(options.length).toBeLessThanOrEqual(10);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: /^Solicitado/ })).toBeInTheDocument();
  });

  it('offers nothing that the role may not open', async () => {
    const { user } = await openAs('student');
    await user.type(screen.getByRole('combobox', { name: 'Localizar' }), 'fornecedores');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});

describe('the favourites', () => {
  it('are starred in the list, stand in the bar, and are saved with the user', async () => {
    const { user } = await openAs('admin');
    await user.click(screen.getByRole('button', { name: 'Favoritos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Favoritos' });
    const box = await within(dialog).findByPlaceholderText('Busque um aplicativo ou página');
    expect(box).toHaveFocus();
    expect(within(dialog).getByText('Nenhum resultado..')).toBeInTheDocument();
    await user.type(box, 'produtos');
    await user.click(within(dialog).getByRole('button', { name: 'Favorito: Produtos', pressed: false }));
    expect(await screen.findByText('Dados do usuário salvos')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    const bar = await screen.findByRole('navigation', { name: 'Favoritos' });
    expect(within(bar).getByRole('link', { name: 'Produtos' })).toHaveAttribute(
      'href',
      '/apps/administration/products',
    );
  });

  it('are taken back, with a message, when the server refuses', async () => {
    server.answer(
      http.post('/api/auth/user/update', () =>
        HttpResponse.json({ statusCode: 503, code: 'UNAVAILABLE', message: 'Volte mais tarde' }, { status: 503 }),
      ),
    );
    const { user } = await openAs('admin');
    await user.click(screen.getByRole('button', { name: 'Favoritos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Favoritos' });
    await user.type(await within(dialog).findByPlaceholderText('Busque um aplicativo ou página'), 'produtos');
    await user.click(within(dialog).getByRole('button', { name: 'Favorito: Produtos' }));
    expect(await screen.findByText('Volte mais tarde')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Favorito: Produtos', pressed: false })).toBeInTheDocument();
  });
});

describe('the end of a session', () => {
  it('is told once when five calls are answered 401, and the page is remembered', async () => {
    await openAs('admin', { path: '/pages/profile?tab=2' });
    server.answer(
      http.get('/api/anything', () =>
        HttpResponse.json({ statusCode: 401, code: 'UNAUTHENTICATED', message: 'x' }, { status: 401 }),
      ),
    );
    await Promise.allSettled(Array.from({ length: 5 }, () => client.get('/api/anything')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
    expect(screen.getAllByText('Acesso negado')).toHaveLength(1);
    expect(sessionStorage.getItem('wanted_path')).toBe('/pages/profile?tab=2');
  });

  it('comes with the end in another tab', async () => {
    await openAs('admin');
    localStorage.removeItem('jwt_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'jwt_token', newValue: null }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
  });

  it('comes with logout even when the server does not answer well, and is not returned to', async () => {
    server.answer(http.delete('/session', () => HttpResponse.error()));
    const { user } = await openAs('admin');
    await user.click(within(navigation()).getByRole('link', { name: 'Sair' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Entrar' })).toBeInTheDocument();
    expect(localStorage.getItem('jwt_token')).toBeNull();
    expect(sessionStorage.getItem('wanted_path')).toBeNull();
  });
});

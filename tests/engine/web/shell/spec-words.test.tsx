// What the specification says of the shell, word by word (docs/specification.md).
import { screen, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Language } from '#engine/model/text.ts';
import { suggestionLimit } from '#engine/web/shell/chrome/measures.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.close());

const words = {
  pt: {
    search: 'Localizar',
    none: 'Não encontrado...',
    favourites: 'Favoritos',
    app: 'Busque um aplicativo ou página',
    noApp: 'Nenhum resultado..',
    profile: 'Meu perfil',
    logout: 'Logout',
  },
  en: {
    search: 'Search',
    none: 'Not found...',
    favourites: 'Favourites',
    app: 'Search for an app or page',
    noApp: 'No results..',
    profile: 'My profile',
    logout: 'Logout',
  },
  fr: {
    search: 'Rechercher',
    none: 'Introuvable...',
    favourites: 'Favoris',
    app: 'Rechercher une application ou une page',
    noApp: 'Aucun résultat..',
    profile: 'Mon profil',
    logout: 'Déconnexion',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

describe.each(['pt', 'en', 'fr'] as const)('the shell in %s', (language) => {
  const said = words[language];

  it('finds nothing in the specified words', async () => {
    const { user } = await openAs(server, 'admin', { language, path: '/apps/administration/providers' });
    await user.type(screen.getByRole('combobox', { name: said.search }), 'xyz');
    expect(await screen.findByText(said.none)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: said.favourites }));
    const dialog = await screen.findByRole('dialog', { name: said.favourites });
    const box = await within(dialog).findByPlaceholderText(said.app);
    expect(box).toHaveFocus();
    await user.type(box, 'xyz');
    expect(within(dialog).getByText(said.noApp)).toBeInTheDocument();
  });

  it('begins the user menu with the profile and ends it with the way out', async () => {
    const { user } = await openAs(server, 'admin', { language, path: '/apps/administration/providers' });
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /Pessoa admin/ }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect([entries.at(0), entries.at(-1)]).toEqual([said.profile, said.logout]);
  });
});

describe('the shell', () => {
  it('names each language in itself, with its flag', async () => {
    const { user } = await openAs(server, 'admin', { path: '/apps/administration/providers' });
    await user.click(screen.getByRole('button', { name: 'Idioma: Português' }));
    const entries = await screen.findAllByRole('menuitemradio');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Português', 'English', 'Français']);
    expect(
      entries.map(
        (entry) =>
          entry
            .querySelector('img')
            ?.getAttribute('src')
            ?.replace(/^data:.*;base64,(.*)$/, (_, text: string) => atob(text))
            .match(/flag-icons-(\w+)/)?.[1],
      ),
    ).toEqual(['br', 'gb', 'fr']);
  });

  it('switches the language of the page that is open', async () => {
    const { user } = await openAs(server, 'admin', { path: '/apps/administration/providers' });
    await screen.findByRole('heading', { level: 1, name: 'Fornecedores' });
    await user.click(screen.getByRole('button', { name: 'Idioma: Português' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await screen.findByRole('heading', { level: 1, name: 'Providers' });
  });

  it("shows the user's name, all roles and organisation, 'ICD' for want of one", async () => {
    const { headers, userId } = await server.app.person({ roles: ['admin', 'supervisor'] });
    await sql`update "user" set organization_name = 'Parques do Sul' where id = ${userId}`.execute(
      server.app.database.query,
    );
    const token = (headers['authorization'] ?? '').replace('Bearer ', '');
    const { close } = await openApp({ path: '/apps/administration/providers', token });
    const bar = within(await screen.findByRole('navigation', { name: 'Navegação principal' }));
    expect(bar.getByText('Parques do Sul')).toBeInTheDocument();
    expect(bar.getByText('Pessoa admin supervisor')).toBeInTheDocument();
    expect(bar.getByText(/^Administrador.+Supervisor$/)).toBeInTheDocument();
    close();
    await sql`update "user" set organization_name = null where id = ${userId}`.execute(server.app.database.query);
    await openApp({ path: '/apps/administration/providers', token });
    expect(
      within(await screen.findByRole('navigation', { name: 'Navegação principal' })).getByText('ICD'),
    ).toBeInTheDocument();
  });

  it('says so where the browser has no full screen, or refuses it', async () => {
    const { user } = await openAs(server, 'admin', { path: '/apps/administration/providers' });
    await user.click(screen.getByRole('button', { name: 'Tela cheia' }));
    expect(await screen.findByText('Este navegador não permite a tela cheia.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    const refuse = vi.fn(() => Promise.reject(new Error('refused')));
    Object.assign(document.documentElement, { requestFullscreen: refuse });
    onTestFinished(() => {
      Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
    });
    await user.click(screen.getByRole('button', { name: 'Tela cheia' }));
    expect(refuse).toHaveBeenCalledOnce();
    expect(await screen.findByText('Este navegador não permite a tela cheia.')).toBeInTheDocument();
  });

  it('suggests ten pages at most', () => {
    expect(suggestionLimit).toBe(10);
  });
});

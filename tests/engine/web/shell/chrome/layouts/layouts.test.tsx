import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { http as client } from '#engine/web/api/client.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';
import { screenWidth } from '#tests/support/web/screen-width.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.close());

const defaults = {
  theme: { main: 'light9', navbar: 'dark11', toolbar: 'light11', footer: 'dark' },
  direction: 'ltr',
  customScrollbars: true,
  animations: true,
};

interface Opening {
  readonly style?: string;
  readonly config?: object;
  readonly path?: string;
}

async function openWith({ style = 'layout1', config = {}, path = '/pages/profile' }: Opening) {
  const { authorization = '' } = await server.app.actorHeaders('admin');
  await client.post(
    '/api/auth/user/update',
    { user: { metadata: { settings: { ...defaults, layout: { style, config } } } } },
    { headers: { authorization } },
  );
  const opened = await openApp({ path, token: authorization.replace('Bearer ', '') });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('main');
  return opened;
}

const navigation = () => screen.queryByRole('navigation', { name: 'Navegação principal' });
const toolbar = () => screen.queryByRole('banner');
const footer = () => screen.queryByRole('contentinfo');
const right = () => screen.queryByRole('complementary', { name: 'Painel lateral direito' });
const left = () => screen.queryByRole('complementary', { name: 'Painel lateral esquerdo' });
const follows = (first: Element | null, second: Element | null) =>
  Boolean(first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

describe.each(['layout1', 'layout2', 'layout3'])('%s', (style) => {
  it('has navigation, toolbar, content, right panel and footer, and breaks no accessibility rule', async () => {
    await openWith({ style });
    expect(navigation()).toBeInTheDocument();
    expect(toolbar()).toBeInTheDocument();
    expect(footer()).toBeInTheDocument();
    expect(right()).toBeInTheDocument();
    expect(left()).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
  });

  it('hides each part that is not wanted', async () => {
    const hidden = { display: false };
    await openWith({
      style,
      config: {
        navbar: hidden,
        toolbar: hidden,
        footer: hidden,
        rightSidePanel: hidden,
        leftSidePanel: { display: true },
      },
    });
    expect(navigation()).not.toBeInTheDocument();
    expect(toolbar()).not.toBeInTheDocument();
    expect(footer()).not.toBeInTheDocument();
    expect(right()).not.toBeInTheDocument();
    expect(left()).toBeInTheDocument();
    // The way back.
    expect(screen.getByRole('button', { name: 'Configurações' })).toBeInTheDocument();
  });

  it('hides what the route has no room for, and shows it again on the next', async () => {
    const { user } = await openWith({ style, path: '/apps/administration/products' });
    expect(footer()).not.toBeInTheDocument();
    expect(right()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Pessoa admin/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Meu perfil' }));
    await waitFor(() => expect(footer()).toBeInTheDocument());
    expect(right()).toBeInTheDocument();
  });

  it('has its navigation in a drawer on a small screen', async () => {
    screenWidth.set(390);
    const { user } = await openWith({ style });
    expect(navigation()).not.toBeInTheDocument();
    expect(right()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Abrir a navegação' }));
    await user.click(
      within(await screen.findByRole('navigation', { name: 'Navegação principal' })).getByRole('link', {
        name: 'Produtos',
      }),
    );
    await waitFor(() => expect(navigation()).not.toBeInTheDocument());
    await waitFor(() => expect(window.location.pathname).toBe('/apps/administration/products'));
  });

  it('opens its navigation on a small screen without a toolbar too', async () => {
    screenWidth.set(390);
    const { user } = await openWith({ style, config: { toolbar: { display: false } } });
    await user.click(screen.getByRole('button', { name: 'Abrir a navegação' }));
    expect(await screen.findByRole('navigation', { name: 'Navegação principal' })).toBeInTheDocument();
  });
});

describe('where the parts stand', () => {
  it('the vertical layout has the toolbar beside the navigation, or above it', async () => {
    const { close } = await openWith({});
    expect(follows(navigation(), toolbar())).toBe(true);
    close();
    await openWith({ config: { toolbar: { position: 'above' } } });
    expect(follows(toolbar(), navigation())).toBe(true);
  });

  it('the horizontal layout has the logo with the navigation, and the toolbar with the favourites under it', async () => {
    await openWith({ style: 'layout2' });
    expect(follows(navigation(), toolbar())).toBe(true);
    expect(within(navigation() as HTMLElement).getByText('ICD')).toBeInTheDocument();
    expect(within(toolbar() as HTMLElement).getByRole('button', { name: 'Favoritos' })).toBeInTheDocument();
  });

  it('the dense one has logo and search in the toolbar, the navigation under it, and no favourites', async () => {
    await openWith({ style: 'layout3' });
    expect(follows(toolbar(), navigation())).toBe(true);
    expect(within(toolbar() as HTMLElement).getByText('ICD')).toBeInTheDocument();
    expect(within(navigation() as HTMLElement).queryByText('ICD')).not.toBeInTheDocument();
    expect(within(toolbar() as HTMLElement).queryByRole('button', { name: 'Favoritos' })).not.toBeInTheDocument();
  });

  it('the dense one keeps its search box open on a small screen', async () => {
    screenWidth.set(390);
    await openWith({ style: 'layout3' });
    expect(screen.getByRole('combobox', { name: 'Localizar' })).toBeInTheDocument();
  });
});

describe('a side panel', () => {
  it('closes to its handle and opens again', async () => {
    const { user } = await openWith({});
    const handle = screen.getByRole('button', { name: 'Fechar: Painel lateral direito', expanded: true });
    await user.click(handle);
    expect(screen.getByRole('button', { name: 'Abrir: Painel lateral direito', expanded: false })).toHaveFocus();
    expect(right()).toHaveStyle({ width: '0px' });
    await user.keyboard('{Enter}');
    expect(right()).toHaveStyle({ width: '56px' });
  });
});

describe('a change of layout', () => {
  it('leaves what was typed on the screen', async () => {
    const { user } = await openWith({});
    await user.type(await screen.findByLabelText('Senha atual'), 'meia senha');
    await user.click(screen.getByRole('button', { name: 'Configurações' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Configurações' }));
    await user.click(panel.getByRole('radio', { name: 'Horizontal' }));
    await waitFor(() => expect(screen.getByText('Meu perfil', { selector: 'h1' }).closest('main')).toBeInTheDocument());
    expect(screen.getByLabelText('Senha atual')).toHaveValue('meia senha');
  });
});

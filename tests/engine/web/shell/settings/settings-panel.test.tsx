import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { http as client } from '#engine/web/api/client.ts';
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

async function openAs(role: string, path = '/pages/profile') {
  const { authorization = '' } = await server.app.actorHeaders(role);
  const token = authorization.replace('Bearer ', '');
  const opened = await openApp({ path, token });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, token };
}

async function openPanel(name = 'Configurações', role = 'admin') {
  const opened = await openAs(role);
  await opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, panel: within(await screen.findByRole('dialog', { name })) };
}

async function readSaved(token: string): Promise<unknown> {
  const { data } = await client.get<{ user: { metadata: { settings: unknown } } }>('/session', { params: { token } });
  return data.user.metadata.settings;
}

const refuse = () =>
  server.answer(
    http.post('/api/auth/user/update', () =>
      HttpResponse.json({ statusCode: 503, code: 'UNAVAILABLE', message: 'Volte mais tarde' }, { status: 503 }),
    ),
  );

describe('the settings panel', () => {
  it('breaks no accessibility rule', async () => {
    const { panel } = await openPanel();
    expect(panel.getByRole('radio', { name: 'Vertical' })).toBeChecked();
    expect(await findViolations()).toEqual([]);
  });

  it('has the form that the chosen layout describes, and changing the layout empties its config', async () => {
    const { user, panel, token } = await openPanel();
    await user.click(
      within(panel.getByRole('radiogroup', { name: 'Largura' })).getByRole('radio', { name: 'Em caixa' }),
    );
    await waitFor(async () =>
      expect(await readSaved(token)).toMatchObject({ layout: { style: 'layout1', config: { mode: 'boxed' } } }),
    );
    expect(panel.getByRole('switch', { name: 'Recolhida' })).toBeInTheDocument();
    await user.click(panel.getByRole('radio', { name: 'Horizontal' }));
    expect(
      await within(panel.getByRole('radiogroup', { name: 'Largura' })).findByRole('radio', { name: 'Coluna central' }),
    ).not.toBeChecked();
    expect(panel.queryByRole('switch', { name: 'Recolhida' })).not.toBeInTheDocument();
    await waitFor(async () =>
      expect(await readSaved(token)).toMatchObject({ layout: { style: 'layout2', config: {} } }),
    );
    expect(await readSaved(token)).not.toHaveProperty('layout.config.mode');
  });

  it('applies at once and saves what was chosen last last', async () => {
    const { user, panel, token } = await openPanel();
    await user.click(panel.getByRole('radio', { name: 'Compacta' }));
    await user.click(panel.getByRole('radio', { name: 'Escuro' }));
    await user.click(panel.getByRole('switch', { name: 'Animações' }));
    expect(panel.getByRole('switch', { name: 'Animações' })).not.toBeChecked();
    await waitFor(async () =>
      expect(await readSaved(token)).toMatchObject({ density: 'compact', colorScheme: 'dark', animations: false }),
    );
  });

  it('turns the interface round, and back', async () => {
    const { user, panel } = await openPanel();
    await user.click(panel.getByRole('radio', { name: 'Da direita para a esquerda' }));
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
    await user.click(panel.getByRole('radio', { name: 'Da esquerda para a direita' }));
    await waitFor(() => expect(document.documentElement.dir).toBe('ltr'));
  });

  it('takes a change back, with a message, when it could not be saved', async () => {
    const { user, panel, token } = await openPanel();
    await user.click(panel.getByRole('radio', { name: 'Compacta' }));
    await waitFor(async () => expect(await readSaved(token)).toMatchObject({ density: 'compact' }));
    refuse();
    await user.click(panel.getByRole('switch', { name: 'Animações' }));
    await user.click(panel.getByRole('radio', { name: 'Confortável' }));
    expect(await screen.findByText('Volte mais tarde')).toBeInTheDocument();
    await waitFor(() => expect(panel.getByRole('radio', { name: 'Compacta' })).toBeChecked());
    expect(panel.getByRole('switch', { name: 'Animações' })).toBeChecked();
  });

  it('chooses the palette of each part by name', async () => {
    const { user, panel, token } = await openPanel();
    await user.click(panel.getByRole('combobox', { name: 'Tema da navegação' }));
    await user.click(screen.getByRole('option', { name: 'Pinho' }));
    await waitFor(async () =>
      expect(await readSaved(token)).toMatchObject({
        theme: { main: 'light9', navbar: 'dark3', toolbar: 'light11', footer: 'dark' },
      }),
    );
  });

  it('goes back to the defaults', async () => {
    const { user, panel, token } = await openPanel();
    await user.click(panel.getByRole('radio', { name: 'Compacta' }));
    await user.click(panel.getByRole('button', { name: 'Restaurar os padrões' }));
    expect(panel.getByRole('radio', { name: 'Confortável' })).toBeChecked();
    await waitFor(async () => expect(await readSaved(token)).toMatchObject({ density: 'comfortable' }));
  });

  it('is reached from the menu of the user, closes with Escape, and gives the focus back', async () => {
    screenWidth.set(390);
    const { user } = await openAs('admin');
    await user.click(screen.getByRole('button', { name: /Pessoa admin/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Configurações' }));
    const panel = await screen.findByRole('dialog', { name: 'Configurações' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });
});

describe('the panel of colour schemes', () => {
  it('breaks no accessibility rule, and sets all four parts at once', async () => {
    const { user, panel, token } = await openPanel('Esquemas de cores');
    expect(await findViolations()).toEqual([]);
    expect(panel.getByRole('radio', { name: 'Padrão' })).toBeChecked();
    await user.click(panel.getByRole('radio', { name: 'Floresta' }));
    await waitFor(async () =>
      expect(await readSaved(token)).toMatchObject({
        theme: { main: 'light3', navbar: 'dark3', toolbar: 'light3', footer: 'dark3' },
      }),
    );
    expect(panel.getByRole('radio', { name: 'Floresta' })).toBeChecked();
  });
});

describe('settings saved elsewhere', () => {
  it('come with the next session of the user', async () => {
    const { token } = await openAs('admin').then((opened) => {
      opened.close();
      return opened;
    });
    await client.post(
      '/api/auth/user/update',
      {
        user: {
          metadata: {
            settings: {
              layout: { style: 'layout2', config: {} },
              theme: { main: 'light9', navbar: 'dark11', toolbar: 'light11', footer: 'dark' },
              direction: 'ltr',
              customScrollbars: true,
              animations: true,
            },
          },
        },
      },
      { headers: { authorization: `Bearer ${token}` } },
    );
    localStorage.setItem('settings', JSON.stringify({ layout: { style: 'layout3', config: {} } }));
    const { user } = await openApp({ path: '/pages/profile', token });
    await screen.findByRole('heading', { level: 1 });
    await user.click(await screen.findByRole('button', { name: 'Configurações' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Configurações' })).getByRole('radio', { name: 'Horizontal' }),
    ).toBeChecked();
  });
});

describe('a guest’s settings', () => {
  it('stay in this browser', async () => {
    localStorage.setItem('settings', JSON.stringify({ colorScheme: 'dark' }));
    await openApp({ path: '/login' });
    await screen.findByRole('heading', { level: 1, name: 'Entrar' });
    expect(document.documentElement).toHaveStyle({ colorScheme: 'dark' });
  });

  it('are changed in the panel without asking the server', async () => {
    const { user } = await openApp({ path: '/pages/errors/error-404' });
    await screen.findByRole('heading', { level: 1 });
    await user.click(await screen.findByRole('button', { name: 'Configurações' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Configurações' })).getByRole('radio', {
        name: 'Horizontal compacto',
      }),
    );
    expect(JSON.parse(localStorage.getItem('settings') ?? '{}')).toMatchObject({
      layout: { style: 'layout3', config: {} },
    });
  });
});

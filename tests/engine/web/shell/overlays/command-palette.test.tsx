import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { drawnAs } from '#tests/support/web/drawn-as.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startRealServer();
  const admin = await server.app.as('admin');
  for (const tradeName of ['Mágico Park', 'Jardim Mágico', 'Aquário'])
    ids[tradeName] = String((await create(admin, 'provider', { tradeName, businessName: 'Ltda.' }))['id']);
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const field = () => screen.findByRole('combobox', { name: 'Paleta de comandos' });
const group = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.querySelector('span > span')?.textContent ?? option.textContent);

async function openPalette(role = 'admin', opening: Parameters<typeof openAs>[2] = {}) {
  const opened = await openAs(server, role, opening);
  await opened.user.keyboard('{Control>}k{/Control}');
  await field();
  return opened;
}

describe('the command palette', () => {
  it('opens on Ctrl+K, even from a field, and Escape gives the focus back', async () => {
    const { user } = await openAs(server, 'admin');
    const password = await screen.findByLabelText('Senha atual');
    await user.click(password);
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(password).toHaveFocus();
  });

  it('opens from the toolbar', async () => {
    const { user } = await openAs(server, 'admin');
    await user.click(screen.getByRole('button', { name: 'Paleta de comandos (Ctrl K)' }));
    expect(await field()).toHaveFocus();
  });

  it('breaks no accessibility rule, and names the active option to assistive technology', async () => {
    const { user } = await openPalette();
    expect(await findViolations()).toEqual([]);
    const first = screen.getAllByRole('option')[0];
    expect(await field()).toHaveAttribute('aria-activedescendant', first?.id);
    await user.keyboard('{ArrowUp}');
    const last = screen.getAllByRole('option').at(-1);
    expect(await field()).toHaveAttribute('aria-activedescendant', last?.id);
    expect(last).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveAttribute('aria-selected', 'true');
  });

  it('draws of a key what it changes: the options that are another, and the dialog not at all', async () => {
    const { user } = await openPalette();
    const dialog = screen.getByRole('dialog');
    const options = screen.getAllByRole('option');
    const before = options.map(drawnAs);
    const dialogBefore = drawnAs(dialog);
    await user.keyboard('{ArrowDown}');
    const changed = options.map((option, index) => drawnAs(option) !== before[index]);
    expect(changed).toEqual(options.map((_, index) => index < 2));
    await user.type(await field(), 'fornecedores');
    expect(group('Páginas')).toEqual(['Fornecedores']);
    expect(drawnAs(dialog)).toBe(dialogBefore);
  });

  it('goes to a page by its title without accents, and the focus to its heading', async () => {
    const { user } = await openPalette();
    await user.type(await field(), 'distribuicao');
    expect(group('Páginas')).toEqual(['Unidades de distribuição']);
    await user.keyboard('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Unidades de distribuição' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(window.location.pathname).toBe('/apps/administration/distributors'));
  });

  it('finds records on the server, by entity, and opens the chosen one', async () => {
    const { user } = await openPalette();
    await user.type(await field(), 'magico');
    expect(await screen.findByRole('group', { name: 'Fornecedores' })).toBeInTheDocument();
    expect(group('Fornecedores').sort()).toEqual(['Jardim Mágico', 'Mágico Park']);
    await user.click(screen.getByRole('option', { name: /^Mágico Park/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mágico Park' })).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe(`/apps/administration/providers/${ids['Mágico Park']}`));
  });

  it('tells records of one name apart, and offers first what is named in whole', async () => {
    const admin = await server.app.as('admin');
    for (const [businessId, tradeName] of [
      ['11222333000181', 'Gêmeo'],
      ['11444777000161', 'Gêmeo'],
    ])
      await create(admin, 'provider', { tradeName, businessName: `Razão ${businessId}`, businessId });
    await create(admin, 'distributionUnit', { tradeName: 'Loja 11.444.777/0001-61' });
    const { user } = await openPalette();
    await user.type(await field(), 'gemeo');
    expect(await screen.findByRole('option', { name: /^Gêmeo.*11\.222\.333\/0001-81/ })).toBeInTheDocument();
    const other = screen.getByRole('option', { name: /^Gêmeo.*11\.444\.777\/0001-61/ });
    expect(other).toHaveTextContent('GêmeoAtivo · Razão 11444777000161 · 11.444.777/0001-61 · ');
    await user.clear(await field());
    server.answer(
      http.get('/api/search', async () => {
        await delay(1000);
      }),
    );
    // As a scanner does: nobody waits for what is found.
    await user.type(await field(), '11.444.777/0001-61{Enter}');
    expect(await screen.findByDisplayValue('Razão 11444777000161')).toBeInTheDocument();
  });

  it('tells records of one name apart by those that they belong to', async () => {
    const admin = await server.app.as('admin');
    for (const tradeName of ['Parque do Norte', 'Parque do Sul']) {
      const { id: providerId } = await create(admin, 'provider', { tradeName });
      await create(admin, 'ride', { providerId, name: 'Roda-gigante' });
    }
    const { user } = await openPalette();
    await user.type(await field(), 'roda-gig');
    expect(await screen.findByRole('option', { name: /^Roda-gigante.*Parque do Sul/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /^Roda-gigante.*Parque do Norte/ })).toBeInTheDocument();
  });

  it('asks one question, for the last word only', async () => {
    const asked = vi.fn();
    server.answer(
      http.get('/api/:collection', ({ request }) => {
        const { pathname, searchParams } = new URL(request.url);
        if (searchParams.has('q')) asked(`${pathname} ${searchParams.get('q')}`);
      }),
    );
    const { user } = await openPalette('director');
    await user.type(await field(), 'magi');
    await screen.findByRole('group', { name: 'Fornecedores' });
    expect(asked.mock.calls).toEqual([['/api/search magi']]);
  });

  it('leaves what was found before in its place until there is something else', async () => {
    const { user } = await openPalette();
    await user.type(await field(), 'magico');
    const found = await screen.findByRole('option', { name: /^Mágico Park/ });
    const answer = Promise.withResolvers<undefined>();
    const asked = vi.fn(() => answer.promise);
    server.answer(http.get('/api/search', asked));
    await user.type(await field(), ' park');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(found).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /^Jardim Mágico/ })).toBeInTheDocument();
    answer.resolve(undefined);
    await waitFor(() => expect(screen.queryByRole('option', { name: /^Jardim Mágico/ })).not.toBeInTheDocument());
    expect(screen.getByRole('option', { name: /^Mágico Park/ })).toBe(found);
  });

  it('offers a supervisor records where he may open them, at the desk', async () => {
    const made = await create(await server.app.as('admin'), 'provider', { tradeName: 'Parque do Supervisor' });
    const { user } = await openPalette('supervisor');
    await user.type(await field(), 'parque do supervisor');
    await user.click(await screen.findByRole('option', { name: /^Parque do Supervisor/ }));
    await waitFor(() => expect(window.location.pathname).toBe(`/apps/desk/providers/${String(made['id'])}`));
  });

  it('offers a student neither pages nor records of the administration', async () => {
    const asked = vi.fn();
    server.answer(
      http.get('/api/:collection', ({ request }) => {
        if (new URL(request.url).searchParams.has('q')) asked();
      }),
    );
    // In development whoever is signed in may read the schemas, too.
    vi.stubEnv('DEV', false);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { user } = await openPalette('student');
    expect(group('Páginas')).toEqual(['Solicitações de acesso', 'Meu perfil']);
    await user.type(await field(), 'fornecedor');
    expect(await screen.findByText('Nenhum resultado..')).toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });

  it('says when some records could not be searched, and shows the rest', async () => {
    const { body } = await (await server.app.as('admin')).get('/api/search?q=magico');
    server.answer(http.get('/api/search', () => HttpResponse.json({ ...body, missing: ['customers'] })));
    const { user } = await openPalette();
    await user.type(await field(), 'magico');
    expect(await screen.findByText('Alguns registros não puderam ser buscados.')).toBeInTheDocument();
    expect(group('Fornecedores')).toHaveLength(2);
  });

  it('says what is asked too much, and how much may be', async () => {
    const { user } = await openPalette();
    await user.type(await field(), 'a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 k11');
    expect(await screen.findByText('Busca (q): no máximo 10 palavras diferentes. Retire algumas.')).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).queryByText('Nenhum resultado..')).not.toBeInTheDocument();
  });

  it('asks again for what could be searched in part only, once somebody looks again', async () => {
    server.answer(
      http.get('/api/search', () => HttpResponse.json({ found: [], missing: ['providers'] }), { once: true }),
    );
    const { user } = await openPalette();
    await user.type(await field(), 'magico');
    await screen.findByText('Alguns registros não puderam ser buscados.');
    await user.keyboard('{Escape}{Control>}k{/Control}');
    await user.type(await field(), 'magico');
    expect(await screen.findByRole('option', { name: /^Mágico Park/ })).toBeInTheDocument();
  });

  it('shows nothing that was found by other words', async () => {
    const { user } = await openPalette();
    await user.type(await field(), 'magico');
    await screen.findByRole('option', { name: /^Mágico Park/ });
    await user.clear(await field());
    await user.type(await field(), 'zz');
    expect(screen.queryByRole('option', { name: /^Mágico Park/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Nenhum resultado..')).toBeInTheDocument();
  });

  it('starts a new record', async () => {
    const { user } = await openPalette();
    await user.type(await field(), 'incluir fornecedor{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Incluir fornecedor' })).toBeInTheDocument();
  });

  it('switches to dark, changes the language, and signs out', async () => {
    const { user } = await openPalette();
    await user.type(await field(), 'cores: escuro{Enter}');
    expect(await screen.findByRole('button', { name: 'Cores: Escuro' })).toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'english{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Command palette' }), 'sign out{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  });

  it('shows first, while nothing is typed, the records opened last', async () => {
    const { user } = await openAs(server, 'admin', { path: `/apps/administration/providers/${ids['Aquário']}` });
    await screen.findByRole('heading', { level: 1, name: 'Aquário' });
    await user.keyboard('{Control>}k{/Control}');
    await field();
    expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Registros recentes');
    expect(group('Registros recentes')).toEqual(['Aquário']);
  });

  it('stays shut for guests', async () => {
    const { user } = await openApp({ path: '/login' });
    await screen.findByRole('heading', { level: 1, name: 'Entrar' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

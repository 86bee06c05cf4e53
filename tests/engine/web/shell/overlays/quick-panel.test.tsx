import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let path = '';

beforeAll(async () => {
  server = await startRealServer();
  const { id } = await create(await server.app.as('admin'), 'provider', { tradeName: 'Mágico Park' });
  path = `/apps/administration/providers/${String(id)}`;
  await server.app.as('director');
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

/** In the toolbar: the panel at the side may have another. */
const button = async (name: string) => within(await screen.findByRole('banner')).findByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: 'Painel rápido' });
const section = async (name: string) => within(within(await panel()).getByRole('region', { name }));

describe('the quick panel', () => {
  it('tells what happened to records, unread until it was opened', async () => {
    const { user, close } = await openAs(server, 'director');
    await user.click(await button('Painel rápido, 1 não lida'));
    const notices = await section('Novidades');
    expect(await notices.findByRole('link', { name: /Mágico Park/ })).toHaveAttribute('href', path);
    expect(notices.getByText(/^Incluído · Pessoa admin · /)).toBeInTheDocument();
    expect(notices.getByRole('img', { name: 'novo' })).toBeInTheDocument();
    expect(await findViolations()).toEqual([]);
    await user.keyboard('{Escape}');
    const opener = await button('Painel rápido');
    await waitFor(() => expect(opener).toHaveFocus());
    close();
  });

  it('takes what the reader did himself for no news', async () => {
    const { user } = await openAs(server, 'admin');
    await user.click(await button('Painel rápido'));
    const notices = await section('Novidades');
    expect(await notices.findByRole('link', { name: /Mágico Park/ })).toBeInTheDocument();
    expect(notices.queryByRole('img', { name: 'novo' })).not.toBeInTheDocument();
  });

  it('keeps the messages of the snackbar, unread until it was opened', async () => {
    const { user } = await openAs(server, 'admin');
    await user.click(screen.getByRole('button', { name: 'Favoritos' }));
    await user.type(
      await within(await screen.findByRole('dialog', { name: 'Favoritos' })).findByPlaceholderText(
        'Busque um aplicativo ou página',
      ),
      'produtos',
    );
    await user.click(await screen.findByRole('button', { name: 'Favorito: Produtos' }));
    await screen.findByText('Dados do usuário salvos');
    await user.keyboard('{Escape}');
    await user.click(await button('Painel rápido, 1 não lida'));
    const messages = await section('Mensagens');
    expect(messages.getByText('Dados do usuário salvos')).toBeInTheDocument();
    expect(messages.getByRole('img', { name: 'novo' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await button('Painel rápido'));
    expect((await section('Mensagens')).queryByRole('img', { name: 'novo' })).not.toBeInTheDocument();
  });

  it('leads to the records opened last', async () => {
    const { user } = await openAs(server, 'admin', { path });
    await screen.findByRole('heading', { level: 1, name: 'Mágico Park' });
    await user.keyboard('q');
    const link = (await section('Registros recentes')).getByRole('link', { name: /Mágico Park/ });
    expect(link).toHaveAttribute('href', path);
    await user.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leads to palette and shortcuts, which small screens have no buttons for', async () => {
    const { user } = await openAs(server, 'admin');
    await user.keyboard('q');
    await user.click(within(await panel()).getByRole('button', { name: 'Atalhos do teclado' }));
    expect(await screen.findByRole('dialog', { name: 'Atalhos do teclado' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Painel rápido' })).not.toBeInTheDocument();
  });

  it('says in its place that the notices could not be read, and reads them again', async () => {
    server.answer(
      http.get('/api/quick-panel/data', () =>
        HttpResponse.json({ statusCode: 500, code: 'INTERNAL', message: 'Falhou', requestId: '7' }, { status: 500 }),
      ),
    );
    const { user } = await openAs(server, 'admin');
    await user.keyboard('q');
    const notices = await section('Novidades');
    expect(await notices.findByText('Falhou')).toBeInTheDocument();
    server.resetAnswers();
    await user.click(notices.getByRole('button', { name: 'Tentar de novo' }));
    expect(await notices.findByRole('link', { name: /Mágico Park/ })).toBeInTheDocument();
  });

  it('tells what was done, and names records by the words of their options', async () => {
    const { id, project } = await create(await server.app.as('techSupport'), 'accessRequest', {
      environment: 'development',
      requestType: 'logs',
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      developer: undefined,
    });
    const admin = await server.app.as('admin');
    expect(await admin.post(`/api/access-requests/${String(id)}/actions/approve`)).toMatchObject({ status: 200 });
    const { user } = await openAs(server, 'director');
    await user.keyboard('q');
    const links = await (await section('Novidades')).findAllByRole('link', { name: /Desenvolvimento/ });
    expect(links[0]).toHaveTextContent(
      new RegExp(`${String(project)} Desenvolvimento.*Acesso aprovado · Pessoa admin · `),
    );
  });
});

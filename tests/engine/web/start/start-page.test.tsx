import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
  const techSupport = await server.app.as('techSupport');
  for (const project of ['bilheteria', 'catraca'])
    await create(techSupport, 'accessRequest', {
      project,
      requestType: 'logs',
      developer: { userId: techSupport.userId },
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const start = () => screen.findByRole('region', { name: 'Para começar' });
const queue = async (name: string) => within(await start()).findByRole('region', { name });

describe('the start page', () => {
  it('is the first part of the profile: what waits, with its number, its first records and the way to all', async () => {
    const { user } = await openAs(server, 'supervisor');
    const waiting = await queue('Aguardando decisão');
    expect(await within(waiting).findByRole('link', { name: /bilheteria/ })).toBeInTheDocument();
    expect(waiting).toHaveTextContent('Solicitações de acesso · 2');
    expect(within(waiting).getByRole('link', { name: /catraca/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/apps\/desk\/resources-access\/[\w-]{36}$/),
    );
    expect(await findViolations()).toEqual([]);
    await user.click(within(waiting).getByRole('link', { name: 'Ver todos: Aguardando decisão' }));
    expect(await screen.findByRole('button', { name: 'Aguardando decisão', pressed: true })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe(
      '/apps/desk/resources-access?status=pending&_sort=expiresAt',
    );
  });

  it('counts, and begins new records, for those whose roles say so', async () => {
    await openAs(server, 'inventory');
    const page = await start();
    expect(within(page).getByRole('link', { name: 'Incluir produto' })).toHaveAttribute(
      'href',
      '/apps/desk/products/new',
    );
    await waitFor(() => expect(within(page).getByRole('link', { name: /0\s*Fora de venda/ })).toBeInTheDocument());
    expect(within(page).queryByRole('link', { name: 'Incluir pedido' })).not.toBeInTheDocument();
  });

  it('says another record by its title, not by its id', async () => {
    const admin = await server.app.as('admin');
    const provider = await create(admin, 'provider', { tradeName: 'Parque dos Títulos' });
    await create(admin, 'product', { providerId: provider['id'] });
    await openAs(server, 'inventory');
    const drafts = await queue('Ainda não à venda');
    expect(await within(drafts).findByText('Parque dos Títulos')).toBeInTheDocument();
    expect(drafts).not.toHaveTextContent(String(provider['id']));
  });

  it('says where nothing waits', async () => {
    await openAs(server, 'sales');
    expect(await within(await queue('Aguardando pagamento')).findByText('Nada espera por você aqui.')).toBeVisible();
  });

  it('has a way to go on for whoever has nothing but requests, and an entry of the menu', async () => {
    await openAs(server, 'student');
    expect(within(await start()).getByRole('link', { name: 'Incluir solicitação de acesso' })).toBeInTheDocument();
    const entries = await screen.findAllByRole('link', { name: 'Solicitações de acesso' });
    expect(entries[0]).toHaveAttribute('href', '/apps/desk/resources-access');
  });

  it('says what could not be asked, and asks again', async () => {
    server.answer(http.get('/api/access-requests', () => HttpResponse.error()));
    const { user } = await openAs(server, 'supervisor');
    const waiting = await queue('Aguardando decisão');
    expect(await within(waiting).findByRole('alert')).toHaveTextContent('Não foi possível falar com o servidor');
    server.resetAnswers();
    await user.click(within(waiting).getByRole('button', { name: 'Tentar de novo' }));
    expect(await within(waiting).findByRole('link', { name: /bilheteria/ })).toBeInTheDocument();
  });
});

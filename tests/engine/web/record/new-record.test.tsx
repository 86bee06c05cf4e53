// The address of a new record, for those who may make one and those who may not.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let sales: Caller;
const tokenOf = ({ headers }: Caller) => (headers['authorization'] ?? '').replace('Bearer ', '');

beforeAll(async () => {
  server = await startRealServer();
  sales = await server.app.as('sales');
});
afterAll(() => server.close());

it('is no form for who may not: who could, and the way to the list', async () => {
  await openApp({ path: '/apps/desk/customers/new', token: tokenOf(sales) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Incluir cliente' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Seu papel não permite criar este registro. Somente Administrador, Supervisor, Back-office e Diretor podem fazer isto.',
  );
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('tablist')).toBeNull();
  expect(main.queryByRole('button', { name: 'Salvar' })).toBeNull();
  expect(main.getAllByRole('link', { name: 'Clientes' }).at(-1)).toHaveAttribute('href', '/apps/desk/customers');
});

it('names who fills it in himself where he sees none of the others', async () => {
  const { user } = await openApp({ path: '/apps/desk/resources-access/new', token: tokenOf(sales) });
  const developer = await screen.findByRole('group', { name: 'Desenvolvedor' });
  const { body } = await server.app.guest.get(`/session?token=${tokenOf(sales)}`);
  expect(developer).toHaveTextContent(`Desenvolvedor${String(body.user.name)}`);
  expect(screen.queryByRole('combobox', { name: /Desenvolvedor/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^Projeto/ }), 'portal-de-vendas');
  for (const [label, option] of [
    [/^Ambiente/, 'Produção'],
    [/^Tipo de solicitação/, 'Logs'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.click(screen.getByRole('textbox', { name: /^Expira em/ }));
  await user.keyboard('301120261200');
  const reason = screen.getByRole('textbox', { name: /^Motivo/ });
  await user.type(reason, 'Conferir um pedido cobrado em dobro');
  // The page of the record has another form: nothing is typed into this one that would be gone with it.
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  server.answer(
    http.post('*/api/access-requests', async () => {
      await refused;
      return HttpResponse.json({ statusCode: 500, code: 'INTERNAL', message: 'Ocorreu um erro' }, { status: 500 });
    }),
  );
  await user.keyboard('{Control>}s{/Control}');
  await user.keyboard(' e mais');
  expect(reason).toHaveValue('Conferir um pedido cobrado em dobro');
  refuse();
  await screen.findByText('Ocorreu um erro');
  server.resetAnswers();
  expect(reason).toHaveFocus();
  await user.keyboard('.');
  expect(reason).toHaveValue('Conferir um pedido cobrado em dobro.');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'portal-de-vendas Produção' })).toBeInTheDocument();
  await waitFor(async () => {
    const { body: requests } = await sales.get('/api/access-requests?_end=5');
    expect(requests).toMatchObject([{ developer: { userId: body.user.id, name: body.user.name } }]);
  });
});

import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { buildSalesWorld, type SalesWorld } from '#tests/support/sales-world.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let world: SalesWorld;
let orders: Record<string, unknown>[];
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');
const path = '/apps/administration/orders';
const open = (query = '') => openApp({ path: `${path}${query}`, token: tokenOf(world.admin) });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Registro de vendas' }))
    .getAllByRole('row')
    .slice(1);

beforeAll(async () => {
  server = await startRealServer();
  world = await buildSalesWorld(server.app);
  orders = [];
  for (let count = 0; count < 12; count += 1)
    orders.push(
      await world.sellPaid({
        products: [{ productId: world.ids.product, productGridId: world.ids.adult, quantity: 1 }],
      }),
    );
  await world.act(world.admin, orders[0] ?? {}, 'cancel', {
    cancellationReasonCode: 'customerRequest',
    refund: 'none',
    reason: 'Mudou de ideia',
  });
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

describe('the list of orders', () => {
  it('has chips of named filters that stand in the URL and are released by a second press', async () => {
    const { user, page } = await open();
    expect(await rows()).toHaveLength(12);
    const chip = within(screen.getByRole('group', { name: 'Filtros rápidos' })).getByRole('button', {
      name: 'Cancelado sem reembolso',
    });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await user.click(chip);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(window.location.search).toBe('?status=cancelled&refundState=none');
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(await findViolations(page)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reembolso falhou' }));
    await waitFor(() => expect(window.location.search).toBe('?refundState=failed'));
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Reembolso falhou' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('jumps to the order whose code is typed in groups and small letters', async () => {
    const { user } = await open();
    await rows();
    const code = String(orders[3]?.['code']).toLowerCase();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), `${code.slice(0, 4)}-${code.slice(4)}`);
    await waitFor(() => expect(window.location.pathname).toBe(`${path}/${String(orders[3]?.['id'])}`));
  });

  it('stays on the list when a code comes with the address', async () => {
    await open(`?q=${String(orders[3]?.['code'])}`);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(window.location.pathname).toBe(path);
  });

  it('offers the actions that start from every selected row', async () => {
    const { user } = await open();
    await rows();
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas as linhas da página' }));
    expect(await screen.findByText('12 selecionados')).toBeInTheDocument();
    // One of them is cancelled: nothing starts from all.
    expect(screen.queryByRole('menuitem', { name: 'Cancelar pedido' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ações em massa' })).toBeNull();
  });

  it('cancels all that match with one dialog, says what came of each, and tries the failed ones again', async () => {
    const { user, page } = await open('?status=confirmed&_size=10');
    expect(await rows()).toHaveLength(10);
    await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas as linhas da página' }));
    await user.click(await screen.findByRole('button', { name: 'Selecionar todos os 11 que correspondem' }));
    expect(screen.getByText('11 selecionados')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ações em massa' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancelar pedido' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar pedido: 11 registros' }));
    await user.click(await dialog.findByRole('combobox', { name: /Tipo de cancelamento/ }));
    await user.click(await screen.findByRole('option', { name: 'Fornecedor fechado' }));
    await user.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Fechado pela prefeitura');
    const confirm = dialog.getByRole('button', { name: 'Cancelar pedido' });
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /Para confirmar, digite: 11/ }), '11');
    const failing = String(orders[5]?.['id']);
    server.answer(
      http.post(`*/api/orders/${failing}/actions/cancel`, () =>
        HttpResponse.json({ statusCode: 500, code: 'INTERNAL', message: 'Ocorreu um erro' }, { status: 500 }),
      ),
    );
    await user.click(confirm);
    expect(await dialog.findByText('Feitos: 10. Falharam: 1.')).toBeInTheDocument();
    const results = within(dialog.getByRole('list', { name: 'Resultado de cada registro' })).getAllByRole('listitem');
    expect(results).toHaveLength(11);
    expect(results[0]).toHaveTextContent(`${String(orders[5]?.['code'])}Ocorreu um erro`);
    expect(await findViolations(page)).toEqual([]);
    server.resetAnswers();
    await user.click(dialog.getByRole('button', { name: 'Tentar de novo o que falhou' }));
    expect(await dialog.findByText('Feitos: 11. Falharam: 0.')).toBeInTheDocument();
    expect(await world.read(orders[5] ?? {})).toMatchObject({
      status: 'cancelled',
      cancellationReasonCode: 'providerClosed',
      refundState: 'pending',
    });
    // Nothing matches any more; what came of each stays to be read.
    await screen.findByText('Nenhum registro corresponde à busca e aos filtros.');
    expect(dialog.getByText('Feitos: 11. Falharam: 0.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

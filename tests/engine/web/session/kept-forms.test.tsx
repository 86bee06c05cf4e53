// Wherever somebody types: a session that ends behind his back keeps it, and he finds it when he is back.
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { create } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, type SalesWorld } from '#tests/support/sales-world.ts';
import { fromMenu } from '#tests/support/web/from-menu.ts';
import { openApp, type OpenedApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type Account, type RealServer } from '#tests/support/web/real-server.ts';
import { http as client } from '#engine/web/api/client.ts';

let server: RealServer;
let world: SalesWorld;
let ana: Account;
let bia: Account;

const back = /O que você digitou antes de a sessão terminar está de volta/;
const administration = '/apps/administration';
const keptKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith('kept:'));

beforeAll(async () => {
  server = await startRealServer();
  world = await buildSalesWorld(server.app);
  // The page, the accounts and the server go by one clock.
  vi.setSystemTime(openingNow);
  ana = await server.addAccount({ email: 'ana@example.com', password: 'segredo1', roles: ['admin'] });
  bia = await server.addAccount({ email: 'bia@example.com', password: 'segredo2', roles: ['admin'] });
});
afterAll(() => {
  vi.useRealTimers();
  return server.close();
});

async function open(path: string): Promise<OpenedApp> {
  const { body } = await server.app.guest.post('/session', { email: ana.email, password: ana.password });
  expect(body).toMatchObject({ token: expect.any(String) as string });
  const opened = await openApp({ path, token: String(body.token) });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** On the server, behind the page's back: it hears of it with its next call. */
async function endSession({ session }: OpenedApp): Promise<void> {
  const { token } = session.getSnapshot().context;
  const answer = await server.app.app.inject({
    method: 'DELETE',
    url: '/session',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(204);
  await act(async () => void (await client.get('/api/quick-panel/data').catch(() => undefined)));
  await screen.findByRole('heading', { level: 1, name: 'Entrar' });
}

async function signIn(user: UserEvent, account: Account): Promise<void> {
  await user.type(await screen.findByLabelText(/^e-?mail$/i), account.email);
  await user.type(screen.getByLabelText('Senha'), account.password);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Entrar' })).toBeNull());
}

async function endAndReturn(opened: OpenedApp): Promise<void> {
  await endSession(opened);
  await signIn(opened.user, ana);
}

const orderPath = (order: Readonly<Record<string, unknown>>, tab = '') =>
  `${administration}/orders/${String(order['id'])}${tab}`;

describe('what was typed when the session ended is back with its person', () => {
  it('in the dialog of an action: its payload and its reason', async () => {
    const order = await world.sellPaid();
    const opened = await open(orderPath(order));
    const { user } = opened;
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cancelar pedido' }));
    await fromMenu(user, 'Cancelar pedido');
    let shown = await dialog();
    await user.click(await shown.findByRole('combobox', { name: /Tipo de cancelamento/ }));
    await user.click(await screen.findByRole('option', { name: 'Fraude' }));
    await user.type(shown.getByRole('textbox', { name: /Motivo/ }), 'Cartão de outra pessoa');
    await endAndReturn(opened);
    shown = await dialog();
    expect(await shown.findByText(back)).toBeInTheDocument();
    expect(await shown.findByRole('combobox', { name: /Tipo de cancelamento/ })).toHaveTextContent('Fraude');
    expect(shown.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Cartão de outra pessoa');
    await user.click(shown.getByRole('button', { name: 'Cancelar pedido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await world.read(order))['status']).toBe('cancelled');
    expect(keptKeys()).toEqual([]);
  });

  it('in the dialog that moves a card of a board', async () => {
    const order = await world.sellPaid();
    const opened = await open(`${administration}/orders?_group=status&_board=`);
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: `Mover ${String(order['code'])}` }));
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cancelar pedido' }));
    await user.type(await (await dialog()).findByRole('textbox', { name: /Motivo/ }), 'Cartão de outra pessoa');
    await endAndReturn(opened);
    expect(await (await dialog()).findByText(back)).toBeInTheDocument();
    expect((await dialog()).getByRole('textbox', { name: /Motivo/ })).toHaveValue('Cartão de outra pessoa');
    await user.click((await dialog()).getByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keptKeys()).toEqual([]);
  });

  it('in the price grid: what is changed and what is being typed in a cell, also while another tab is shown', async () => {
    const product = await create(world.admin, 'product', { salesChannelIds: [world.ids.internet] });
    const productId = product['id'];
    const adult = await create(world.admin, 'productGrid', { productId, name: 'Adulto', unitType: 'adult' });
    const price = await create(world.admin, 'productPrice', {
      productId,
      productGridId: adult['id'],
      fullPrice: 10_000,
      salesPrice: 8000,
      transferValue: 6000,
      serviceFeePercentage: 1000,
    });
    const opened = await open(`${administration}/products/${String(productId)}?tab=prices`);
    const { user } = opened;
    const cell = async (row: RegExp) =>
      within(await screen.findByRole('row', { name: row })).getAllByRole('gridcell')[0] as HTMLElement;
    (await cell(/Adulto.*Preço de venda/)).focus();
    await user.keyboard('75{Enter}');
    await user.keyboard('55');
    await endAndReturn(opened);
    expect(await cell(/Adulto.*Preço de venda/)).toHaveTextContent('R$ 75,00');
    await waitFor(async () => expect(await cell(/Adulto.*Valor de repasse/)).toHaveTextContent('R$ 55,00'));
    expect(screen.getByText(back)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Histórico' }));
    await screen.findByRole('list', { name: 'Histórico' });
    await endSession(opened);
    await world.admin.put(`/api/products/${String(productId)}/prices/${String(price['id'])}`, { fullPrice: 12_000 });
    await signIn(user, ana);
    await user.click(await screen.findByRole('tab', { name: 'Preços' }));
    expect(await cell(/Adulto.*Preço de venda/)).toHaveTextContent('R$ 75,00');
    expect(screen.getByText(/Outra pessoa/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar preços' }));
    await screen.findByText('Preços salvos');
    expect((await world.admin.get(`/api/products/${String(productId)}/prices`)).body).toMatchObject([
      { fullPrice: 12_000, salesPrice: 7500, transferValue: 5500 },
    ]);
    await waitFor(() => expect(keptKeys()).toEqual([]));
  });

  it('in the note of an order', async () => {
    const opened = await open(orderPath(await world.sell(), '?tab=occurrences'));
    await opened.user.type(
      await screen.findByRole('textbox', { name: 'Nova ocorrência' }),
      'Cliente pediu nota fiscal',
    );
    await opened.user.click(screen.getByRole('button', { name: 'Reclamação' }));
    await endAndReturn(opened);
    expect(await screen.findByRole('textbox', { name: 'Nova ocorrência' })).toHaveValue('Cliente pediu nota fiscal');
    expect(screen.getByRole('button', { name: 'Reclamação' })).toHaveAttribute('aria-pressed', 'true');
    await opened.user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nova ocorrência' })).toHaveValue(''));
    await waitFor(() => expect(keptKeys()).toEqual([]));
  });

  it('in a sale, and in the dialog over it that creates its customer', async () => {
    const opened = await open(`${administration}/orders/new`);
    const { user } = opened;
    await user.type(await screen.findByRole('textbox', { name: /^Cupom/ }), 'VERAO');
    await user.click(screen.getByRole('button', { name: 'Incluir cliente' }));
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Incluir cliente' }));
    await user.type(await (await dialog()).findByRole('textbox', { name: /^Nome/ }), 'Benedita Ramos');
    await user.type((await dialog()).getByRole('textbox', { name: /^E-mail/ }), 'benedita@example.com');
    await user.type((await dialog()).getByRole('textbox', { name: /Número do documento/ }), '529.982.247-25');
    await endAndReturn(opened);
    expect(await (await dialog()).findByRole('textbox', { name: /^Nome/ })).toHaveValue('Benedita Ramos');
    await user.click((await dialog()).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Cliente/ })).toHaveValue('Benedita Ramos'));
    expect(screen.getByRole('textbox', { name: /^Cupom/ })).toHaveValue('VERAO');
  });

  it('in the dialog that changes many days of a ride', async () => {
    const opened = await open(`${administration}/providers/${world.ids.provider}/ride/${world.ids.ride}?tab=calendar`);
    const { user } = opened;
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Alterar vários dias' }));
    await user.click(await screen.findByRole('button', { name: 'Alterar período' }));
    await user.click(await (await dialog()).findByRole('combobox', { name: /Alteração/ }));
    await user.click(await screen.findByRole('option', { name: 'Fechado' }));
    await endAndReturn(opened);
    expect(await (await dialog()).findByText(back)).toBeInTheDocument();
    expect(await (await dialog()).findByRole('combobox', { name: /Alteração/ })).toHaveTextContent('Fechado');
    expect(await (await dialog()).findByText(/^Muda 1 dia/)).toBeInTheDocument();
  });

  it('in an invitation', async () => {
    const opened = await open(`${administration}/providers/${world.ids.provider}/operator/new`);
    await opened.user.type(await screen.findByRole('textbox', { name: /^Nome/ }), 'Rita Conceição');
    await endAndReturn(opened);
    expect(await screen.findByText(back)).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: /^Nome/ })).toHaveValue('Rita Conceição');
  });
});

describe('what was typed when the session ended is gone', () => {
  const noteOn = async (opened: OpenedApp) =>
    opened.user.type(await screen.findByRole('textbox', { name: 'Nova ocorrência' }), 'Segredo de Ana');
  const stored = () => JSON.stringify([sessionStorage, localStorage]);

  it('for another person in the same tab', async () => {
    const opened = await open(orderPath(await world.sell(), '?tab=occurrences'));
    await noteOn(opened);
    await endSession(opened);
    expect(stored()).toContain('Segredo de Ana');
    await signIn(opened.user, bia);
    expect(await screen.findByRole('textbox', { name: 'Nova ocorrência' })).toHaveValue('');
    expect(stored()).not.toContain('Segredo de Ana');
  });

  it('when its person signs out', async () => {
    const opened = await open(orderPath(await world.sell(), '?tab=occurrences'));
    await noteOn(opened);
    act(() => opened.session.send({ type: 'logout' }));
    await screen.findByRole('heading', { level: 1, name: 'Entrar' });
    expect(stored()).not.toContain('Segredo de Ana');
  });

  it('when it is a password', async () => {
    const opened = await open('/pages/profile');
    await opened.user.type(await screen.findByLabelText('Nova senha'), 'novo-segredo-9');
    await endSession(opened);
    expect(stored()).not.toContain('novo-segredo-9');
  });
});

describe('what was typed for many records when the session ended', () => {
  it('is back in their dialog, which still names them; the confirmation is typed anew', async () => {
    const customers = [
      await create(world.admin, 'customer', { name: 'Marta Reis' }),
      await create(world.admin, 'customer', { name: 'Marta Lima' }),
    ];
    const opened = await open(`${administration}/customers?q=Marta`);
    const { user } = opened;
    const dialog = async () => within(await screen.findByRole('dialog', { name: /: 2 registros$/ }));
    for (const row of [1, 2])
      await user.click(await screen.findByRole('checkbox', { name: `Selecionar linha ${row}` }));
    await user.click(await screen.findByRole('button', { name: 'Desativar acesso' }));
    await user.type(await (await dialog()).findByRole('textbox', { name: /Motivo/ }), 'Pedido repetido em loja');
    await user.type((await dialog()).getByRole('textbox', { name: /digite: 2/ }), '2');
    await endAndReturn(opened);
    expect(await (await dialog()).findByText(back)).toBeInTheDocument();
    expect((await dialog()).getByRole('textbox', { name: /Motivo/ })).toHaveValue('Pedido repetido em loja');
    expect((await dialog()).getByRole('textbox', { name: /digite: 2/ })).toHaveValue('');
    await user.type((await dialog()).getByRole('textbox', { name: /digite: 2/ }), '2');
    await user.click((await dialog()).getByRole('button', { name: 'Desativar acesso' }));
    await (await dialog()).findByText('Feitos: 2. Falharam: 0.');
    for (const { id } of customers)
      expect((await world.admin.get(`/api/customers/${String(id)}`)).body).toMatchObject({ accessState: 'disabled' });
  });

  it('is back in the dialog that frees the days of a ride, and the change of these days around it', async () => {
    await world.sellPaid({ visitDate: '2026-12-12', visitTime: '09:00' });
    const { provider, ride } = world.ids;
    const opened = await open(`${administration}/providers/${provider}/ride/${ride}?tab=calendar`);
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Próximo mês' }));
    await user.click(await screen.findByRole('button', { name: /sábado, 12 de dezembro de 2026/ }));
    await user.click(screen.getByRole('button', { name: 'Alterar período' }));
    const days = within(await screen.findByRole('dialog', { name: 'Alterar vários dias' }));
    await user.click(await days.findByRole('combobox', { name: /Alteração/ }));
    await user.click(await screen.findByRole('option', { name: 'Fechado' }));
    await user.click(await days.findByRole('button', { name: 'Reagendar (1)' }));
    const move = async () => within(await screen.findByRole('dialog', { name: /^Reagendar:/ }));
    await user.type(await (await move()).findByRole('textbox', { name: /Motivo/ }), 'Manutenção');
    await endAndReturn(opened);
    expect(await (await move()).findByText(back)).toBeInTheDocument();
    expect((await move()).getByRole('textbox', { name: /Motivo/ })).toHaveValue('Manutenção');
    await user.click((await move()).getByRole('button', { name: 'Voltar' }));
    const around = await screen.findByRole('dialog', { name: 'Alterar vários dias' });
    // Its days are asked for anew.
    await waitFor(() => expect(around).toHaveTextContent('12/12/2026'));
  });
});

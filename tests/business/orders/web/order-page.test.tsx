import { sql } from 'kysely';
import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { buildSalesWorld, openingNow, type SalesWorld } from '#tests/support/sales-world.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { fromMenu } from '#tests/support/web/from-menu.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { screenWidth } from '#tests/support/web/screen-width.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let world: SalesWorld;
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');

beforeAll(async () => {
  server = await startRealServer();
  world = await buildSalesWorld(server.app);
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const open = (
  order: Readonly<Record<string, unknown>>,
  tab = '',
  options: Partial<Parameters<typeof openApp>[0]> = {},
) =>
  openApp({
    path: `/apps/administration/orders/${String(order['id'])}${tab === '' ? '' : `?tab=${tab}`}`,
    token: tokenOf(world.admin),
    ...options,
  });

describe('the page of an order', () => {
  it('says at a glance where the order stands, in each language', async () => {
    const order = await world.sellPaid();
    const { page, close } = await open(order);
    expect(await screen.findByRole('button', { name: 'Imprimir' })).toBeInTheDocument();
    expect(within(screen.getByRole('listitem', { name: 'Situação' })).getByText('Confirmado')).toBeInTheDocument();
    const factOf = (label: string) => screen.getByText(label, { selector: 'dl:not(.order-sheet *) dt' }).nextSibling;
    expect(factOf('Total')).toHaveTextContent(/^R\$\s?220,00$/);
    expect(factOf('Data da visita')).toHaveTextContent('27/11/2026, 09:00');
    expect(await findViolations(page)).toEqual([]);
    close();
    await open(order, '', { language: 'fr' });
    expect(await screen.findByRole('button', { name: 'Imprimer' })).toBeInTheDocument();
  });

  it('has what was bought as a table with its totals', async () => {
    const order = await world.sellPaid({
      promotionCoupon: world.coupon,
      products: [{ productId: world.ids.product, productGridId: world.ids.adult, quantity: 3 }],
    });
    await open(order, 'products');
    const panel = within(await screen.findByRole('region', { name: 'Produtos e valores' }));
    const table = await panel.findByRole('table', { name: 'Produtos' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent.replaceAll(/\s/g, ' '));
    expect(rows[1]).toMatch(/Adulto.*3.*R\$ 100,00.*R\$ 300,00/);
    expect(rows).toContainEqual(expect.stringMatching(new RegExp(`Cupom promocional ?${world.coupon}`)));
    expect(rows).toContainEqual(expect.stringMatching(/Desconto.*−R\$ 30,00/));
    expect(rows.at(-1)).toMatch(/Total.*R\$ 297,00/);
  });

  it('has no amount out of sight on a phone', async () => {
    screenWidth.set(390);
    const order = await world.sellPaid();
    await open(order);
    const table = await screen.findByRole('table', { name: 'Produtos' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Produto', 'Quantidade', 'Total da linha']);
    const [, line] = within(table).getAllByRole('row');
    expect(line).toHaveTextContent(/Preço unitário: R\$\s100,00/);
    expect(line).toHaveTextContent(/Valor de repasse: R\$/);
  });

  it('has a sheet for the printer without occurrences, in the language of the page', async () => {
    const order = await world.sellPaid();
    await open(order, 'occurrences', { language: 'en' });
    await screen.findByRole('list', { name: 'Occurrences, newest first' });
    const sheet = document.querySelector('.order-sheet') as HTMLElement;
    await waitFor(() => expect(sheet).toHaveTextContent('Chegue 15 minutos antes.'));
    for (const text of [
      String(order['code']),
      'Order voucher',
      'José da Conceição',
      '27 Nov 2026, 09:00',
      'Adulto',
      'Subtotal',
      'Total',
    ])
      expect(sheet).toHaveTextContent(text);
    expect(sheet).not.toHaveTextContent('Payment confirmed');
    expect(sheet).not.toHaveTextContent('not valid as a voucher');
  });

  it('says on the sheet of a cancelled order that it is no voucher, in each language, and asks nobody to show it', async () => {
    const order = await world.sellPaid();
    expect(
      (
        await world.act(world.admin, order, 'cancel', {
          cancellationReasonCode: 'customerRequest',
          reason: 'Mudou de planos',
          confirm: order['code'],
        })
      ).status,
    ).toBe(200);
    for (const [language, text] of [
      ['pt', 'CANCELADO — não vale como voucher'],
      ['en', 'CANCELLED — not valid as a voucher'],
      ['fr', 'ANNULÉE — non valable comme bon'],
    ] as const) {
      const { close } = await open(order, '', { language });
      await waitFor(() => expect(document.querySelector('.order-sheet')).toHaveTextContent(text));
      expect(document.querySelector('.order-sheet')).not.toHaveTextContent('Chegue 15 minutos antes.');
      close();
    }
  });

  it('says on the sheet of an unpaid order that it is no voucher yet', async () => {
    await open(await world.sell());
    await waitFor(() =>
      expect(document.querySelector('.order-sheet')).toHaveTextContent('AGUARDA PAGAMENTO — não vale como voucher'),
    );
  });
});

describe('the timeline of an order', () => {
  it('keeps what was typed when the server fails, and when the page is left', async () => {
    const order = await world.sell();
    server.answer(
      http.post('*/api/orders/:id/occurrences', () =>
        HttpResponse.json({ statusCode: 500, code: 'INTERNAL', message: 'Ocorreu um erro' }, { status: 500 }),
      ),
    );
    const { user, close } = await open(order, 'occurrences');
    const box = await screen.findByRole('textbox', { name: 'Nova ocorrência' });
    expect(screen.getByRole('button', { name: 'Registrar' })).toBeDisabled();
    await user.type(box, 'Cliente pediu nota fiscal');
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ocorreu um erro');
    expect(box).toHaveValue('Cliente pediu nota fiscal');
    close();
    server.resetAnswers();
    const again = await open(order, 'occurrences');
    expect(await screen.findByRole('textbox', { name: 'Nova ocorrência' })).toHaveValue('Cliente pediu nota fiscal');
    await again.user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nova ocorrência' })).toHaveValue(''));
  });

  it('shows what happened, newest first, with who, when and what changed in words', async () => {
    const order = await world.sellPaid();
    server.app.setClock(new Date(openingNow.getTime() + 60_000));
    await world.act(world.admin, order, 'reschedule', {
      visitDate: '2026-11-28',
      visitTime: '10:00',
      reason: 'Chuva forte',
    });
    server.app.setClock(openingNow);
    const { page } = await open(order, 'occurrences');
    const list = await screen.findByRole('list', { name: 'Ocorrências, da mais recente à mais antiga' });
    const entries = within(list)
      .getAllByRole('listitem')
      .filter((item) => item.parentElement === list)
      .map((item) => item.textContent);
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatch(/Reagendado.*Pessoa admin.*Chuva forte/);
    expect(entries[0]).toContain('Data da visita: 27/11/2026 → 28/11/2026');
    expect(entries[0]).toContain('Horário da visita: 09:00 → 10:00');
    expect(entries.slice(1).join()).toContain('Criado');
    expect(await findViolations(page)).toEqual([]);
  });

  it('tells amounts in the currency of the order', async () => {
    const order = await world.sellPaid();
    await sql`update "order" set currency = 'EUR' where id = ${String(order['id'])}`.execute(server.app.database.query);
    const answer = await world.act(world.admin, order, 'requestRefund', {
      amount: 5000,
      reason: 'Cliente desistiu da visita',
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await open(order, 'occurrences');
    const list = await screen.findByRole('list', { name: 'Ocorrências, da mais recente à mais antiga' });
    await waitFor(() => expect(list).toHaveTextContent(/€\s?50,00/));
  });

  it('takes a complaint, which is then closed with its solution', async () => {
    const order = await world.sellPaid();
    const { user } = await open(order, 'occurrences');
    await user.type(await screen.findByRole('textbox', { name: 'Nova ocorrência' }), 'Fila de duas horas');
    await user.click(screen.getByRole('button', { name: 'Reclamação' }));
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.click(await screen.findByRole('button', { name: 'Encerrar reclamação' }));
    const dialog = await screen.findByRole('dialog', { name: 'Encerrar reclamação' });
    await user.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), 'Oferecemos nova visita');
    await user.click(within(dialog).getByRole('button', { name: 'Encerrar reclamação' }));
    expect(await screen.findByText('Solução: Oferecemos nova visita')).toBeInTheDocument();
  });
});

describe('the dialogs of an order', () => {
  it('propose all of the money within the days of withdrawal, none for fraud, and leave a choice alone', async () => {
    const order = await world.sellPaid();
    const { user } = await open(order);
    await fromMenu(user, 'Cancelar pedido');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar pedido' }));
    const choose = async (field: RegExp, option: string) => {
      await user.click(await dialog.findByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await user.click(await dialog.findByRole('combobox', { name: /^Reembolso/ }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Proposta para o tipo de cancelamento',
      'Sem reembolso',
      'Total, com a taxa de serviço',
      'Parcial',
    ]);
    await user.keyboard('{Escape}');
    await choose(/Tipo de cancelamento/, 'Desistência em 7 dias');
    expect(await dialog.findByText(/reembolso de R\$\s220,00, com a taxa de serviço/)).toBeInTheDocument();
    // The proposal is put into the form once it has been said.
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /^Reembolso/ })).toHaveTextContent('Total, com a taxa de serviço'),
    );
    await choose(/Tipo de cancelamento/, 'Pedido do cliente');
    expect(await dialog.findByText(/reembolso de R\$\s220,00, com a taxa de serviço/)).toBeInTheDocument();
    await choose(/Tipo de cancelamento/, 'Fraude');
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /^Reembolso/ })).toHaveTextContent('Sem reembolso'),
    );
    await choose(/^Reembolso/, 'Parcial');
    await choose(/Tipo de cancelamento/, 'Desistência em 7 dias');
    await dialog.findByText(/reembolso de R\$/);
    expect(dialog.getByRole('combobox', { name: /^Reembolso/ })).toHaveTextContent('Parcial');
  });

  it('tell and take money in the currency of the order', async () => {
    const order = await world.sellPaid();
    const { database } = server.app;
    await sql`update ${sql.table('order')} set currency = 'EUR' where id = ${order['id']}`.execute(database.query);
    const { user } = await open(order);
    await fromMenu(user, 'Cancelar pedido');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar pedido' }));
    const choose = async (field: RegExp, option: string) => {
      await user.click(await dialog.findByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/Tipo de cancelamento/, 'Desistência em 7 dias');
    expect(await dialog.findByText(/reembolso de €\s220,00, com a taxa de serviço/)).toBeInTheDocument();
    await choose(/^Reembolso/, 'Parcial');
    const amount = await dialog.findByRole('textbox', { name: /Valor do reembolso/ });
    await user.type(amount, '12,5');
    await user.tab();
    expect(amount).toHaveDisplayValue(/^€\s12,50$/);
  });

  it('propose nothing for a withdrawal that is not within its days, and name another type', async () => {
    const order = await world.sell({ salesChannelId: world.ids.ticketOffice });
    const { user } = await open(order);
    await fromMenu(user, 'Cancelar pedido');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar pedido' }));
    await user.click(await dialog.findByRole('combobox', { name: /Tipo de cancelamento/ }));
    await user.click(await screen.findByRole('option', { name: 'Desistência em 7 dias' }));
    expect(await dialog.findByText(/no máximo 7 dias, antes da visita: escolha outro tipo/)).toBeInTheDocument();
    expect(dialog.queryByText(/reembolso de R\$/)).not.toBeInTheDocument();
  });

  it('can be noted on, among the facts that there are and none of those that there are not', async () => {
    const { user } = await open(await world.sellPaid());
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    expect(await screen.findByRole('textbox', { name: /Observação interna/ })).toBeInTheDocument();
    const form = within(screen.getByRole('textbox', { name: /Observação interna/ }).closest('form') as HTMLElement);
    expect(form.getByRole('group', { name: 'Reembolso' })).toBeInTheDocument();
    expect(form.queryByRole('group', { name: 'Tipo de cancelamento' })).toBeNull();
    expect(form.queryByText('—')).toBeNull();
  });

  it('offer no places and no price on a day that has passed, and say so', async () => {
    const { user } = await open(await world.sellPaid());
    await user.click(await screen.findByRole('button', { name: 'Reagendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reagendar' }));
    await dialog.findByRole('group', { name: 'Lugares livres' });
    await user.click(await dialog.findByRole('textbox', { name: /Data da visita/ }));
    await user.keyboard('13112026');
    expect(await dialog.findByText(/Este dia já passou/)).toBeInTheDocument();
    expect(dialog.queryByRole('group', { name: 'Lugares livres' })).toBeNull();
    expect(dialog.queryByText('Mesmo preço na nova data.')).toBeNull();
  });

  it('show the places of another day and what the visit would cost then', async () => {
    const order = await world.sellPaid();
    const { user } = await open(order);
    await user.click(await screen.findByRole('button', { name: 'Reagendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reagendar' }));
    const slots = within(await dialog.findByRole('group', { name: 'Lugares livres' }));
    expect(slots.getByRole('button', { name: /09:00/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(slots.getByRole('button', { name: /10:00/ }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Horário da visita/ })).toHaveValue('10:00'));
    expect(dialog.getByText('Mesmo preço na nova data.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Reagendar' }));
    await waitFor(async () => expect(await world.read(order)).toMatchObject({ visitTime: '10:00' }));
  });
});

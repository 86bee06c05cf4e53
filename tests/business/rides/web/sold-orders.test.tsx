// Days with sold tickets are closed in one go: those who have the tickets are moved or cancelled first, and told.
import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Values } from '#tests/support/factory.ts';
import { buildSalesWorld, openingNow, type SalesWorld } from '#tests/support/sales-world.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let world: SalesWorld;
let orders: readonly Values[];

beforeAll(async () => {
  server = await startRealServer();
});
beforeEach(async () => {
  server.app.setClock(openingNow);
  world = await buildSalesWorld(server.app);
  orders = [
    await world.sellPaid({ visitDate: '2026-11-21', visitTime: '09:00', products: world.adults(2) }),
    await world.sellPaid({ visitDate: '2026-11-21', visitTime: '10:00', products: world.adults(1) }),
    await world.sell({ visitDate: '2026-11-21', visitTime: '10:00', products: world.adults(1) }),
  ];
  // Of another day: not asked about.
  await world.sellPaid({ visitDate: '2026-11-27', products: world.adults(1) });
  await server.app.runJobs();
  server.app.letters.splice(0);
});
afterEach(() => server.resetAnswers());
afterAll(() => server.close());

const openDialog = async (role = 'admin', part = 'administration') => {
  const { provider, ride } = world.ids;
  const opened = await openAs(server, role, {
    path: `/apps/${part}/providers/${provider}/ride/${ride}?tab=calendar`,
  });
  await opened.user.click(
    await screen.findByRole('button', { name: /sábado, 21 de novembro de 2026, Aberto/ }, { timeout: 20_000 }),
  );
  await opened.user.click(await screen.findByRole('button', { name: 'Alterar período' }));
  const dialog = await screen.findByRole('dialog', { name: 'Alterar vários dias' });
  await opened.user.click(await within(dialog).findByRole('combobox', { name: /Alteração/ }));
  await opened.user.click(await screen.findByRole('option', { name: 'Fechado' }));
  return { ...opened, dialog };
};
const open = async (role?: string, part?: string) => {
  const opened = await openDialog(role, part);
  return { ...opened, sold: await within(opened.dialog).findByRole('region', { name: 'Pedidos desses dias' }) };
};
const typeDay = async (user: UserEvent, dialog: HTMLElement, day: string) => {
  await user.click(await within(dialog).findByRole('textbox', { name: /Data da visita/ }));
  await user.keyboard(day);
};
const visits = async () => Promise.all(orders.map(async (order) => await world.read(order)));

describe('closing a day on which tickets are sold', () => {
  it('moves some, cancels the others, tells each, and closes the day', async () => {
    const { user, dialog, sold } = await open();
    expect(sold).toHaveTextContent('3 pedidos têm ingressos para esses dias');
    expect(within(sold).getAllByRole('listitem')).toHaveLength(3);
    expect(within(sold).getAllByRole('listitem')[0]).toHaveTextContent('José da Conceição · 21/11/2026, 09:00');
    expect(await findViolations(dialog)).toEqual([]);
    // Who has not paid has nothing to move.
    await user.click(within(sold).getByRole('button', { name: 'Reagendar (2)' }));
    const move = await screen.findByRole('dialog', { name: /Reagendar/ });
    await typeDay(user, move, '21112026');
    await user.click(within(move).getByRole('button', { name: 'Reagendar' }));
    expect(await within(move).findByText('Este dia também será fechado: escolha outro.')).toBeInTheDocument();
    expect((await visits()).map(({ visitDate }) => visitDate)).toEqual(['2026-11-21', '2026-11-21', '2026-11-21']);
    await typeDay(user, move, '28112026');
    await user.click(within(move).getByRole('button', { name: 'Reagendar' }));
    expect(await within(move).findByRole('status')).toHaveTextContent('2');
    await user.click(within(move).getByRole('button', { name: 'Fechar' }));
    await user.click(await within(sold).findByRole('button', { name: 'Cancelar pedido (1)' }));
    const cancel = await screen.findByRole('dialog', { name: /Cancelar pedido/ });
    expect(await within(cancel).findByText('Fornecedor fechado')).toBeInTheDocument();
    await user.type(within(cancel).getByRole('textbox', { name: /Motivo/ }), 'Manutenção do parque');
    await user.click(within(cancel).getByRole('button', { name: 'Cancelar pedido' }));
    expect(await within(cancel).findByRole('status')).toHaveTextContent('1');
    await user.click(within(cancel).getByRole('button', { name: 'Fechar' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Alterar 1 dia' }));
    expect(await screen.findByText('1 dia alterado.')).toBeInTheDocument();
    const { body: ride } = await world.admin.get(`/api/rides/${world.ids.ride}`);
    expect(ride.schedules).toMatchObject([{ date: '2026-11-21', kind: 'closed' }]);
    expect((await visits()).map((order) => [order['status'], order['visitDate'], order['visitTime']])).toEqual([
      ['confirmed', '2026-11-28', '09:00'],
      ['confirmed', '2026-11-28', '10:00'],
      ['cancelled', '2026-11-21', '10:00'],
    ]);
    await server.app.runJobs();
    expect(server.app.letters.map(({ subject }) => subject.replace(/ [A-Z0-9]{8}.*/, '')).toSorted()).toEqual([
      'A sua visita foi remarcada: pedido',
      'A sua visita foi remarcada: pedido',
      'Pedido',
    ]);
  });

  it('moves to another time of the same day where only some hours close', async () => {
    const { user, dialog } = await open();
    await user.type(within(dialog).getByRole('textbox', { name: /Hora de início/ }), '09:00');
    await user.type(within(dialog).getByRole('textbox', { name: /Hora de término/ }), '10:00');
    await user.click(await within(dialog).findByRole('button', { name: 'Reagendar (1)' }));
    const move = await screen.findByRole('dialog', { name: /^Reagendar:/ });
    await typeDay(user, move, '21112026');
    await user.click(within(move).getByRole('button', { name: 'Reagendar' }));
    expect(await within(move).findByText('Este dia também será fechado: escolha outro.')).toBeInTheDocument();
    await user.type(within(move).getByRole('textbox', { name: /Horário da visita/ }), '10:00');
    await user.click(within(move).getByRole('button', { name: 'Reagendar' }));
    expect(await within(move).findByRole('status')).toHaveTextContent('1');
    expect((await visits())[0]).toMatchObject({ visitDate: '2026-11-21', visitTime: '10:00' });
  });

  it('says that the orders could not be read, and tries again', async () => {
    server.answer(
      http.get('*/api/orders', () =>
        HttpResponse.json(
          { statusCode: 500, code: 'INTERNAL', message: 'Ocorreu um erro', requestId: 'r-8' },
          { status: 500 },
        ),
      ),
    );
    const { user, dialog } = await openDialog();
    expect(await within(dialog).findByText(/Ocorreu um erro/)).toBeInTheDocument();
    server.resetAnswers();
    await user.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }));
    expect(await within(dialog).findByRole('region', { name: 'Pedidos desses dias' })).toBeInTheDocument();
  });

  it('says whom to ask to those who may close days but neither move nor cancel orders', async () => {
    const { sold } = await open('inventory', 'desk');
    expect(sold).toHaveTextContent('Peça a quem remarca ou cancela pedidos');
    expect(within(sold).queryAllByRole('button')).toEqual([]);
    await waitFor(() => expect(within(sold).getAllByRole('listitem')).toHaveLength(3));
  });
});

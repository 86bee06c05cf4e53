// The list as a board: columns of states, between which records move by their actions.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Values } from '#tests/support/factory.ts';
import { buildSalesWorld, type SalesWorld } from '#tests/support/sales-world.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openAs } from '#tests/support/web/open-as.ts';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let world: SalesWorld;
let pending: Values;
let confirmed: Values;

beforeAll(async () => {
  server = await startRealServer();
  world = await buildSalesWorld(server.app);
  [pending, confirmed] = [await world.sell(), await world.sellPaid()];
});
afterAll(() => server.close());

const path = '/apps/administration/orders';
const column = (name: string) => screen.findByRole('region', { name });
const card = async (state: string, order: Values) => {
  const link = await within(await column(state)).findByRole('link', { name: String(order['code']) });
  const found = link.closest('li');
  if (found === null) throw new Error('no card');
  return found;
};
const dataTransfer = { setData: () => undefined };

it('is reached from the groups, stays in the address, and shows each state with its number', async () => {
  const { user, page } = await openAs(server, 'admin', { path: `${path}?_group=status` });
  await user.click(await screen.findByRole('button', { name: 'Quadro' }));
  await waitFor(() => expect(window.location.search).toBe('?_group=status&_board='));
  expect(await card('Pendente', pending)).toBeInTheDocument();
  expect(await column('Confirmado')).toHaveTextContent(/^Confirmado1/);
  await within(await column('Cancelado')).findByText('Nenhum registro');
  expect(await findViolations(page)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Tabela' }));
  expect(await screen.findByRole('table', { name: /^Agrupado por/ })).toBeInTheDocument();
});

it('offers what is dragged only to the states that an action leads to, and asks what that action needs', async () => {
  const { user } = await openAs(server, 'admin', { path: `${path}?_group=status&_board=` });
  const dragged = await card('Confirmado', confirmed);
  fireEvent.dragStart(dragged, { dataTransfer });
  const used = await column('Utilizado');
  // Not prevented: the browser lets nothing go there.
  expect(fireEvent.dragOver(await column('Expirado'))).toBe(true);
  expect(fireEvent.dragOver(await column('Cancelado'))).toBe(false);
  fireEvent.drop(await column('Expirado'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.drop(await column('Cancelado'));
  fireEvent.dragEnd(dragged);
  const dialog = await screen.findByRole('dialog', { name: 'Cancelar pedido' });
  await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await world.read(confirmed))['status']).toBe('confirmed');
  expect(within(used).queryByRole('link')).toBeNull();
});

it('moves a record without a mouse, and shows it where it is then', async () => {
  const { user } = await openAs(server, 'financial', { path: `/apps/desk/orders?_group=status&_board=` });
  await user.click(
    within(await card('Pendente', pending)).getByRole('button', { name: `Mover ${String(pending['code'])}` }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Confirmar pagamento' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirmar pagamento' }));
  expect(await card('Confirmado', pending)).toBeInTheDocument();
  expect((await world.read(pending))['status']).toBe('confirmed');
});

it('says so when what is dragged has moved on by itself', async () => {
  const order = await world.sellPaid();
  const { user } = await openAs(server, 'admin', { path: `${path}?_group=status&_board=` });
  const dragged = await card('Confirmado', order);
  await world.done(world.admin, order, 'cancel', {
    cancellationReasonCode: 'duplicate',
    reason: 'Comprado duas vezes',
  });
  fireEvent.dragStart(dragged, { dataTransfer });
  fireEvent.drop(await column('Cancelado'));
  const dialog = await screen.findByRole('dialog', { name: `Mover ${String(order['code'])}` });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('esta ação não é mais possível');
  await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
  expect(await card('Cancelado', order)).toBeInTheDocument();
});

it('has no card to move for whoever may do nothing with it, and only the states that are asked for', async () => {
  await openAs(server, 'quality', { path: `/apps/desk/orders?_group=status&_board=&status=confirmed&status=used` });
  await card('Confirmado', confirmed);
  expect(screen.queryByRole('region', { name: 'Pendente' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull();
});

it('is not offered where no action changes what the rows are gathered by', async () => {
  await openAs(server, 'admin', { path: `${path}?_group=salesChannelId&_board=` });
  expect(await screen.findByRole('table', { name: /^Agrupado por/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Quadro' })).toBeNull();
});

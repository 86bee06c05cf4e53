import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import type { Caller } from '#tests/support/app.ts';
import { create } from '#tests/support/factory.ts';
import { buildSalesWorld, type SalesWorld } from '#tests/support/sales-world.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';

let server: RealServer;
let world: SalesWorld;
const tokenOf = (caller: Caller) => (caller.headers['authorization'] ?? '').replace('Bearer ', '');
const path = '/apps/administration/orders/new';

beforeAll(async () => {
  server = await startRealServer();
  world = await buildSalesWorld(server.app, { stock: { total: 12, internet: 6, distributor: 4, ticketOffice: 2 } });
  await world.admin.put(`/api/providers/${world.ids.provider}`, { tradeName: 'Parque Aurora' });
  await world.admin.put(`/api/rides/${world.ids.ride}`, { name: 'Roda-gigante' });
  await world.admin.put(`/api/products/${world.ids.product}`, { title: 'Ingresso Aurora' });
  await world.admin.put(`/api/sales-channels/${world.ids.internet}`, { name: 'Site próprio' });
  await create(world.admin, 'provider', { tradeName: 'Outro Parque' });
  const others = await create(world.admin, 'product', {
    title: 'Ingresso alheio',
    salesChannelIds: [world.ids.internet],
  });
  await create(world.admin, 'productGrid', { productId: others['id'] });
});
afterAll(() => server.close());

const choose = async (user: UserEvent, field: RegExp, typed: string, option = typed) => {
  const box = await screen.findByRole('combobox', { name: field });
  await user.click(box);
  await user.type(box, typed);
  await user.click(await screen.findByRole('option', { name: option }));
};

const typeDate = async (user: UserEvent, day: string) => {
  await user.click(await screen.findByRole('textbox', { name: /Data da visita/ }));
  await user.keyboard(day);
};

const summary = () => within(screen.getByRole('region', { name: 'Resumo da venda' }));

async function fill(user: UserEvent, quantity = '2'): Promise<void> {
  await choose(user, /^Cliente/, 'José da', 'José da Conceição');
  await choose(user, /^Fornecedor/, 'Aurora', 'Parque Aurora');
  await choose(user, /^Atração/, 'Roda', 'Roda-gigante');
  await typeDate(user, '27112026');
  await choose(user, /^Canal de venda/, 'Site', 'Site próprio');
  await choose(user, /^Produto/, 'Ingresso', 'Ingresso Aurora');
  await choose(user, /^Tipo/, 'Adulto');
  await user.type(screen.getByRole('textbox', { name: /^Quantidade/ }), quantity);
}

describe('a new order', () => {
  it('is not for those who only look', async () => {
    await openApp({ path, token: tokenOf(await server.app.as('quality')) });
    await waitFor(() => expect(document.body).toHaveTextContent(/Incluir pedido/));
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
    expect((await (await server.app.as('quality')).post('/api/orders/quote', {})).status).toBe(403);
  });

  it('is one page with a first line, and beside it what it would cost', async () => {
    const { page } = await openApp({ path, token: tokenOf(world.admin) });
    expect(await screen.findByRole('combobox', { name: /^Produto/ })).toBeInTheDocument();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Cancelamento e reembolso' })).toBeNull();
    expect(await screen.findByText(/Escolha fornecedor, atração, canal e produtos/)).toBeInTheDocument();
    expect(await findViolations(page)).toEqual([]);
  });

  it('offers what fits, quotes while one types, takes a slot by a press and is sold', async () => {
    const { user } = await openApp({ path, token: tokenOf(world.admin) });
    await fill(user);
    await screen.findByText('Ingresso Aurora · Adulto');
    expect(summary().getByText(/2 × R\$\s100,00/)).toBeInTheDocument();
    expect(summary().getByText('De 1 a 10 por pedido')).toBeInTheDocument();
    expect(summary().getByText(/R\$\s220,00/)).toBeInTheDocument();
    expect(summary().getByText('Falta preencher: Horário da visita.')).toBeInTheDocument();
    await user.click(summary().getByRole('button', { name: /09:00.*6 livres/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Horário da visita/ })).toHaveValue('09:00'));
    await waitFor(() => expect(summary().queryByText(/Falta preencher/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/orders\/[0-9a-f-]{36}$/));
    const order = (await world.admin.get(`/api/orders/${window.location.pathname.split('/').at(-1) ?? ''}`))
      .body as Record<string, unknown>;
    expect(order).toMatchObject({ status: 'pending', total: 22_000, visitDate: '2026-11-27', visitTime: '09:00' });
  });

  it('does not offer products of another provider', async () => {
    const { user } = await openApp({ path, token: tokenOf(world.admin) });
    await choose(user, /^Fornecedor/, 'Aurora', 'Parque Aurora');
    await choose(user, /^Atração/, 'Roda', 'Roda-gigante');
    await user.click(await screen.findByRole('combobox', { name: /^Produto/ }));
    await screen.findByRole('option', { name: 'Ingresso Aurora' });
    expect(screen.queryByRole('option', { name: 'Ingresso alheio' })).toBeNull();
  });

  it('says in place what is sold out, before and after it is sent, and keeps all that was typed', async () => {
    const { user } = await openApp({ path, token: tokenOf(world.admin) });
    await fill(user, '7');
    await user.click(await screen.findByRole('button', { name: /10:00.*6 livres/ }));
    const warning = await summary().findByRole('alert');
    expect(warning).toHaveTextContent(/Horário da visita/);
    expect(warning).toHaveTextContent(/6/);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const field = screen.getByRole('textbox', { name: /Horário da visita/ });
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('10:00');
    expect(screen.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('7');
  });

  it('forgets what the server refused once something that was judged with it is mended', async () => {
    const { user } = await openApp({ path, token: tokenOf(world.admin) });
    await fill(user);
    await user.click(await screen.findByRole('button', { name: /09:00.*livres/ }));
    const coupon = screen.getByRole('textbox', { name: /^Cupom/ });
    await user.type(coupon, 'NAO-EXISTE');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(coupon).toBeInvalid());
    expect(screen.getByText('1 campo precisa de atenção.')).toBeInTheDocument();
    await user.tripleClick(coupon);
    await user.paste(world.coupon);
    await waitFor(() => expect(coupon).toBeValid());
    expect(await screen.findByText('Alterações não salvas.')).toBeInTheDocument();
    expect(screen.queryByText('1 campo precisa de atenção.')).toBeNull();
    await summary().findByText(/−R\$\s20,00/);
    await user.click(coupon);
    await user.tripleClick(coupon);
    await user.paste('NAO-EXISTE');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(coupon).toBeInvalid());
    await screen.findByText('1 campo precisa de atenção.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
    await user.type(screen.getByRole('textbox', { name: /^Quantidade/ }), '{Backspace}3');
    await waitFor(() => expect(screen.queryByText('1 campo precisa de atenção.')).toBeNull());
  });

  it('offers no places on a day that has passed', async () => {
    const { user } = await openApp({ path, token: tokenOf(world.admin) });
    await fill(user);
    await screen.findByRole('button', { name: /09:00.*livres/ });
    await typeDate(user, '13112026');
    expect(await summary().findByText(/Este dia já passou/)).toBeInTheDocument();
    expect(summary().queryByRole('group', { name: 'Lugares livres' })).toBeNull();
  });

  it('keeps the total and the way to the summary in the save bar', async () => {
    const { user } = await openApp({ path, token: tokenOf(world.admin) });
    await fill(user);
    expect(await screen.findByText(/^Total: R\$\s220,00$/)).toBeInTheDocument();
    const region = screen.getByRole('region', { name: 'Resumo da venda' });
    region.scrollIntoView = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Ver resumo' }));
    expect(region).toHaveFocus();
  });

  it('creates a customer from the picker and comes back with him chosen', async () => {
    const { user } = await openApp({ path, token: tokenOf(world.admin) });
    await user.click(await screen.findByRole('button', { name: 'Incluir cliente' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Incluir cliente' }));
    await user.type(await dialog.findByRole('textbox', { name: /^Nome/ }), 'Benedita Ramos');
    await user.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'benedita@example.com');
    await user.type(dialog.getByRole('textbox', { name: /Número do documento/ }), '529.982.247-25');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Cliente/ })).toHaveValue('Benedita Ramos'));
  });
});

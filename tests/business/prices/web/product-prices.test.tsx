// The prices of a product on its page: typed in place, saved together, refused at the cell.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#tests/support/app.ts';
import { create, type Values } from '#tests/support/factory.ts';
import { findViolations } from '#tests/support/web/find-violations.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { startRealServer, type RealServer } from '#tests/support/web/real-server.ts';
import { screenWidth } from '#tests/support/web/screen-width.ts';
import { copyColumnForm } from '#business/prices/web/kept-prices.ts';
import { keepWork, readWork } from '#engine/web/session/kept-work.ts';

let server: RealServer;
let admin: Caller;
let product: Values;
let adult: Values;

beforeAll(async () => {
  server = await startRealServer();
  admin = await server.app.as('admin');
});
beforeEach(async () => {
  screenWidth.set(1280);
  const channel = await create(admin, 'salesChannel', { name: `Site ${Math.random()}` });
  product = await create(admin, 'product', { salesChannelIds: [channel['id']], title: 'Passaporte' });
  const productId = product['id'];
  adult = await create(admin, 'productGrid', { productId, name: 'Adulto', unitType: 'adult', displayOrder: 1 });
  const student = await create(admin, 'productGrid', {
    productId,
    name: 'Meia',
    unitType: 'student',
    halfPrice: true,
    displayOrder: 2,
  });
  await create(admin, 'validity', { productId, name: 'Natal', validFrom: '2026-12-20', validTo: '2026-12-26' });
  await create(admin, 'productPrice', {
    productId,
    productGridId: adult['id'],
    fullPrice: 10_000,
    salesPrice: 8000,
    transferValue: 6000,
    serviceFeePercentage: 1000,
  });
  await create(admin, 'productPrice', {
    productId,
    productGridId: student['id'],
    fullPrice: 4000,
    salesPrice: 4000,
    transferValue: 3000,
    serviceFeePercentage: 1000,
  });
});
afterAll(() => server.close());

async function openPrices(caller: Caller = admin, language: 'pt' | 'en' | 'fr' = 'pt') {
  return openApp({
    path: `/apps/administration/products/${String(product['id'])}?tab=prices`,
    token: (caller.headers['authorization'] ?? '').replace('Bearer ', ''),
    language,
  });
}

async function openGrid(...how: Parameters<typeof openPrices>) {
  const opened = await openPrices(...how);
  return { ...opened, grid: await screen.findByRole('grid') };
}

const prices = async () =>
  (await admin.get(`/api/products/${String(product['id'])}/prices?_sort=createdAt`)).body as Values[];
/** A cell by its type's row of an amount, and its column. */
function cell(grid: HTMLElement, row: RegExp, column: number): HTMLElement {
  const found = within(within(grid).getByRole('row', { name: row })).getAllByRole('gridcell')[column];
  if (found === undefined) throw new Error(`no column ${column}`);
  return found;
}
const text = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the price grid', () => {
  it('shows types, amounts and columns, and where there is no price', async () => {
    const { grid } = await openGrid();
    expect(within(grid).getAllByRole('columnheader').map(text)).toEqual([
      'Tipo e valor',
      'Preço padrão',
      'Natal20/12/2026 a 26/12/2026',
    ]);
    expect(text(cell(grid, /Adulto.*Preço de venda/, 0))).toBe('R$ 80,00');
    expect(text(cell(grid, /Adulto.*Taxa de serviço/, 0))).toBe('10,00%');
    expect(text(cell(grid, /Adulto.*Preço de venda/, 1))).toBe('sem preçovale R$ 80,00');
    expect(await findViolations()).toEqual([]);
  });

  it('is walked through with the arrows and typed in with the keyboard alone', async () => {
    const { grid, user } = await openGrid();
    const sales = cell(grid, /Adulto.*Preço de venda/, 0);
    cell(grid, /Adulto.*Preço cheio/, 0).focus();
    await user.keyboard('{ArrowDown}');
    expect(sales).toHaveFocus();
    await user.keyboard('{Enter}');
    const input = within(sales).getByRole('textbox', { name: 'Adulto, Preço de venda, Preço padrão' });
    expect(input).toHaveValue('80,00');
    await user.keyboard('{Escape}');
    expect(sales).toHaveFocus();
    await user.keyboard('75{Tab}');
    expect(text(sales)).toBe('R$ 75,00(alterado, não salvo)');
    expect(cell(grid, /Adulto.*Valor de repasse/, 0)).toHaveFocus();
    await user.keyboard('{Enter}{Tab}{Enter}{Tab}');
    expect(cell(grid, /Adulto.*Preço cheio/, 1)).toHaveFocus();
    await user.keyboard('{ArrowDown}120,5{Enter}');
    expect(text(cell(grid, /Adulto.*Valor de repasse/, 1))).toMatch(/^R\$ 90,38/);
    expect(screen.getByText('2 preços não salvos')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar preços' }));
    await screen.findByText('Preços salvos');
    expect((await prices()).map(({ salesPrice, fullPrice }) => [salesPrice, fullPrice])).toEqual([
      [7500, 10_000],
      [4000, 4000],
      [12_050, 15_063],
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar preços' })).toBeNull());
  });

  it('of a product in euros speaks of euros, and a price that is added is one', async () => {
    for (const { id, version } of await prices())
      await admin.remove(`/api/products/${String(product['id'])}/prices/${String(id)}`, {
        'if-match': `"${String(version)}"`,
      });
    const productId = product['id'];
    const amounts = { fullPrice: 9000, salesPrice: 9000, transferValue: 100, serviceFeePercentage: 0 };
    await create(admin, 'productPrice', { productId, productGridId: adult['id'], ...amounts, currency: 'EUR' });
    const { grid, user } = await openGrid();
    expect(text(cell(grid, /Adulto.*Preço de venda/, 0))).toBe('€ 90,00');
    expect(text(cell(grid, /Adulto.*Preço de venda/, 1))).toBe('sem preçovale € 90,00');
    cell(grid, /Meia.*Preço de venda/, 0).focus();
    // Saved out of the cell that is typed in.
    await user.keyboard('45{Control>}s{/Control}');
    await screen.findByText('Preços salvos');
    expect((await prices()).map(({ currency, salesPrice }) => [currency, salesPrice])).toEqual([
      ['EUR', 9000],
      ['EUR', 4500],
    ]);
  });

  it('says at the cell what is wrong, and does not send it', async () => {
    const { grid, user } = await openGrid();
    const sales = cell(grid, /Adulto.*Preço de venda/, 0);
    sales.focus();
    await user.keyboard('101{Enter}');
    expect(sales).toHaveAttribute('aria-invalid', 'true');
    expect(text(sales)).toContain('O preço de venda não pode passar do preço cheio');
    expect(screen.getByRole('button', { name: 'Salvar preços' })).toBeDisabled();
    expect(screen.getByText('1 preço a corrigir')).toBeInTheDocument();
    sales.focus();
    await user.keyboard('{Escape}');
    expect(text(sales)).toBe('R$ 80,00');
    expect(screen.queryByRole('button', { name: 'Salvar preços' })).toBeNull();
  });

  it('warns of half price and of no margin, and saves all the same', async () => {
    const { grid, user } = await openGrid();
    cell(grid, /Adulto.*Preço de venda/, 0).focus();
    await user.keyboard('70,01{Enter}70,01{Enter}');
    expect(text(cell(grid, /Meia.*Preço de venda/, 0))).toContain('Meia acima de 50 %: até R$ 35,00');
    expect(text(cell(grid, /Adulto.*Valor de repasse/, 0))).toContain('Sem margem');
    await user.click(screen.getByRole('button', { name: 'Salvar preços' }));
    await screen.findByText('Preços salvos');
  });

  it('removes a price with Delete, and keeps the last one of an active product', async () => {
    await admin.post(`/api/products/${String(product['id'])}/actions/activate`);
    const { grid, user } = await openGrid();
    for (const row of [/Adulto.*Preço de venda/, /Meia.*Preço de venda/]) {
      cell(grid, row, 0).focus();
      await user.keyboard('{Delete}');
      expect(text(cell(grid, row, 0))).toMatch(/^sem preço/);
    }
    await user.click(screen.getByRole('button', { name: 'Salvar preços' }));
    expect(await screen.findByText(/desative o produto antes/)).toBeInTheDocument();
    expect(await prices()).toHaveLength(2);
  });

  it('says which cell somebody else has changed, and saves over it when asked again', async () => {
    const { grid, user } = await openGrid();
    const [first] = await prices();
    cell(grid, /Adulto.*Preço de venda/, 0).focus();
    await user.keyboard('75{Enter}');
    await admin.put(`/api/product-prices/${String(first?.['id'])}`, { fullPrice: 11_000 });
    await user.click(screen.getByRole('button', { name: 'Salvar preços' }));
    await waitFor(() =>
      expect(text(cell(grid, /Adulto.*Preço de venda/, 0))).toContain('Outra pessoa alterou este preço'),
    );
    await waitFor(() => expect(text(cell(grid, /Adulto.*Preço cheio/, 0))).toBe('R$ 110,00'));
    await user.click(screen.getByRole('button', { name: 'Salvar preços' }));
    await screen.findByText('Preços salvos');
    expect((await prices())[0]).toMatchObject({ salesPrice: 7500, fullPrice: 11_000 });
  });

  it('copies a column with a change in per cent', async () => {
    const { grid, user } = await openGrid();
    await user.click(screen.getByRole('button', { name: 'Copiar coluna' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copiar os preços de uma coluna' });
    const percent = within(dialog).getByRole('textbox', { name: 'Variação (%)' });
    await user.clear(percent);
    await user.type(percent, '10');
    expect(within(dialog).getByText(/^2 preços mudam na grade/)).toBeInTheDocument();
    expect(await findViolations(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Copiar para a grade' }));
    expect(text(cell(grid, /Adulto.*Preço de venda/, 1))).toContain('R$ 88,00');
    expect(text(cell(grid, /Meia.*Preço de venda/, 1))).toContain('R$ 44,00');
  });

  it('opens the dialog that copies a column again over the layer that it was about', async () => {
    await create(admin, 'productPrice', {
      productId: product['id'],
      productGridId: adult['id'],
      season: 'high',
      fullPrice: 12_000,
      salesPrice: 12_000,
      transferValue: 9000,
      serviceFeePercentage: 1000,
    });
    const productId = String(product['id']);
    const validityId = ((await admin.get(`/api/products/${productId}/validities`)).body as Values[])[0]?.['id'];
    const place = {
      userId: admin.userId,
      path: `/apps/administration/products/${productId}`,
      form: copyColumnForm(productId),
    };
    const work = { from: '', to: validityId, percent: '10', rounding: 1, view: { season: 'high' } };
    keepWork(place, work);
    const { user, session } = await openPrices();
    const dialog = within(await screen.findByRole('dialog', { name: 'Copiar os preços de uma coluna' }));
    expect(dialog.getByRole('status')).toHaveTextContent('1 preço muda na grade');
    await user.type(dialog.getByRole('textbox', { name: 'Variação (%)' }), '0');
    act(() => session.send({ type: 'signedOutElsewhere', wanted: false }));
    expect(readWork(place)).toEqual({ ...work, percent: '100' });
  });

  it('keeps what is typed when another tab is looked at', async () => {
    const { grid, user } = await openGrid();
    cell(grid, /Adulto.*Preço de venda/, 0).focus();
    await user.keyboard('75{Enter}');
    await user.click(screen.getByRole('tab', { name: 'Venda' }));
    await user.click(screen.getByRole('tab', { name: 'Preços' }));
    expect(text(cell(await screen.findByRole('grid'), /Adulto.*Preço de venda/, 0))).toContain('R$ 75,00');
  });

  it('has the prices as a list too, each with its page', async () => {
    const { user } = await openGrid();
    await user.click(screen.getByRole('button', { name: 'Todos os preços em lista' }));
    expect(await screen.findByRole('link', { name: 'Incluir preço' })).toBeInTheDocument();
  });

  it('is for reading where prices are not one’s to write, without the transfer value', async () => {
    const { grid, user } = await openGrid(await server.app.as('quality'));
    expect(grid).toHaveAttribute('aria-readonly', 'true');
    expect(within(grid).queryByRole('row', { name: /Valor de repasse/ })).toBeNull();
    expect(screen.getByText(/^Somente .*Financeiro.* podem alterar/)).toBeInTheDocument();
    cell(grid, /Adulto.*Preço de venda/, 0).focus();
    await user.keyboard('{Enter}75{Delete}');
    expect(text(cell(grid, /Adulto.*Preço de venda/, 0))).toBe('R$ 80,00');
  });

  it('is a card for each type on a narrow screen', async () => {
    screenWidth.set(390);
    const { user } = await openApp({
      path: `/apps/administration/products/${String(product['id'])}?tab=prices`,
      token: (admin.headers['authorization'] ?? '').replace('Bearer ', ''),
    });
    const card = await screen.findByRole('region', { name: /Adulto/ });
    const sales = within(card).getByRole('textbox', { name: 'Preço de venda' });
    expect(sales).toHaveValue('R$\u00a080,00');
    await user.clear(sales);
    await user.type(sales, '75');
    await user.tab();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Salvar preços' }));
    await screen.findByText('Preços salvos');
    expect((await prices())[0]).toMatchObject({ salesPrice: 7500 });
    await user.clear(sales);
    await user.type(sales, '76');
    expect(screen.queryByRole('button', { name: 'Salvar preços' })).toBeNull();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(async () => expect((await prices())[0]).toMatchObject({ salesPrice: 7600 }));
    expect(sales).toHaveFocus();
  });
});

describe('the price in force', () => {
  it('is shown with its reason and what it beat', async () => {
    const [validity] = (await admin.get(`/api/products/${String(product['id'])}/validities`)).body as Values[];
    await create(admin, 'productPrice', {
      productId: product['id'],
      productGridId: adult['id'],
      validityId: validity?.['id'],
      fullPrice: 9000,
      salesPrice: 9000,
      transferValue: 9000,
    });
    server.app.setClock(new Date());
    await openGrid(admin, 'en');
    const box = screen.getByRole('region', { name: /^Price in force on/ });
    expect(await within(box).findByText(/^Not sold: the product is not active\.$/)).toBeInTheDocument();
    expect(within(box).getAllByText('R$80.00')).not.toHaveLength(0);
    expect(within(box).getAllByText(/^Default price/)).not.toHaveLength(0);
  });
});

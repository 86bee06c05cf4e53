// The sales register as a manager reads it: what the list shows is what the figures above it, the table behind a chart
// and the file say.
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labelKeys } from '#engine/model/label-keys.ts';
import type { SalesReport, SalesSummary } from '#business/reports/sales-report.ts';
import { readCsv } from '#tests/support/read-files.ts';
import { call } from './support/api.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit, type Visit } from './support/browser.ts';
import { labelOf } from './support/lists.ts';

const number = (value = 0) => value.toLocaleString('pt-BR');
const money = (centavos = 0, digits = 2) =>
  new Intl.NumberFormat('pt-BR', {
    style: 'currency',
    currency: 'BRL',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(centavos / 100);
/** Tiles leave the centavos of large sums out. */
const tileMoney = (centavos = 0) => money(centavos, centavos < 10_000_000 ? 2 : 0);
const summaryOf = (filter: string) => call<SalesSummary>(productUrl, `/api/reports/sales/summary${filter}`);

journey('the sales register', () => {
  const browser = useBrowser();
  let visitor: Visit;
  let overview: Locator;
  beforeAll(async () => {
    visitor = await visit(browser(), { as: 'admin' });
    await visitor.page.goto('/apps/administration/orders');
    overview = visitor.page.getByRole('region', { name: 'Resumo das vendas' });
  });
  afterAll(async () => visitor.context.close());

  const tile = async (name: string) =>
    (await overview
      .locator('dl > div')
      .filter({ has: visitor.page.getByText(name, { exact: true }) })
      .locator('dd')
      .first()
      .textContent()) ?? '';

  async function expectTiles({ orders, total, average, cancelled }: SalesSummary): Promise<void> {
    await expect.poll(() => tile('Pedidos')).toBe(number(orders));
    await expect.poll(() => tile('Vendas')).toBe(tileMoney(total));
    await expect.poll(() => tile('Média por pedido')).toBe(tileMoney(average));
    await expect.poll(() => tile('Cancelados')).toBe(number(cancelled));
  }

  test('tells no figure before it is known', async () => {
    const { page, context } = await visit(browser(), { as: 'admin' });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/reports/sales/summary*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/apps/administration/orders');
    const figures = page.locator('.tile-figure');
    await page.locator('.tile-figure .skeleton').first().waitFor();
    const seen = () => figures.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.trim()));
    expect(await seen()).toEqual(['', '', '', '']);
    release();
    await expect.poll(seen).not.toContain('');
    await context.close();
  });

  test('tells the figures of all orders first, and of those left by a filter then', async () => {
    const { page } = visitor;
    const all = await summaryOf('');
    await expectTiles(all);
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    await page.getByRole('menuitem', { name: labelOf(labelKeys.field('order', 'status')), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('checkbox', { name: labelOf(labelKeys.option('order', 'status', 'used')), exact: true })
      .check();
    await dialog.getByRole('button', { name: 'Aplicar' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?status=used');
    const used = await summaryOf('?status=used');
    expect(used.orders).toBeLessThan(all.orders ?? 0);
    expect(used.cancelled).toBe(0);
    await expectTiles(used);
    expectNoComplaints(visitor);
  });

  test('says the same in the table behind a chart, row by row and in all', async () => {
    const report = await call<SalesReport>(productUrl, '/api/reports/sales?by=provider&status=used');
    await overview.getByRole('button', { name: 'Mostrar gráficos e relatório' }).click();
    await overview.getByRole('button', { name: 'Ver tabela: Fornecedores que mais vendem' }).click();
    const table = overview.getByRole('table', { name: 'Fornecedores que mais vendem' });
    await expect.poll(() => table.locator('tbody tr').count()).toBe(report.rows.length);
    const [first] = report.rows;
    const texts = await table.locator('tbody tr').first().locator('th, td').allTextContents();
    expect(texts).toEqual(expect.arrayContaining([first?.label, number(first?.orders), money(first?.total)]));
    const sum = await table.locator('tfoot').locator('th, td').allTextContents();
    expect(sum).toEqual(expect.arrayContaining([number(report.totals.orders), money(report.totals.total)]));
    await overview.getByRole('button', { name: 'Ver gráfico: Fornecedores que mais vendem' }).click();
    await table.waitFor({ state: 'detached' });
    expectNoComplaints(visitor);
  });

  test('goes into a file with exactly the orders of the list, which adds up to the figures', async () => {
    const { page } = visitor;
    const orders = labelOf(labelKeys.entity('order', 'many'));
    await page.getByRole('button', { name: `Exportar: ${orders}` }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const [head = [], ...rows] = readCsv(await readFile(await file.path()), ';').filter((row) => row.length > 1);
    const column = (path: string) =>
      rows.map((row) => row[head.indexOf(labelOf(labelKeys.field('order', path)))] ?? '');
    const used = await summaryOf('?status=used');
    expect(rows).toHaveLength(used.orders ?? 0);
    expect(new Set(column('status'))).toEqual(new Set([labelOf(labelKeys.option('order', 'status', 'used'))]));
    expect(new Set(column('code')).size).toBe(rows.length);
    const total = column('total').reduce(
      (sum, text) => sum + Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100),
      0,
    );
    expect(total).toBe(used.total);
    expectNoComplaints(visitor);
  });
});

// What roles do first in their day, from the page that they find first, by clicks alone, on a desk and on a phone.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { expectNoComplaints, journey, useBrowser, visit } from './support/browser.ts';

/** Opens the first of what waits under that name. */
async function takeFirst(page: Page, queue: string): Promise<void> {
  await page.goto('/pages/profile');
  await page.getByRole('region', { name: queue }).getByRole('listitem').first().getByRole('link').click();
}

/** Presses what leads on the page, and the same in its dialog. */
async function lead(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: action });
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

journey.each([1280, 390])('the first task of the day, %i pixels wide', (width) => {
  const browser = useBrowser();

  test('of the finances: a refund that was asked for is recorded, in three clicks', async () => {
    const visitor = await visit(browser(), { as: 'financial', width });
    const { page } = visitor;
    await takeFirst(page, 'Reembolso pedido');
    await lead(page, 'Registrar reembolso');
    await page
      .getByText(/^Valor reembolsado: R/)
      .first()
      .waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('of a supervisor: a request is approved, in three clicks', async () => {
    const visitor = await visit(browser(), { as: 'supervisor', width });
    const { page } = visitor;
    await takeFirst(page, 'Aguardando decisão');
    await lead(page, 'Aprovar');
    await page.getByRole('listitem', { name: 'Situação' }).getByText('Aprovada').waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('of sales and issuers: a sale is begun, in one click', async () => {
    for (const as of ['sales', 'issuer']) {
      const visitor = await visit(browser(), { as, width });
      const { page } = visitor;
      await page.goto('/pages/profile');
      await page.getByRole('link', { name: 'Incluir pedido' }).click();
      await page.getByRole('region', { name: 'Resumo da venda' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/apps/desk/orders/new');
      expectNoComplaints(visitor);
      await visitor.context.close();
    }
  });

  test('of an operator: a code tells whom to let in', async () => {
    const visitor = await visit(browser(), { as: 'operator', width });
    const { page } = visitor;
    await page.goto('/pages/profile');
    await page.getByRole('textbox', { name: 'Código do pedido' }).fill('ZZZZ2222');
    await page.keyboard.press('Enter');
    await page.getByText(/Nenhum pedido ao seu alcance tem o código ZZZZ2222/).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('of a director: the figures of the month are there', async () => {
    const visitor = await visit(browser(), { as: 'director', width });
    const { page } = visitor;
    await page.goto('/pages/profile');
    const figures = page.getByRole('region', { name: 'Vendas dos últimos 30 dias' });
    await figures.getByText(/R\$/).first().waitFor();
    await figures.getByRole('link', { name: 'Ver vendas' }).click();
    await page.getByRole('heading', { level: 1, name: 'Registro de vendas' }).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

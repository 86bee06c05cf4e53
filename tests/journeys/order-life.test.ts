// What happens to an order from its sale on, as those see it who work with it. Takes long since each step waits for
// what a person would read before the next.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { entities } from '#generated/entities.ts';
import labels from '#generated/labels/pt.json' with { type: 'json' };
import { labelKeys } from '#engine/model/label-keys.ts';
import { call } from './support/api.ts';
import { violations } from './support/axe.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit, type Visit } from './support/browser.ts';
import { fromMenu, save, told } from './support/forms.ts';
import { dayFrom, fillSale, makeShop, sellAgain } from './support/shop.ts';

const texts: Readonly<Record<string, string>> = labels;
const ordersPath = '/apps/administration/orders';

/** The line of facts below the heading. */
const facts = (page: Page) => page.getByRole('main').locator('dl').first();

const state = (page: Page) => page.getByRole('listitem', { name: 'Situação', exact: true });

/** What is said after the action whose button has this name. */
function doneOf(name: string): string {
  const action = entities.order.actions.find((one) => texts[labelKeys.action('order', one.name)] === name);
  return texts[labelKeys.actionDone('order', action?.name ?? '')] ?? '';
}

async function act(
  page: Page,
  name: string,
  fill: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  if (name === 'Cancelar pedido') await fromMenu(page, name);
  else await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await fill(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await told(page, doneOf(name));
  await dialog.waitFor({ state: 'hidden' });
}

journey('the life of an order', () => {
  const browser = useBrowser();
  let shop: Awaited<ReturnType<typeof makeShop>>;
  let soldAt = '';
  const enter = (options: Parameters<typeof visit>[1] = {}): Promise<Visit> =>
    visit(browser(), { as: 'admin', ...options });
  beforeAll(async () => {
    shop = await makeShop('da Jornada');
  });

  test('is sold, paid, moved, withdrawn from within seven days and paid back in full; its timeline tells it all', async () => {
    const visitor = await enter();
    const { page } = visitor;
    await page.goto(`${ordersPath}/new`);
    const summary = await fillSale(page, { name: 'da Jornada', day: dayFrom(8).typed, quantity: '2' });
    await summary.getByText(/R\$\s220,00/).waitFor();
    await summary.getByRole('button', { name: /^09:00/ }).click();
    await summary.getByText(/Falta preencher/).waitFor({ state: 'hidden' });
    await save(page);
    await page.waitForURL(/orders\/[0-9a-f-]{36}$/);
    soldAt = new URL(page.url()).pathname;
    await page.getByText(/Aguarda pagamento: expira em/).waitFor();

    await act(page, 'Confirmar pagamento');
    await state(page).getByText('Confirmado').waitFor();
    await act(page, 'Reagendar', async (dialog) => {
      await dialog
        .getByRole('group', { name: 'Lugares livres' })
        .getByRole('button', { name: /^10:00/ })
        .click();
      await dialog.getByText('Mesmo preço na nova data.').waitFor();
    });
    await facts(page)
      .getByText(/, 10:00$/)
      .waitFor();
    await page.getByText(/Dentro dos 7 dias: direito de desistência até/).waitFor();
    await act(page, 'Cancelar pedido', async (dialog) => {
      await dialog.getByRole('combobox', { name: /Tipo de cancelamento/ }).click();
      await page.getByRole('option', { name: 'Desistência em 7 dias' }).click();
      await dialog.getByText(/reembolso de R\$\s220,00, com a taxa de serviço/).waitFor();
      await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Desistiu por telefone');
    });
    await state(page).getByText('Cancelado').waitFor();
    await page
      .getByText(/^Reembolso solicitado: R/)
      .first()
      .waitFor();
    await act(page, 'Registrar reembolso');
    await page
      .getByText(/^Valor reembolsado: R/)
      .first()
      .waitFor();
    expect(await call(productUrl, soldAt.replace(ordersPath, '/api/orders'))).toMatchObject({
      status: 'cancelled',
      refundState: 'full',
      refundedAmount: 22_000,
      visitTime: '10:00',
    });

    const entries = page.getByRole('list', { name: /^Ocorrências/ }).getByRole('listitem');
    for (const text of [
      'Reembolsado',
      'Reembolso solicitado',
      'Cancelado',
      'Reagendado',
      'Pagamento confirmado',
      'Criado',
    ])
      await entries.filter({ hasText: text }).first().waitFor();
    expect(await entries.first().textContent()).toContain('Reembolsado');
    expect(await entries.last().textContent()).toContain('Criado');
    await page.getByRole('textbox', { name: 'Nova ocorrência' }).fill('Cliente avisado do reembolso');
    await page.getByRole('button', { name: 'Registrar', exact: true }).click();
    await entries.filter({ hasText: 'Cliente avisado do reembolso' }).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('goes on one sheet of paper, without the screen around it; cancelled, the sheet admits nobody', async () => {
    const visitor = await enter({ language: 'fr' });
    const { page } = visitor;
    const sheet = page.locator('.order-sheet');
    const cancelled = await call(productUrl, soldAt.replace(ordersPath, '/api/orders'));
    await page.goto(`${soldAt}?tab=occurrences`);
    await page.getByRole('button', { name: 'Imprimer' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await sheet.getByText('ANNULÉE — non valable comme bon').waitFor();
    expect(await sheet.getByText('Chegue cedo').count()).toBe(0);
    await page.goto(`${ordersPath}/${await sellAgain(cancelled)}?tab=occurrences`);
    await sheet.getByText('Chegue cedo e traga um documento.').waitFor();
    expect(await page.getByRole('main').isVisible()).toBe(false);
    for (const text of [
      'Bon de la commande',
      'Zoraide da Jornada',
      'Parque da Jornada',
      'Trem da Jornada',
      'Bilhete da Jornada',
    ])
      await sheet.getByText(text).first().waitFor();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('begins with a coupon, and not where all is sold out, which is said at once and again when it is sent', async () => {
    const visitor = await enter();
    const { page } = visitor;
    await page.goto(`${ordersPath}/new`);
    const summary = await fillSale(page, {
      name: 'da Jornada',
      day: dayFrom(9).typed,
      quantity: '9',
      coupon: shop.coupon.toLowerCase(),
    });
    await summary.getByRole('button', { name: /^09:00.*8 livres/ }).click();
    await summary.getByRole('alert').filter({ hasText: 'Horário da visita' }).waitFor();
    await save(page);
    const time = page.getByRole('textbox', { name: /Horário da visita/ });
    await expect.poll(() => time.getAttribute('aria-invalid')).toBe('true');
    expect(await time.inputValue()).toBe('09:00');
    await page.getByRole('textbox', { name: /^Quantidade/ }).fill('3');
    // 3 × R$ 100, a tenth less, then a tenth as service fee of what is left.
    await summary.getByText(/−R\$\s30,00/).waitFor();
    await summary.getByText(/R\$\s297,00/).waitFor();
    await save(page);
    await page.waitForURL(/orders\/[0-9a-f-]{36}$/);
    const order = await call(productUrl, new URL(page.url()).pathname.replace(ordersPath, '/api/orders'));
    expect(order).toMatchObject({ total: 29_700, discount: 3000, promotionCoupon: shop.coupon });
    await page.getByRole('row', { name: new RegExp(`Cupom promocional.*${shop.coupon}`) }).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test.each([
    { width: 1280, dark: true, language: 'en' },
    { width: 390, dark: false, language: 'fr' },
  ] as const)('can be read by everyone: $width pixels, dark $dark, $language', async ({ width, dark, language }) => {
    const visitor = await enter({ width, dark, language });
    const { page } = visitor;
    for (const path of [
      `${ordersPath}/new`,
      soldAt,
      `${soldAt}?tab=products`,
      `${soldAt}?tab=occurrences`,
      `${ordersPath}?overdue=true`,
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      expect(await violations(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(true);
      expect(await page.getByRole('main').innerText(), path).not.toMatch(/\b(orders|records|field|option)\.[a-z]/);
    }
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

// Work that takes many steps takes few clicks: forms are filled by keyboard, and each step leads to the next. A first
// build took 24 and 22 for these.
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { call, type Answer } from './support/api.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit } from './support/browser.ts';
import { fill, newCnpj, save, told } from './support/forms.ts';
import { dayFrom } from './support/shop.ts';

/** From now on, in this tab, also across its pages. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
      },
      true,
    ),
  );
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** The first of the options that the typed text leaves. */
async function pick(page: Page, label: string, typed: string): Promise<void> {
  const box = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await box.fill(typed);
  await page
    .getByRole('option', { name: new RegExp(typed) })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Of a list that is not typed into: its first option, or the one that begins so. */
async function first(page: Page, box: Locator, beginning?: string): Promise<void> {
  await box.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
  if (beginning === undefined) await page.keyboard.press('Home');
  else await page.keyboard.type(beginning);
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
}

async function typeDay(page: Page, label: string, days: number): Promise<void> {
  await page.getByRole('textbox', { name: label }).focus();
  await page.keyboard.type(dayFrom(days).typed);
}

journey('few clicks', () => {
  const browser = useBrowser();

  test.each([false, true])('open the options of an empty choice on its label, by a touch: %s', async (hasTouch) => {
    const visitor = await visit(browser(), { as: 'inventory', width: hasTouch ? 390 : 1280, hasTouch });
    const { page } = visitor;
    // The label is on its way while it is pressed.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/apps/desk/resources-access/new');
    for (const name of ['Ambiente', 'Tipo de solicitação']) {
      const label = page.locator('label', { hasText: name });
      await label.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await label.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const middle = [x + width / 2, y + height / 2] as const;
      await (hasTouch ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('option').first().waitFor({ state: 'hidden' });
    }
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('make a product with a validity and a price that is sold', async () => {
    // The first of the demo: what other journeys make is theirs to change.
    const [provider] = await call<Answer[]>(productUrl, '/api/providers?status=active&_sort=createdAt&_end=1');
    const [category] = await call<Answer[]>(productUrl, '/api/product-categories?_sort=createdAt&_end=1');
    const [channel] = await call<Answer[]>(productUrl, '/api/sales-channels?status=active&_sort=createdAt&_end=1');
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    const clicks = await countClicks(page);
    await page.goto('/pages/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('incluir produto');
    await page.getByRole('option', { name: 'Incluir produto' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/products/new');
    const sku = `POUCOS-${newCnpj().stored.slice(0, 8)}`;
    await fill(page, { Título: 'Bilhete em poucos passos', SKU: sku });
    await pick(page, 'Fornecedor', String(provider?.['tradeName']));
    await pick(page, 'Categoria', String(category?.['name']));
    await tab(page, 'Venda');
    await pick(page, 'Canais', String(channel?.['name']));
    await save(page);
    await page.waitForURL(/products\/[0-9a-f-]{36}/);
    const guide = page.getByRole('region', { name: 'Até poder ser vendido' });
    await guide.getByRole('link', { name: 'Incluir um tipo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Nome/ }).fill('Adulto');
    await first(page, dialog.getByRole('combobox', { name: /^Tipo/ }).first());
    await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await tab(page, 'Vigências');
    await page.getByRole('link', { name: 'Incluir vigência' }).first().click();
    await page.waitForURL(/validit[^?]*\/new/);
    await fill(page, { Nome: 'Temporada' });
    await typeDay(page, 'Válido de', 1);
    await typeDay(page, 'Válido até', 60);
    await save(page);
    await guide.getByRole('link', { name: 'Definir um preço' }).click();
    await page
      .getByRole('row', { name: /Adulto.*Preço cheio/ })
      .getByRole('gridcell')
      .first()
      .focus();
    for (const amount of ['90', '80', '50', '0']) {
      await page.keyboard.type(amount);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: 'Salvar preços' }).click();
    await page.getByText('Preços salvos').waitFor();
    await page.getByRole('button', { name: 'Ativar', exact: true }).click();
    await dialog.getByRole('button', { name: 'Ativar', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await clicks()).toBeLessThanOrEqual(11);
    expect(await call(productUrl, `/api/products?sku=${sku}`)).toMatchObject([{ status: 'active' }]);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('make a provider with a contact and a bank account', async () => {
    const business = newCnpj();
    const name = `Parque Breve ${business.stored.slice(0, 6)}`;
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    const clicks = await countClicks(page);
    await page.goto('/pages/profile');
    await page.getByRole('link', { name: 'Fornecedores', exact: true }).click();
    await page.getByRole('link', { name: 'Incluir fornecedor' }).click();
    await fill(page, {
      'Razão social': `${name} Ltda.`,
      'Nome fantasia': name,
      CNPJ: business.written,
      'Nome na fatura (soft descriptor)': 'breve',
    });
    await first(page, page.getByRole('combobox', { name: /^Ramo de atividade/ }));
    await tab(page, 'Endereço');
    await fill(page, { Logradouro: 'Avenida Paulista', Número: '1578', CEP: '01310-200', Cidade: 'São Paulo' });
    await first(page, page.getByRole('combobox', { name: /^Estado/ }), 'SP');
    await save(page);
    await told(page, 'Registro incluído.');
    await tab(page, 'Contatos');
    await page.getByRole('link', { name: 'Incluir contato' }).first().click();
    await first(page, page.getByRole('combobox', { name: /^Departamento/ }));
    await fill(page, { Nome: 'Ana Reis', 'E-mail': 'ana.reis@example.com', Telefone: '(11) 98765-4321' });
    await save(page);
    await page.waitForURL(/tab=contacts/);
    await tab(page, 'Contas bancárias');
    await page.getByRole('link', { name: 'Incluir conta bancária' }).first().click();
    await first(page, page.getByRole('combobox', { name: /^Tipo de conta/ }));
    await page.getByRole('combobox', { name: 'Código do banco' }).fill('341');
    await fill(page, {
      Agência: '0123',
      'Número da conta': '45678',
      'Dígito da conta': '9',
      Titular: `${name} Ltda.`,
      'CPF/CNPJ do titular': business.written,
    });
    await save(page);
    await page.waitForURL(/tab=bankAccounts/);
    expect(await clicks()).toBeLessThanOrEqual(12);
    const [made] = await call<Answer[]>(productUrl, `/api/providers?businessId=${business.stored}`);
    for (const part of ['contacts', 'bank-accounts'])
      expect(await call(productUrl, `/api/providers/${String(made?.id)}/${part}`)).toHaveLength(1);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

// The screens open to one more role by one edit; that role sees its menu and its own rows, is told why of all else, and
// an administrator sees the same as that role. Takes long since a copy of the project is built and started.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, tokenOf } from './support/api.ts';
import { violations } from './support/axe.ts';
import { dataFolders, expectNoComplaints, journey, useBrowser, visit } from './support/browser.ts';
import { changedFiles, copyCheckout, type Checkout, type JsonObject } from './support/checkout.ts';
import { buildWeb, startProduct, type Product } from './support/product.ts';

const config = 'roles.config.json';
const administration = '/apps/administration';
const bar = (page: Page) => page.getByRole('complementary', { name: 'Ver como outro papel' });

async function openUserMenu(page: Page): Promise<void> {
  await page.locator('header button[aria-haspopup="menu"]').last().click();
}

/** What the API says to the demo user of the role himself. */
async function listOf(
  url: string,
  role: string,
  path: string,
): Promise<readonly { readonly id: string; readonly tradeName: string }[]> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${await tokenOf(url, role)}` } });
  return (await answer.json()) as { id: string; tradeName: string }[];
}

journey('the screens of another role', () => {
  const browser = useBrowser();
  let checkout: Checkout;
  let product: Product;
  beforeAll(() => {
    checkout = copyCheckout(join(import.meta.dirname, '../..'));
  });
  afterAll(async () => {
    await product?.stop();
    checkout.remove();
  });

  test('open by one word in a group, and the menu by another', async () => {
    const old = checkout.files();
    checkout.edit(config, (content) => {
      const groups = content['groups'] as Record<string, string[]>;
      for (const name of ['administration', 'supervisor']) groups[name]?.push('operator');
    });
    checkout.run('scripts/generate.ts');
    expect(changedFiles(old, checkout.files()).filter((path) => !path.startsWith('src/generated/'))).toEqual([config]);
    buildWeb(checkout.root);
    product = await startProduct(checkout.root, { copyOf: dataFolders.demo });
  });

  test('show an operator his menu and the records of his providers only', async () => {
    const own = await listOf(product.url, 'operator', '/api/providers');
    const all = await call<JsonObject[]>(product.url, '/api/providers?_end=50');
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    const other = all.find(({ id }) => !own.some((one) => one.id === id));
    const visitor = await visit(browser(), { as: 'operator', url: product.url });
    const { page } = visitor;
    await page.goto('/pages/profile');
    await page.getByRole('navigation').getByRole('link', { name: 'Fornecedores' }).click();
    for (const { tradeName } of own) await page.getByRole('link', { name: tradeName, exact: true }).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(own.length);
    expect(await page.getByRole('button', { name: /Incluir fornecedor/ }).getAttribute('aria-disabled')).toBe('true');
    await page.goto(`${administration}/providers/${String(other?.['id'])}`);
    await page
      .getByText('Registro não encontrado', { exact: false })
      .or(page.getByText('Não encontrado', { exact: false }))
      .first()
      .waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('say on a refused page who could and whom to ask, not by which rule', async () => {
    for (const dark of [false, true]) {
      const visitor = await visit(browser(), { as: 'operator', url: product.url, width: dark ? 390 : 1280, dark });
      const { page } = visitor;
      await page.goto(`${administration}/customers`);
      const alert = page.getByRole('alert').filter({ hasText: 'Acesso negado' });
      await alert.waitFor();
      const text = await alert.innerText();
      expect(text).not.toContain('roles.config.json');
      expect(text).toContain('Se precisar deste acesso, fale com um administrador.');
      expect(text).toMatch(/Somente Administrador, .* podem fazer isto\./);
      expect(await violations(page)).toEqual([]);
      await visitor.context.close();
    }
  });

  test('are seen by an administrator as by the operator, read-only, until he leaves', async () => {
    const [first] = await listOf(product.url, 'operator', '/api/providers');
    const visitor = await visit(browser(), { as: 'admin', url: product.url });
    const { page } = visitor;
    await page.goto('/pages/profile');
    await openUserMenu(page);
    await page.getByRole('menuitem', { name: 'Ver como…' }).click();
    await page.getByRole('combobox', { name: /Papel/ }).click();
    await page.getByRole('option', { name: 'Operador' }).click();
    await page.getByRole('combobox', { name: 'Fornecedores' }).fill(first?.tradeName ?? '');
    await page
      .getByRole('option', { name: first?.tradeName ?? '' })
      .first()
      .click();
    await page.getByRole('button', { name: 'Ver como este papel' }).click();
    await bar(page).getByText('Você vê como Operador — somente leitura.').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Fornecedores' }).click();
    await page.getByRole('link', { name: first?.tradeName ?? '', exact: true }).waitFor();
    expect(await page.locator('tbody tr').count()).toBe(1);
    await page.reload();
    await page.getByRole('link', { name: first?.tradeName ?? '', exact: true }).waitFor();
    await bar(page).waitFor();
    expect(await violations(page)).toEqual([]);
    // Written by the page itself, past its buttons: the server refuses.
    const refused = await page.evaluate(
      async ([path, token]) => {
        const answer = await fetch(path ?? '', {
          method: 'PATCH',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-view-as': 'admin' },
          body: '{"tradeName":"Outro"}',
        });
        return { status: answer.status, body: (await answer.json()) as { code: string } };
      },
      [`/api/providers/${first?.id}`, await tokenOf(product.url, 'admin')],
    );
    expect(refused).toMatchObject({ status: 403, body: { code: 'VIEWING' } });
    await page.goto(`${administration}/customers`);
    await page.getByRole('alert').filter({ hasText: 'roles.config.json entities.customer.read' }).waitFor();
    await bar(page).getByRole('button', { name: 'Sair da visualização' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.goto(`${administration}/customers`);
    await page.locator('tbody tr').first().waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

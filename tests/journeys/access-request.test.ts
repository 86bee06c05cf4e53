// A request for access from its form to the decision by a link of a letter, as the mail folder of a server without SMTP
// keeps it. Takes long since letters are sent by the product's own job, which looks every five seconds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { violations } from './support/axe.ts';
import { dataFolders, expectNoComplaints, journey, useBrowser, visit } from './support/browser.ts';
import { choose, input, save } from './support/forms.ts';
import { startProduct, type Product } from './support/product.ts';

const list = '/apps/administration/resources-access';
const root = join(import.meta.dirname, '../..');

journey('a request for access', () => {
  const browser = useBrowser();
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(root, { copyOf: dataFolders.demo });
  });
  afterAll(async () => product?.stop());

  /** Letters to an address about a request, with the soft line breaks of their encoding mended. */
  function letters(to: string, about: string): string[] {
    const folder = join(product.dataDir, 'mail');
    const all = readdirSync(folder)
      .toSorted()
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/=\r?\n/g, ''));
    return all.filter((letter) => letter.includes(`To: ${to}`) && letter.includes(about));
  }

  /** Path of the link for an action, once the letter has come. */
  async function linkTo(to: string, id: string, action: string): Promise<string> {
    const find = () =>
      letters(to, id)
        .map((letter) => new RegExp(`/resource-access-request/${action}/${id}/[\\w-]{43}`).exec(letter)?.[0])
        .find(Boolean);
    await expect.poll(find, { interval: 500 }).toBeDefined();
    return find() ?? '';
  }

  const statusOf = async (id: string) => (await call(product.url, `/api/access-requests/${id}`))['status'];

  /** Filled in by a director, for himself. */
  async function ask(page: Page, project: string): Promise<string> {
    await page.goto(list);
    await page
      .getByRole('link', { name: /solicitação de acesso/i })
      .first()
      .click();
    await input(page, 'Projeto').fill(project);
    await choose(page, 'Ambiente', 'Produção');
    await choose(page, 'Tipo de solicitação', 'Logs');
    const tomorrow = new Date(Date.now() + 86_400_000);
    await typeMoment(page, tomorrow);
    await input(page, 'Motivo ou observação').fill('Conferir por que um pedido foi cobrado em dobro.');
    await save(page);
    await page.waitForURL(/resources-access\/[0-9a-f-]{36}/);
    return /resources-access\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  }

  test('is asked for oneself, and not decided by oneself', async () => {
    const director = await visit(browser(), { as: 'director', url: product.url });
    const { page } = director;
    const id = await ask(page, 'portal-de-vendas');
    await page.getByRole('button', { name: 'Mais ações' }).click();
    const approve = page.getByRole('menuitem', { name: /^Aprovar/ });
    await approve.waitFor();
    expect(await approve.getAttribute('aria-disabled')).toBe('true');
    expect(await approve.textContent()).toContain('Ninguém decide sobre a própria solicitação');
    expect(await page.getByRole('button', { name: 'Aprovar', exact: true }).count()).toBe(0);
    expect(await statusOf(id)).toBe('pending');
    await linkTo('admin@example.com', id, 'approve');
    expect(letters('director@example.com', id)).toEqual([]);
    expectNoComplaints(director);
    await director.context.close();
  });

  test('is approved by a click behind the link, not by whoever opens it, and revoked with a note', async () => {
    const director = await visit(browser(), { as: 'director', url: product.url });
    const id = await ask(director.page, 'conciliacao-pix');
    await director.context.close();
    const link = await linkTo('supervisor@example.com', id, 'approve');

    // A mail scanner: fetches the page, its script and what that asks for.
    for (const path of [link, `/api${link}`, `/api${link}`])
      expect((await fetch(product.url + path, { headers: { accept: 'text/html,*/*' } })).status).toBe(200);
    const scanner = await visit(browser(), { url: product.url });
    await scanner.page.goto(link);
    await scanner.page.getByRole('heading', { level: 1, name: 'Aprovar esta solicitação de acesso?' }).waitFor();
    await scanner.context.close();
    expect(await statusOf(id)).toBe('pending');

    const phone = await visit(browser(), { url: product.url, width: 390, dark: true });
    await phone.page.goto(link);
    await phone.page.getByText('conciliacao-pix').waitFor();
    expect(await phone.page.getByRole('navigation').count()).toBe(0);
    expect(await violations(phone.page)).toEqual([]);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await phone.page.getByRole('button', { name: 'Aprovar', exact: true }).click();
    await phone.page.getByText(/^Aprovada por .+ em \d\d\/\d\d\/\d{4}/).waitFor();
    expect(await statusOf(id)).toBe('approved');
    await phone.page.reload();
    await phone.page.getByText(/^Já aprovada por .+ em \d\d\/\d\d\/\d{4}/).waitFor();
    expect(await phone.page.getByRole('button', { name: 'Aprovar', exact: true }).count()).toBe(0);
    expectNoComplaints(phone);
    await phone.context.close();

    // Signed in as somebody, on a large screen.
    const revoke = await linkTo('admin@example.com', id, 'revoke');
    const visitor = await visit(browser(), { as: 'quality', url: product.url });
    await visitor.page.goto(revoke);
    const button = visitor.page.getByRole('button', { name: 'Revogar', exact: true });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    await visitor.page.getByRole('textbox', { name: /Justificativa/ }).fill('O trabalho já terminou.');
    expect(await violations(visitor.page)).toEqual([]);
    await button.click();
    await visitor.page.getByText(/^Revogada por /).waitFor();
    expect(await statusOf(id)).toBe('revoked');
    await visitor.page.reload();
    await visitor.page.getByText('Este link não é válido ou não vale mais.', { exact: false }).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
    await expect.poll(() => letters('director@example.com', 'conciliacao-pix').length, { interval: 500 }).toBe(2);
    expect(product.output()).not.toContain(link.split('/').at(-1));
  });

  test('says the same of every link that leads nowhere', async () => {
    const visitor = await visit(browser(), { url: product.url, language: 'fr' });
    const texts = new Set<string | null>();
    for (const link of [
      '/resource-access-request/approve/1/2',
      `/resource-access-request/deny/018f0000-0000-7000-8000-000000000001/${'x'.repeat(43)}`,
    ]) {
      await visitor.page.goto(link);
      await visitor.page.getByText(/Ce lien n’est pas valide/).waitFor();
      texts.add(await visitor.page.locator('main').textContent());
    }
    expect(texts.size).toBe(1);
    expect(await violations(visitor.page)).toEqual([]);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

async function typeMoment(page: Page, moment: Date): Promise<void> {
  const two = (value: number) => String(value).padStart(2, '0');
  await page
    .getByRole('textbox', { name: /Expira em/ })
    .first()
    .click();
  await page.keyboard.type(`${two(moment.getDate())}${two(moment.getMonth() + 1)}${moment.getFullYear()}1200`);
}

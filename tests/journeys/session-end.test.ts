import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { entities } from '#generated/entities.ts';
import { openSession } from './support/api.ts';
import { expectNoComplaints, fillLogin, journey, productUrl, useBrowser, visit } from './support/browser.ts';
import { header } from './support/lists.ts';

const wanted = '/apps/administration/providers?status=active';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Fornecedores', exact: true });

/** The login page says why, and leads back to where the session ended. */
async function expectSignedOut(page: Page, message: string): Promise<void> {
  await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toBeNull();
  await fillLogin(page, 'admin');
  await page.waitForURL((address) => address.pathname + address.search === wanted);
  await heading(page).waitFor();
}

/** Ends the page's session on the server behind its back. */
async function revoke(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('jwt_token'));
  const answer = await fetch(`${productUrl}/session`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(204);
}

journey('a session that is over', () => {
  const browser = useBrowser();

  test('by its stored time signs out at the next visit', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    await page.goto(wanted);
    await heading(page).waitFor();
    await page.evaluate(() => localStorage.setItem('expires_at', String(Date.now() - 1000)));
    await page.reload();
    await expectSignedOut(page, 'O token expirou');
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('while a page is open signs out by itself', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    await page.clock.install();
    await page.goto(wanted);
    await heading(page).waitFor();
    await page.clock.fastForward('08:00:01');
    await page.clock.resume();
    await expectSignedOut(page, 'O token expirou');
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('because it was ended on the server is refused at the next visit', async () => {
    const visitor = await visit(browser(), { token: await openSession(productUrl, 'admin') });
    const { page } = visitor;
    await page.goto(wanted);
    await heading(page).waitFor();
    await revoke(page);
    await page.reload();
    await expectSignedOut(page, 'Acesso negado');
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('because it was ended on the server is refused with the next call of an open page', async () => {
    const visitor = await visit(browser(), { token: await openSession(productUrl, 'admin') });
    const { page } = visitor;
    await page.goto(wanted);
    await heading(page).waitFor();
    await revoke(page);
    await header(page, entities.provider, 'businessName').getByRole('button').click();
    await page.getByRole('alert').getByText('Acesso negado', { exact: true }).waitFor();
    await fillLogin(page, 'admin');
    await page.waitForURL((address) => address.searchParams.get('status') === 'active' && address.searchParams.has('_sort'));
    await heading(page).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { entities } from '#generated/entities.ts';
import { call, openSession } from './support/api.ts';
import {
  callsWhenIdle,
  expectNoComplaints,
  fillLogin,
  journey,
  productUrl,
  useBrowser,
  visit,
} from './support/browser.ts';
import { input, save } from './support/forms.ts';
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

/** Opens the list, with all that the page asks for by itself. */
async function openList(page: Page): Promise<void> {
  const idle = callsWhenIdle(page, '_start=25', '/api/quick-panel/data');
  await page.goto(wanted);
  await page.getByRole('table').getByRole('link').first().waitFor();
  await idle;
}

/** Ends the page's session on the server behind its back. */
async function revoke(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('jwt_token'));
  const answer = await fetch(`${productUrl}/session`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(204);
}

journey('a session that is over', () => {
  const browser = useBrowser();

  test('by its stored time signs out at the next visit', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    await openList(page);
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
    await openList(page);
    await page.clock.fastForward('08:00:01');
    await page.clock.resume();
    await expectSignedOut(page, 'O token expirou');
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('because it was ended on the server is refused at the next visit', async () => {
    const visitor = await visit(browser(), { token: await openSession(productUrl, 'admin') });
    const { page } = visitor;
    await openList(page);
    await revoke(page);
    await page.reload();
    await expectSignedOut(page, 'Acesso negado');
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('because it was ended on the server is refused with the next call of an open page', async () => {
    const visitor = await visit(browser(), { token: await openSession(productUrl, 'admin') });
    const { page } = visitor;
    await openList(page);
    await revoke(page);
    await header(page, entities.provider, 'businessName').getByRole('button').click();
    await page.getByRole('alert').getByText('Acesso negado', { exact: true }).waitFor();
    await fillLogin(page, 'admin');
    await page.waitForURL(
      (address) => address.searchParams.get('status') === 'active' && address.searchParams.has('_sort'),
    );
    await heading(page).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

journey('the server away, or speaking otherwise', () => {
  const browser = useBrowser();

  test.each([
    ['no network', 'abort'],
    ['an error of the server', 503],
    ['too many calls', 429],
  ] as const)('with %s at the next visit the session is kept, in every tab', async (_, fault) => {
    const visitor = await visit(browser(), { token: await openSession(productUrl, 'admin') });
    const { page, context } = visitor;
    const other = await context.newPage();
    await other.goto(wanted);
    await heading(other).waitFor();
    let isAway = true;
    await page.route('**/session?*', (route) =>
      isAway ? (fault === 'abort' ? route.abort() : route.fulfill({ status: fault, body: '' })) : route.continue(),
    );
    await page.goto(wanted);
    await page.getByRole('heading', { level: 1, name: 'Falha no login com token' }).waitFor();
    await page.getByText('Sua sessão continua guardada neste navegador').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).not.toBeNull();
    await heading(other).waitFor();
    isAway = false;
    await heading(page).waitFor();
    expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
    expectNoComplaints(visitor);
    await context.close();
  });

  test('an error in an answer of 200 stands at its field', async () => {
    const visitor = await visit(browser());
    const { page } = visitor;
    await page.route('**/session', (route) =>
      route.fulfill({ json: { user: null, token: null, error: [{ type: 'password', message: 'Senha vencida' }] } }),
    );
    await page.goto('/login');
    await fillLogin(page, 'admin');
    await page.getByText('Senha vencida').waitFor();
    expect(await page.getByLabel('Senha', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('admin@example.com');
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('a 401 to a guest is said', async () => {
    const visitor = await visit(browser());
    const { page } = visitor;
    await page.route('**/session', (route) => route.fulfill({ status: 401, body: '' }));
    await page.goto('/login');
    await fillLogin(page, 'admin');
    await page.getByText('Acesso negado', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await visitor.context.close();
  });
});

journey('what was typed when the session ended', () => {
  const browser = useBrowser();
  const typed = 'Nome digitado antes do fim';

  /** A provider's form with something typed, and its session ended behind its back. */
  async function typeAndEnd(page: Page): Promise<string> {
    const [provider] = await call<{ id: string }[]>(productUrl, '/api/providers?_start=0&_end=1&status=active');
    const idle = callsWhenIdle(page, '/api/quick-panel/data');
    await page.goto(`/apps/administration/providers/${provider?.id}`);
    await input(page, 'Nome fantasia').fill(typed);
    await idle;
    await revoke(page);
    await save(page);
    await page.getByRole('alert').getByText('Acesso negado', { exact: true }).waitFor();
    return new URL(page.url()).pathname;
  }

  test('is back with its person, still to be saved', async () => {
    const visitor = await visit(browser(), { token: await openSession(productUrl, 'admin') });
    const { page } = visitor;
    expect(await typeAndEnd(page)).toBe('/login');
    await fillLogin(page, 'admin');
    await page.getByText('O que você digitou antes de a sessão terminar está de volta.').waitFor();
    expect(await input(page, 'Nome fantasia').inputValue()).toBe(typed);
    await page.getByRole('button', { name: 'Descartar', exact: true }).click();
    await expect.poll(() => input(page, 'Nome fantasia').inputValue()).not.toBe(typed);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kept:')))).toEqual([]);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('is nothing for another person', async () => {
    const visitor = await visit(browser(), { token: await openSession(productUrl, 'admin') });
    const { page } = visitor;
    await typeAndEnd(page);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(typed);
    await fillLogin(page, 'director');
    await input(page, 'Nome fantasia').waitFor();
    expect(await input(page, 'Nome fantasia').inputValue()).not.toBe(typed);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(typed);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

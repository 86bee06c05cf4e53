// An installation of an organisation of its own: its name everywhere, and everybody who is signed in gets in and out.
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, demoPassword, openSession } from './support/api.ts';
import {
  callsWhenIdle,
  dataFolders,
  expectNoComplaints,
  fillLogin,
  journey,
  useBrowser,
  visit,
} from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';

const secret = 'a-secret-that-this-journey-knows-as-well';
const environment = {
  ORGANIZATION_ID: 'parques',
  ORGANIZATION_NAME: 'Parques do Sul',
  ALLOW_REGISTRATION: 'on',
  SESSION_SECRET: secret,
};
const disabledText = 'Esta conta foi desativada. Fale com um administrador.';

journey('an installation of another organisation', () => {
  const browser = useBrowser();
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(join(import.meta.dirname, '../..'), { environment, copyOf: dataFolders.empty });
  });
  afterAll(async () => product?.stop());

  test('bears its name from the sign-in on, and lets its people in', async () => {
    const visitor = await visit(browser(), { url: product.url });
    const { page } = visitor;
    await page.goto('/login');
    await page.getByRole('complementary', { name: 'Parques do Sul' }).waitFor();
    await expect.poll(() => page.title()).toBe('Entrar · Parques do Sul');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/session',
    );
    await fillLogin(page, 'admin');
    expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual(['email', 'password']);
    await page.waitForURL('**/pages/profile');
    await page.getByText('Organização: Parques do Sul').waitFor();
    await page.getByRole('navigation').getByText('Parques do Sul', { exact: true }).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test.each([
    ['no role', []],
    ['a role that nobody knows', ['stranger']],
  ])('shows a person with %s his profile, and lets him out', async (_, role) => {
    const email = `pessoa-${role.length}@example.com`;
    const registration = { name: 'Ana Souza', email, password: demoPassword, password_confirmation: demoPassword };
    const answer = await fetch(`${product.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration),
    });
    const { token } = (await answer.json()) as { token: string };
    const visitor = await visit(browser(), { url: product.url, token });
    const { page } = visitor;
    if (role.length > 0) {
      // The server knows no such role; another one, or an older schema, may.
      await page.route('**/session?*', async (route) => {
        const real = await route.fetch();
        const body = (await real.json()) as { user: object };
        await route.fulfill({ response: real, json: { ...body, user: { ...body.user, role } } });
      });
    }
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Meu perfil' }).waitFor();
    await page.getByText(email).first().waitFor();
    await page.goto('/apps/administration/providers');
    await page.getByRole('alert').getByText('Acesso negado').waitFor();
    expect(visited.length).toBeLessThan(10);
    await page.getByRole('navigation').getByRole('link', { name: 'Sair' }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toBeNull();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('tells a token that only the server knows to be too old as expired', async () => {
    const expired = await new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('ticket-back-office')
      .setSubject('00000000-0000-7000-8000-000000000000')
      .setJti('00000000-0000-4000-8000-000000000000')
      .setIssuedAt(1_600_000_000)
      .setExpirationTime(1_600_000_060)
      .sign(new TextEncoder().encode(secret));
    const visitor = await visit(browser(), { url: product.url, token: expired });
    const { page } = visitor;
    await page.goto('/pages/profile');
    await page.getByRole('alert').getByText('O token expirou', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await visitor.context.close();
  });

  test('tells whoever is disabled that he is: on the open page, at the next visit and at the sign-in', async () => {
    const [person] = await call<{ id: string; version: number }[]>(product.url, '/api/users?email=alumni@example.com');
    const visitor = await visit(browser(), { url: product.url, token: await openSession(product.url, 'alumni') });
    const later = await visit(browser(), { url: product.url, token: await openSession(product.url, 'alumni') });
    const { page } = visitor;
    const idle = callsWhenIdle(page, '/api/quick-panel/data', '/api/access-requests?');
    await page.goto('/pages/profile');
    await page.getByRole('heading', { level: 1, name: 'Meu perfil' }).waitFor();
    await idle;
    await call(product.url, `/api/users/${person?.id}/actions/disable`, {
      method: 'POST',
      body: { version: person?.version, reason: 'Saiu da empresa' },
    });
    await page.getByRole('button', { name: 'Compacta' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('main').getByRole('alert').getByText(disabledText).waitFor();
    await fillLogin(page, 'alumni');
    await page
      .getByText(/desativada/)
      .last()
      .waitFor();
    await expect.poll(() => page.getByLabel('E-mail', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await later.page.goto('/pages/profile');
    await later.page.waitForURL('**/login');
    await later.page.getByRole('main').getByRole('alert').getByText(disabledText).waitFor();
    await visitor.context.close();
    await later.context.close();
  });
});

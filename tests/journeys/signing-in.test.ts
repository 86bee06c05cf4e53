import { expect, test } from 'vitest';
import { demoPassword } from './support/api.ts';
import { expectNoComplaints, fillLogin, journey, useBrowser, visit } from './support/browser.ts';

const providers = '/apps/administration/providers';

journey('signing in', () => {
  const browser = useBrowser();

  test('is possible only when the form is valid, and says what is wrong', async () => {
    const visitor = await visit(browser());
    const { page } = visitor;
    await page.goto('/login');
    const submit = page.getByRole('button', { name: 'Entrar', exact: true });
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel('E-mail', { exact: true }).fill('admin@');
    await page.getByLabel('Senha', { exact: true }).fill('12345');
    await page.getByLabel('Senha', { exact: true }).blur();
    await page.getByText('Formato de e-mail inválido').waitFor();
    await page.getByText('A senha deve conter no mínimo 6 caracteres').waitFor();
    expect(await submit.isDisabled()).toBe(true);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('with a wrong password keeps what was typed and names the field', async () => {
    const visitor = await visit(browser());
    const { page } = visitor;
    await page.goto('/login');
    // Not one of those other tests sign in as: wrong attempts count.
    await fillLogin(page, 'teacher', 'wrong-password');
    const password = page.getByLabel('Senha', { exact: true });
    await page.getByText('E-mail ou senha incorretos').waitFor();
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('teacher@example.com');
    expect(await password.inputValue()).toBe('wrong-password');
    expect(new URL(page.url()).pathname).toBe('/login');
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('leads to the profile', async () => {
    const visitor = await visit(browser());
    const { page } = visitor;
    await page.goto('/login');
    await fillLogin(page, 'admin');
    await page.waitForURL('**/pages/profile');
    await page.getByRole('heading', { level: 1, name: 'Meu perfil' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toMatch(/^ey/);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('returns to the page that was wanted before', async () => {
    const visitor = await visit(browser());
    const { page } = visitor;
    await page.goto(`${providers}?status=active`);
    await page.waitForURL('**/login');
    await fillLogin(page, 'admin');
    await page.waitForURL(`**${providers}?status=active`);
    await page.getByRole('heading', { level: 1, name: 'Fornecedores' }).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('ends with a logout that says so and ends the other tabs', async () => {
    const visitor = await visit(browser(), { language: 'en' });
    const { page, context } = visitor;
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill('quality@example.com');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/pages/profile');
    const other = await context.newPage();
    await other.goto(providers);
    await other.getByRole('heading', { level: 1, name: 'Providers' }).waitFor();
    // The server's answer is held back until the text was read.
    const read = Promise.withResolvers<void>();
    await page.route('**/session', async (route) => {
      await read.promise;
      await route.continue();
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Logout' }).click();
    await page.getByText('Logging out..').waitFor();
    read.resolve();
    await page.waitForURL('**/login');
    await other.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toBeNull();
    expectNoComplaints(visitor);
    await context.close();
  });
});

journey('a supervisor', () => {
  const browser = useBrowser();

  test('who asked for a page of the administration before signing in is taken to the same at the desk', async () => {
    const visitor = await visit(browser());
    const { page } = visitor;
    await page.goto(`${providers}?status=active`);
    await page.waitForURL('**/login');
    await fillLogin(page, 'supervisor');
    await page.waitForURL('**/apps/desk/providers?status=active');
    await page.getByRole('heading', { level: 1, name: 'Fornecedores' }).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('opens the administration entries at the desk', async () => {
    const visitor = await visit(browser(), { as: 'supervisor' });
    const { page } = visitor;
    await page.goto('/pages/profile');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.getByRole('navigation').getByRole('link', { name: 'Fornecedores' }).click();
    await page.waitForURL('**/apps/desk/providers');
    await page.getByRole('heading', { level: 1, name: 'Fornecedores' }).waitFor();
    await page.locator('tbody a').first().click();
    await page.waitForURL(/\/apps\/desk\/providers\/[\w-]{36}$/);
    expect(visited.length).toBeLessThan(5);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('who opens a refused page by its address is told the same', async () => {
    const visitor = await visit(browser(), { as: 'supervisor' });
    const { page } = visitor;
    await page.goto(providers);
    await page.getByRole('alert').getByText('Acesso negado').waitFor();
    await page.waitForURL('**/pages/profile');
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

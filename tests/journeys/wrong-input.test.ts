import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { call, type Answer } from './support/api.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit, type Visit } from './support/browser.ts';
import { choose, fill, input, newCnpj, save, told } from './support/forms.ts';

const providers = '/apps/administration/providers';

journey('what was typed is kept', () => {
  const browser = useBrowser();
  let visitor: Visit;
  let record: Answer;
  const name = () => String(record['tradeName']);
  const create = (values: object): Promise<Answer> =>
    call(productUrl, '/api/providers', { method: 'POST', body: values });
  beforeAll(async () => {
    const businessId = newCnpj().stored;
    const tradeName = `Teatro ${businessId.slice(0, 8)}`;
    record = await create({
      businessName: `${tradeName} S.A.`,
      tradeName,
      businessId,
      activitySector: 'theater',
      timeZone: 'America/Sao_Paulo',
      status: 'active',
    });
    visitor = await visit(browser(), { as: 'admin' });
  });
  afterAll(async () => {
    await visitor.context.close();
    await call(productUrl, `/api/providers/${record.id}`, { method: 'DELETE' });
  });

  test('when fields are wrong, each of which says why', async () => {
    const { page } = visitor;
    await page.goto(`${providers}/new`);
    await fill(page, {
      'Nome fantasia': 'X',
      CNPJ: '11.222.333/0001-80',
      'URL de privacidade': 'http://sem-tls.example',
    });
    await save(page);
    await described(page, 'CNPJ', 'CNPJ inválido: confira os dígitos');
    await described(page, 'Razão social', /obrigatório|Preencha/);
    await described(page, 'Nome fantasia', /2/);
    await described(page, 'URL de privacidade', /https/);
    await page.getByText(/\d campos precisam de atenção\./).waitFor();
    expect(await input(page, 'CNPJ').inputValue()).toBe('11.222.333/0001-80');
    expect(await input(page, 'Nome fantasia').inputValue()).toBe('X');
    // The first of them has the focus.
    expect(await input(page, 'Razão social').evaluate((element) => element === document.activeElement)).toBe(true);
    await input(page, 'CNPJ').fill('11.222.333/0001-81');
    await expect.poll(() => input(page, 'CNPJ').getAttribute('aria-invalid')).not.toBe('true');
    expect(new URL(page.url()).pathname).toBe(`${providers}/new`);
    await discard(page);
    expectNoComplaints(visitor);
  });

  test('when the server knows the value already, which it says on the field', async () => {
    const { page } = visitor;
    await page.goto(`${providers}/new`);
    await fill(page, {
      'Razão social': 'Outra Casa Ltda.',
      'Nome fantasia': 'Outra Casa',
      CNPJ: String(record['businessId']),
    });
    await choose(page, 'Ramo de atividade', 'Show');
    await save(page);
    await described(page, 'CNPJ', 'Já existe um registro com este valor');
    expect(await input(page, 'Razão social').inputValue()).toBe('Outra Casa Ltda.');
    await discard(page);
    expectNoComplaints(visitor);
  });

  test('when the network is dead, which is said and can be tried again', async () => {
    const { page } = visitor;
    await page.goto(`${providers}/${record.id}`);
    await fill(page, { 'Nome fantasia': `${name()} sem rede` });
    await page.route('**/api/providers/**', (route) => route.abort('connectionrefused'));
    await save(page);
    await page.getByRole('alert').getByText('Não foi possível falar com o servidor').waitFor();
    expect(await input(page, 'Nome fantasia').inputValue()).toBe(`${name()} sem rede`);
    await page.unroute('**/api/providers/**');
    await save(page);
    await told(page, 'Alterações salvas.');
    record = await call(productUrl, `/api/providers/${record.id}`);
    expect(name()).toMatch(/ sem rede$/);
    expectNoComplaints(visitor);
  });

  test('when somebody else saved meanwhile, and both versions are shown to choose from', async () => {
    const { page } = visitor;
    const edit = async (mine: string, theirs: string) => {
      await page.goto(`${providers}/${record.id}`);
      await fill(page, { 'Nome fantasia': mine });
      await call(productUrl, `/api/providers/${record.id}`, { method: 'PATCH', body: { businessName: theirs } });
      await save(page);
      const dialog = page.getByRole('dialog', { name: 'Outra pessoa salvou este registro' });
      await dialog.getByRole('cell', { name: mine }).waitFor();
      await dialog.getByRole('cell', { name: theirs }).waitFor();
      return dialog;
    };
    const first = await edit('Teatro das Minhas Mudanças', 'Razão deles Ltda.');
    await first.getByRole('button', { name: 'Manter o meu' }).click();
    await told(page, 'Alterações salvas.');
    expect(await call(productUrl, `/api/providers/${record.id}`)).toMatchObject({
      tradeName: 'Teatro das Minhas Mudanças',
      businessName: 'Razão deles Ltda.',
    });
    const second = await edit('Teatro que não fica', 'Razão final Ltda.');
    await second.getByRole('button', { name: 'Usar o do sistema' }).click();
    await expect.poll(() => input(page, 'Nome fantasia').inputValue()).toBe('Teatro das Minhas Mudanças');
    expect(await input(page, 'Razão social').inputValue()).toBe('Razão final Ltda.');
    expectNoComplaints(visitor);
  });

  test('when leaving the page was a mistake', async () => {
    const { page } = visitor;
    await page.goto(`${providers}/${record.id}`);
    await fill(page, { 'Nome fantasia': 'Quase perdido' });
    await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Fornecedores' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
    await question.getByRole('button', { name: 'Ficar' }).click();
    expect(await input(page, 'Nome fantasia').inputValue()).toBe('Quase perdido');
    await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Fornecedores' }).click();
    await question.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL(`**${providers}`);
    expectNoComplaints(visitor);
  });
});

/** The input is marked as wrong and described by a text that says why. */
async function described(page: Page, label: string, text: string | RegExp): Promise<void> {
  await expect.poll(() => input(page, label).getAttribute('aria-invalid')).toBe('true');
  const descriptions = await input(page, label).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
  );
  expect(descriptions.join(' ')).toMatch(text);
}

/** So that the next page is not asked about. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Descartar' }).click();
}

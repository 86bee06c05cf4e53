import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from './support/api.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit, type Visit } from './support/browser.ts';
import { choose, fill, fromMenu, newCnpj, save, told } from './support/forms.ts';

const providers = '/apps/administration/providers';
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Each test goes on where the one before ended. */
journey('a provider', () => {
  const browser = useBrowser();
  const business = newCnpj();
  const name = `Parque da Jornada ${business.stored.slice(0, 6)}`;
  let visitor: Visit;
  let id = '';
  beforeAll(async () => {
    visitor = await visit(browser(), { as: 'admin' });
  });
  afterAll(async () => visitor.context.close());
  const tab = (label: string) => visitor.page.getByRole('tab', { name: label, exact: true }).click();
  const idIn = (pattern: string) =>
    new RegExp(`${pattern.replaceAll('{id}', `(${uuid})`)}(?:\\?|$)`).exec(visitor.page.url())?.[1];

  test('is created with its numbers typed as people write them', async () => {
    const { page } = visitor;
    await page.goto(providers);
    await page.getByRole('link', { name: 'Incluir fornecedor' }).click();
    await page.waitForURL(`**${providers}/new`);
    await fill(page, {
      'Razão social': `${name} Ltda.`,
      'Nome fantasia': name,
      CNPJ: business.written,
      'Nome na fatura (soft descriptor)': 'parque jorn',
    });
    await choose(page, 'Ramo de atividade', 'Parque temático');
    await tab('Endereço');
    await fill(page, { Logradouro: 'Avenida Paulista', Número: '1578', CEP: '01310-200', Cidade: 'São Paulo' });
    await choose(page, 'Estado', 'SP');
    await save(page);
    await told(page, 'Registro incluído.');
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    id = idIn(`${providers}/{id}`) ?? '';
    expect(await call(productUrl, `/api/providers/${id}`)).toMatchObject({
      tradeName: name,
      businessId: business.stored,
      softDescriptor: 'PARQUE JORN',
      activitySector: 'themePark',
      status: 'active',
      timeZone: 'America/Sao_Paulo',
      address: { street: 'Avenida Paulista', zipCode: '01310200', city: 'São Paulo', state: 'SP', country: 'BR' },
    });
    expectNoComplaints(visitor);
  });

  test('takes a contact on a page of its own', async () => {
    const { page } = visitor;
    await tab('Contatos');
    await page.getByRole('link', { name: 'Incluir contato' }).first().click();
    await page.waitForURL(`**${providers}/${id}/contact/new`);
    await choose(page, 'Departamento', 'Marketing');
    await fill(page, { Nome: 'Conceição Araújo', 'E-mail': 'Conceicao@Example.com', Telefone: '(11) 98765-4321' });
    await save(page);
    await told(page, 'Registro incluído.');
    await page.waitForURL(`**${providers}/${id}?tab=contacts`);
    await page
      .getByRole('link', { name: 'Conceição Araújo' })
      .or(page.getByRole('row', { name: /Conceição Araújo/ }).getByRole('link'))
      .first()
      .click();
    await page.waitForURL(new RegExp(`${providers}/${id}/contact/${uuid}$`));
    const contact = idIn(`/contact/{id}`) ?? '';
    expect(await call(productUrl, `/api/providers/${id}/contacts/${contact}`)).toMatchObject({
      department: 'marketing',
      email: 'conceicao@example.com',
      phone: '+5511987654321',
      providerId: id,
    });
    await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expectNoComplaints(visitor);
  });

  test('takes a bank account on a page of its own', async () => {
    const { page } = visitor;
    await tab('Contas bancárias');
    await page.getByRole('link', { name: 'Incluir conta bancária' }).first().click();
    await page.waitForURL(`**${providers}/${id}/bankaccount/new`);
    await choose(page, 'Tipo de conta', 'Conta corrente');
    await page.getByRole('combobox', { name: 'Código do banco' }).fill('itau');
    await fill(page, {
      Agência: '0123',
      'Número da conta': '45678',
      'Dígito da conta': '9',
      Titular: `${name} Ltda.`,
      'CPF/CNPJ do titular': business.written,
    });
    await choose(page, 'Tipo de chave Pix', 'Telefone');
    await fill(page, { 'Identificador / Chave Pix': '(11) 98765-4321' });
    await page.getByRole('switch', { name: 'Preferencial' }).check();
    await save(page);
    await told(page, 'Registro incluído.');
    await page.waitForURL(`**${providers}/${id}?tab=bankAccounts`);
    const row = page.getByRole('row').filter({ hasText: `${name} Ltda.` });
    await row.waitFor();
    expect(await row.innerText()).toContain('Conta corrente');
    const [account] = await call<Record<string, unknown>[]>(productUrl, `/api/providers/${id}/bank-accounts`);
    expect(account).toMatchObject({
      sortCode: '341',
      branchCode: '0123',
      pixKeyType: 'PHONE',
      pixKey: '+5511987654321',
      holderDocument: business.stored,
      preferred: true,
    });
    await row.getByRole('link').first().click();
    await page.waitForURL(`**${providers}/${id}/bankaccount/${String(account?.['id'])}`);
    expectNoComplaints(visitor);
  });

  test('tells in its history what was changed', async () => {
    const { page } = visitor;
    await page.goto(`${providers}/${id}`);
    await fill(page, { 'Nome fantasia': `${name} Azul` });
    await choose(page, 'Ramo de atividade', 'Teatro');
    await save(page);
    await told(page, 'Alterações salvas.');
    await page.getByRole('heading', { level: 1, name: `${name} Azul`, exact: true }).waitFor();
    await tab('Histórico');
    const entries = page.getByRole('list', { name: 'Histórico' }).getByRole('listitem');
    const change = entries.first();
    await change.getByText('Alterado').waitFor();
    expect((await change.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(`Nome fantasia ${name} → ${name} Azul.*Ramo de atividade Parque temático → Teatro`),
    );
    await entries.nth(1).getByText('Incluído').waitFor();
    expectNoComplaints(visitor);
  });

  test('is deactivated with a reason', async () => {
    const { page } = visitor;
    await fromMenu(page, 'Desativar');
    const dialog = page.getByRole('dialog', { name: 'Desativar' });
    await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Fechado para reforma.');
    await dialog.getByRole('button', { name: 'Desativar', exact: true }).click();
    await page.getByRole('button', { name: 'Ativar', exact: true }).waitFor();
    const entry = page
      .getByRole('list', { name: 'Histórico' })
      .getByRole('listitem')
      .filter({ hasText: 'Fechado para reforma.' });
    expect((await entry.innerText()).replaceAll(/\s+/g, ' ')).toContain('Situação Ativo → Inativo');
    expectNoComplaints(visitor);
  });

  test('is deleted after a question whose answer is No at first', async () => {
    const { page } = visitor;
    const dialog = page.getByRole('alertdialog', { name: 'Deseja realmente excluir?' });
    await fromMenu(page, 'Excluir');
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Não' }).evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await call(productUrl, `/api/providers/${id}`)).toMatchObject({ id });
    await fromMenu(page, 'Excluir');
    await dialog.getByRole('button', { name: 'Sim' }).click();
    await told(page, 'Registro excluído.');
    await page.waitForURL(`**${providers}`);
    await expect(call(productUrl, `/api/providers/${id}`)).rejects.toThrow('404');
    expectNoComplaints(visitor);
  });
});

journey('a category in use', () => {
  const browser = useBrowser();

  test('is not deleted, and what uses it is said', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    const [product] = await call<{ productCategoryId: string }[]>(productUrl, '/api/products?_start=0&_end=1');
    const category = product?.productCategoryId ?? '';
    await page.goto(`/apps/administration/product/categories/${category}`);
    await fromMenu(page, 'Excluir');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'em uso' });
    // One or many: other journeys make categories too.
    expect((await alert.innerText()).match(/Produtos?: \d/g)).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe(`/apps/administration/product/categories/${category}`);
    expect(await call(productUrl, `/api/product-categories/${category}`)).toMatchObject({ id: category });
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

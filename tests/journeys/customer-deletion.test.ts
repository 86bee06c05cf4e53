// A customer asks for his data to be deleted: one of the staff starts, another completes once nothing is open, and he
// may come back as someone new. Takes long since the proof looks through every table.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { call, type Answer } from './support/api.ts';
import { violations } from './support/axe.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit } from './support/browser.ts';
import { fill, fromMenu, input, save, told } from './support/forms.ts';

interface Order extends Answer {
  readonly code: string;
  readonly client: { readonly customerId: string };
}

/** A customer of the demo who bought once, and came. */
async function findCustomer(): Promise<{ readonly customer: Answer; readonly order: Order }> {
  const used = await call<Order[]>(
    productUrl,
    '/api/orders?status=used&refundState=none&_sort=purchaseDate&_order=DESC&_end=200',
  );
  for (const order of used) {
    const customer = await call(productUrl, `/api/customers/${order.client.customerId}`);
    const orders = await call<Order[]>(productUrl, `/api/orders?client=${customer.id}`);
    if (orders.length === 1 && customer['accessState'] === 'active' && customer['documentType'] === 'CPF')
      return { customer, order };
  }
  throw new Error('every customer of the demo bought more than once');
}

/** Presses the action, types what its dialog asks for, and waits until it is done. */
async function act(page: Page, action: string, values: Readonly<Record<string, string>>): Promise<void> {
  await fromMenu(page, action);
  const dialog = page.getByRole('dialog', { name: action });
  for (const [label, value] of Object.entries(values)) await dialog.getByRole('textbox', { name: label }).fill(value);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

journey('the deletion of a customer', () => {
  const browser = useBrowser();

  test('is started by one, completed by another when nothing is open, proved, and forgotten when he comes back', async () => {
    const { customer, order } = await findCustomer();
    const [email, document] = [String(customer['email']), String(customer['documentNumber'])];
    const path = `/apps/administration/customers/${customer.id}`;
    const complaint = await call(productUrl, `/api/orders/${order.id}/occurrences`, {
      method: 'POST',
      body: { type: 'complaint', description: `Reclamação de ${String(customer['name'])}, ${email}` },
    });

    const admin = await visit(browser(), { as: 'admin' });
    await admin.page.goto(path);
    await act(admin.page, 'Iniciar exclusão', { Motivo: 'Pedido recebido pelo canal de privacidade' });
    const progress = admin.page.getByRole('region', { name: 'Exclusão dos dados em andamento' });
    await progress.getByText(/faltam 15 dias/).waitFor();
    await progress.getByRole('link', { name: order.code }).waitFor();
    expect(await violations(admin.page)).toEqual([]);
    await admin.page.getByRole('button', { name: 'Mais ações' }).click();
    const refused = admin.page.getByRole('menuitem', { name: /Concluir exclusão/ });
    expect(await refused.getAttribute('aria-disabled')).toBe('true');
    expect(await refused.textContent()).toContain('outra pessoa deve fazê-lo');
    expectNoComplaints(admin);
    await admin.context.close();

    const director = await visit(browser(), { as: 'director', width: 390, dark: true });
    const { page } = director;
    await page.goto(path);
    await fromMenu(page, 'Concluir exclusão');
    const blocked = page.getByRole('dialog', { name: 'Concluir exclusão' });
    await blocked.getByRole('link', { name: order.code }).waitFor();
    expect(await blocked.getByRole('button', { name: 'Concluir exclusão' }).isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await call(productUrl, `/api/occurrences/${complaint.id}/actions/closeComplaint`, {
      method: 'POST',
      body: { reason: 'Respondida por telefone' },
    });

    await page.reload();
    await page.getByText('Nada impede a exclusão.').waitFor();
    await act(page, 'Concluir exclusão', { Motivo: 'Nenhuma pendência encontrada', [email]: email });
    await told(page, 'Cliente excluído');
    await page.getByRole('heading', { name: 'Dados pessoais restantes: 0' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Cliente anonimizado' }).waitFor();
    expect(await input(page, 'Nome').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: order.code }).click();
    await page.getByText('Cliente anonimizado').first().waitFor();
    await page.getByText(/Reclamação de █+, █+/).waitFor();
    expect(await page.content()).not.toContain(email);

    await page.goto('/apps/administration/customers/new');
    await fill(page, { Nome: 'Pessoa que Voltou', 'E-mail': email, 'Número do documento': document });
    await save(page);
    await page.getByRole('heading', { level: 1, name: 'Pessoa que Voltou' }).waitFor();
    expectNoComplaints(director);
    await director.context.close();
  });

  test('that is overdue stands out in the list and on the page', async () => {
    const visitor = await visit(browser(), { as: 'director' });
    const { page } = visitor;
    await page.goto('/apps/administration/customers');
    await page.getByRole('button', { name: 'Exclusão vencida', exact: true }).click();
    await page.waitForURL(/_sort=deletionDueAt/);
    const [first] = await call<Answer[]>(
      productUrl,
      '/api/customers?deletionState=requested&_sort=deletionDueAt&_end=1',
    );
    await page
      .getByRole('link', { name: String(first?.['name']), exact: true })
      .first()
      .click();
    await page.getByText(/vencido há \d+ dias?/).waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('does not keep him from getting his data', async () => {
    const { customer } = await findCustomer();
    const visitor = await visit(browser(), { as: 'director' });
    const { page } = visitor;
    await page.goto(`/apps/administration/customers/${customer.id}`);
    for (const [button, format] of [
      ['Declaração (PDF)', 'pdf'],
      ['Portabilidade (JSON)', 'json'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^customer-${customer.id}-.+\\.${format}$`));
    }
    const timeline = page.getByRole('list', { name: /Histórico LGPD/ });
    for (const event of ['Portabilidade', 'Acesso aos dados', 'Cadastro'])
      await timeline.getByText(event, { exact: true }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Novo pedido' }).click();
    await expect.poll(() => page.getByRole('combobox', { name: /^Cliente/ }).inputValue()).toBe(customer['name']);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

import { expect, test } from 'vitest';
import { cpf } from 'cpf-cnpj-validator';
import { call } from './support/api.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit } from './support/browser.ts';
import { fromMenu, told } from './support/forms.ts';

journey('access of a customer', () => {
  const browser = useBrowser();

  test('is taken and given back with reasons, each step kept in the LGPD history', async () => {
    const body = {
      name: 'Cliente da Jornada',
      documentType: 'CPF',
      documentNumber: cpf.generate(),
      country: 'BR',
      email: 'cliente.jornada@example.com',
    };
    const { id } = await call(productUrl, '/api/customers', { method: 'POST', body });
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    await page.goto(`/apps/administration/customers/${id}`);
    for (const [action, state, done] of [
      ['Desativar acesso', 'disabled', 'Acesso do cliente desativado'],
      ['Bloquear', 'blocked', 'Cliente bloqueado'],
      ['Reativar acesso', 'reactivated', 'Acesso do cliente reativado'],
    ] as const) {
      if (action === 'Reativar acesso') await page.getByRole('button', { name: action, exact: true }).click();
      else await fromMenu(page, action);
      const dialog = page.getByRole('dialog', { name: action });
      const confirm = dialog.getByRole('button', { name: action, exact: true });
      const reason = dialog.getByRole('textbox', { name: 'Motivo' });
      await reason.fill('curto');
      expect(await confirm.isDisabled()).toBe(true);
      await reason.fill(`Pedido recebido por carta: ${action}`);
      await confirm.click();
      await told(page, done);
      await dialog.waitFor({ state: 'hidden' });
      expect(await call(productUrl, `/api/customers/${id}`)).toMatchObject({
        accessState: state,
        reason: `Pedido recebido por carta: ${action}`,
      });
    }
    for (const event of ['Desativação', 'Bloqueio', 'Reativação'])
      await page
        .getByRole('list', { name: /Histórico LGPD/ })
        .getByText(event, { exact: true })
        .waitFor();
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

// Every screen is opened and held to WCAG 2.2 AA at the width of a desk, light and dark. Takes long since axe goes
// through each of some 60 pages as it is painted.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { expectNoComplaints, journey, useBrowser, visit, type Visit } from './support/browser.ts';
import { fromMenu } from './support/forms.ts';
import { keepToWcag } from './support/keep-to-wcag.ts';

keepToWcag(1280);

journey('what opens and what goes wrong', () => {
  const browser = useBrowser();
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit(browser(), { as: 'admin' });
  });
  afterAll(async () => visitor.context.close());

  test('keeps to WCAG 2.2 AA in a list', async () => {
    const { page } = visitor;
    await page.goto('/apps/administration/providers?q=nothing-is-called-so');
    await page.getByText('Nenhum registro corresponde').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Ramo de atividade' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Ramo de atividade' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('keeps to WCAG 2.2 AA in a form', async () => {
    const { page } = visitor;
    await page.goto('/apps/administration/providers/new');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Preencha este campo').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('keeps to WCAG 2.2 AA in a question and in the history', async () => {
    const { page } = visitor;
    await page.goto('/apps/administration/providers');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Histórico' }).click();
    await page.getByRole('tabpanel').waitFor();
    expect(await violations(page)).toEqual([]);
    await fromMenu(page, 'Excluir');
    await page.getByRole('alertdialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expectNoComplaints(visitor);
  });
});

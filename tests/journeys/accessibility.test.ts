import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit, type Visit } from './support/browser.ts';
import { goTo, listScreens, type Screen } from './support/screens.ts';

/** A list, a record with tabs, a nested record with switches, long forms, a record nobody edits. */
const samples = /^(orders|provider|providerBankAccount|new providerRide|new product|customer)$/;
const surroundings = [
  { width: 1280, scheme: 'light', screens: /./ },
  { width: 1280, scheme: 'dark', screens: samples },
  { width: 390, scheme: 'light', screens: samples },
  { width: 390, scheme: 'dark', screens: /./ },
] as const;

journey.each(surroundings)('$width pixels wide, $scheme', ({ width, scheme, screens: shown }) => {
  const dark = scheme === 'dark';
  const browser = useBrowser();
  let visitor: Visit;
  let screens: readonly Screen[] = [];
  beforeAll(async () => {
    visitor = await visit(browser(), { as: 'admin', width, dark });
    screens = (await listScreens(productUrl)).filter(({ name }) => shown.test(name));
  });
  afterAll(async () => visitor.context.close());

  test('the entrance keeps to WCAG 2.2 AA', async () => {
    const guest = await visit(browser(), { width, dark });
    await guest.page.goto('/login');
    await guest.page.getByLabel('E-mail', { exact: true }).waitFor();
    expect(await violations(guest.page)).toEqual([]);
    expectNoComplaints(guest);
    await guest.context.close();
  });

  test('lists and records keep to WCAG 2.2 AA', async () => {
    const { page } = visitor;
    await page.goto('/pages/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found: Record<string, string[]> = { profile: await violations(page) };
    for (const screen of screens) {
      await goTo(page, screen);
      found[screen.name] = await violations(page);
    }
    expect(Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length > 0))).toEqual({});
    expectNoComplaints(visitor);
  });
});

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
    await page.getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expectNoComplaints(visitor);
  });
});

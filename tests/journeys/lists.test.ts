import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testLimit } from '#tests/support/patience.ts';
import { namedBy } from '#engine/kinds/named-by.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { defaultPageSize } from '#engine/model/list-query.ts';
import { fold } from '#engine/model/text.ts';
import { call, listIds } from './support/api.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit, type Visit } from './support/browser.ts';
import { firstId, header, labelOf, lists, rowLinks, type ListRoute } from './support/lists.ts';
import { goTo } from './support/screens.ts';

const cases = lists.map((list) => [labelOf(labelKeys.entity(list.entity.name, 'many')), list] as const);

journey('on a phone', () => {
  const browser = useBrowser();

  test('quick filters have a line of their own, and are read whole', async () => {
    const phone = await visit(browser(), { as: 'admin', width: 390 });
    await phone.page.goto('/apps/administration/orders');
    const chips = phone.page.getByRole('group', { name: 'Filtros rápidos' }).getByRole('button');
    await chips.first().waitFor();
    const cut = await chips
      .locator('.chip-label')
      .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).length);
    expect(cut).toBe(0);
    await expect.poll(async () => (await chips.nth(1).boundingBox())?.x ?? Infinity).toBeLessThan(390 / 2);
    expectNoComplaints(phone);
    await phone.context.close();
  });
});

journey('each list', () => {
  const browser = useBrowser();
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit(browser(), { as: 'admin' });
    await visitor.page.goto('/pages/profile');
  });
  afterAll(async () => visitor.context.close());

  test('is one of eight that the navigation leads to', () => {
    expect(lists.map(({ path }) => path)).toHaveLength(8);
  });

  test.each(cases)('opens from the navigation and shows data: %s', async (name, list) => {
    const { page } = visitor;
    await page
      .getByRole('navigation')
      .getByRole('link', { name: labelOf(labelKeys.navigation(list.entry)), exact: true })
      .click();
    await page.waitForURL(`**${list.path}`);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await rowLinks(page, list).first().waitFor();
    expect(await page.title()).toContain(name);
    expectNoComplaints(visitor);
  });

  test.each(cases)(
    'keeps search, filter, sort and page in its address, and Back restores them: %s',
    async (_name, list) => {
      const { page } = visitor;
      await goTo(page, { path: list.path, isList: true });
      const sample = await sampleOf(list);
      const steps = [await search(page, list, sample), await filter(page, list, sample), await sort(page, list)].filter(
        (address) => address !== undefined,
      );
      for (const address of steps.reverse()) {
        await expectRows(page, list, address);
        await page.goBack();
      }
      await goTo(page, { path: list.path, isList: true });
      const second = await turnPage(page);
      if (second !== undefined) {
        await expectRows(page, list, second);
        await page.goBack();
        await expectRows(page, list, '');
      }
      expectNoComplaints(visitor);
    },
  );
});

/** The rows shown are those the API answers for the address. */
async function expectRows(page: Page, list: ListRoute, address: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).search).toBe(address);
  const parameters = new URLSearchParams(address);
  const sort =
    parameters.get('_sort')?.split(',') ??
    list.entity.sort.map(({ path, direction }) => (direction === 'desc' ? `-${path}` : path));
  const start = (Number(parameters.get('_page') ?? 1) - 1) * defaultPageSize;
  for (const name of ['_page', '_sort']) parameters.delete(name);
  parameters.set('_sort', sort.map((path) => path.replace(/^-/, '')).join(','));
  parameters.set('_order', sort.map((path) => (path.startsWith('-') ? 'DESC' : 'ASC')).join(','));
  parameters.set('_start', String(start));
  parameters.set('_end', String(start + 1));
  const { ids, total } = await listIds(productUrl, list.entity.collection, parameters);
  await expect.poll(() => firstId(page, list)).toBe(ids[0]);
  await page.getByText(new RegExp(`^${total.toLocaleString('pt-BR')} registros?$`)).waitFor();
}

const searchOf = (page: Page) => new URL(page.url()).search;

/** Searches a word of the first record, spelt with its accents and then without; both find the same. */
async function search(page: Page, list: ListRoute, { word }: Sample): Promise<string> {
  const box = page.getByRole('searchbox', { name: 'Buscar' });
  await rowLinks(page, list).first().waitFor();
  await box.fill(word.toUpperCase());
  await expect.poll(() => new URLSearchParams(searchOf(page)).get('q')).toBe(word.toUpperCase());
  await expectRows(page, list, searchOf(page));
  const found = await firstId(page, list);
  await box.fill(fold(word));
  await expect.poll(() => new URLSearchParams(searchOf(page)).get('q')).toBe(fold(word));
  await expectRows(page, list, searchOf(page));
  expect(await firstId(page, list)).toBe(found);
  return searchOf(page);
}

interface Sample {
  readonly row: Readonly<Record<string, unknown>>;
  readonly word: string;
}

/**
 * One of the first records with an accent in its title, else the first; and that word of it. A whole code would open
 * its record.
 */
async function sampleOf({ entity }: ListRoute): Promise<Sample> {
  const rows = await call<Readonly<Record<string, unknown>>[]>(
    productUrl,
    `/api/${entity.collection}?_start=0&_end=100`,
  );
  const path = entity.title.find((name) => entity.search.includes(name)) ?? '';
  const samples = rows.flatMap((row) =>
    String(row[path])
      .split(/[^\p{L}\d-]+/u)
      .filter((word) => word.length > 3)
      .map((word) => ({ row, word: namedBy(entity, [row], word, false) ? word.slice(0, -1) : word })),
  );
  const sample = samples.find(({ word }) => fold(word) !== word.toLowerCase()) ?? samples[0];
  if (sample === undefined) throw new Error(`${entity.collection} has no title to search`);
  return sample;
}

/** Filters by a choice of the record that was searched, so that rows remain. */
async function filter(page: Page, list: ListRoute, { row }: Sample): Promise<string | undefined> {
  const { entity } = list;
  const field = entity.fields.find(
    (candidate) => candidate.filter && candidate.kind === 'choice' && typeof row[candidate.name] === 'string',
  );
  if (field === undefined) return undefined;
  const option = String(row[field.name]);
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click();
  await page.getByRole('menuitem', { name: labelOf(labelKeys.field(entity.name, field.path)), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('checkbox', { name: labelOf(labelKeys.option(entity.name, field.path, option)), exact: true })
    .check();
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect.poll(() => new URLSearchParams(searchOf(page)).getAll(field.path)).toEqual([option]);
  // The address is there before the chip, which moves what stands below.
  await expectRows(page, list, searchOf(page));
  return searchOf(page);
}

async function sort(page: Page, { entity }: ListRoute): Promise<string> {
  const before = searchOf(page);
  const usual = entity.sort.map(({ path }) => path);
  const field = entity.fields.find(
    ({ list, sort: sorts, path }) =>
      list && sorts && !usual.includes(path) && (entity.columns === undefined || entity.columns.includes(path)),
  );
  if (field === undefined) throw new Error(`${entity.name} has no column to sort by`);
  await header(page, entity, field.path).getByRole('button').click();
  await page.waitForURL((address) => address.search !== before);
  expect(new URLSearchParams(searchOf(page)).get('_sort')).toBe(field.path);
  await expect.poll(() => header(page, entity, field.path).getAttribute('aria-sort')).toBe('ascending');
  return searchOf(page);
}

async function turnPage(page: Page): Promise<string | undefined> {
  const second = page.getByRole('button', { name: 'Ir para a página 2', exact: true });
  if (!(await second.isVisible())) return undefined;
  await second.click();
  await expect.poll(() => new URLSearchParams(searchOf(page)).get('_page')).toBe('2');
  return searchOf(page);
}

journey('each list on a small desk', () => {
  const browser = useBrowser();
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit(browser(), { as: 'admin' });
    await visitor.page.goto('/pages/profile');
  });
  afterAll(async () => visitor.context.close());

  test.each(cases)(
    'shows the columns that matter without scrolling sideways, a line a row: %s',
    async (_name, list) => {
      const { page } = visitor;
      await goTo(page, { path: list.path, isList: true });
      await rowLinks(page, list).first().waitFor();
      const table = page.getByRole('table');
      const wider = await table.locator('..').evaluate((place) => place.scrollWidth - place.clientWidth);
      expect(wider).toBeLessThanOrEqual(0);
      const heights = await table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
      expect(Math.max(...heights)).toBeLessThanOrEqual(41);
      if (heights.length < 14) return;
      const fourteenth = await table.locator('tbody tr').nth(13).boundingBox();
      expect((fourteenth?.y ?? 800) + (fourteenth?.height ?? 0)).toBeLessThanOrEqual(800);
    },
  );
});

journey('each list on a telephone', () => {
  const browser = useBrowser();
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit(browser(), { as: 'admin', width: 390 });
    await visitor.page.goto('/pages/profile');
  });
  afterAll(async () => visitor.context.close());

  test.each(cases)('opens from the drawer and fits the width: %s', async (name, list) => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Abrir a navegação' }).click();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: labelOf(labelKeys.navigation(list.entry)), exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await rowLinks(page, list).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await rowLinks(page, list).first().click();
    // The list stays until its record can be drawn; the drawer of the next case would close when that happens.
    await page.waitForURL(/\/[0-9a-f-]{36}/);
    await page
      .getByRole('tab', { name: 'Histórico' })
      .or(page.getByRole('button', { name: 'Histórico' }))
      .or(page.getByRole('button', { name: 'Salvar' }))
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expectNoComplaints(visitor);
  });
});

journey('going from list to list', () => {
  const browser = useBrowser();

  test('leaves no elements, listeners or components behind', { timeout: 4 * testLimit }, async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page, context } = visitor;
    const tools = await context.newCDPSession(page);
    await tools.send('Performance.enable');
    await tools.send('HeapProfiler.enable');
    await page.goto('/apps/administration/providers');
    const [first, second] = lists.filter(({ path }) => path.includes('/administration/'));
    const turn = async (times: number) => {
      for (let time = 0; time < times; time += 1)
        for (const list of [second, first]) {
          if (list === undefined) continue;
          const name = labelOf(labelKeys.navigation(list.entry));
          await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
          await page.waitForURL(`**${list.path}`);
          await rowLinks(page, list).first().waitFor();
        }
    };
    const counts = async () => {
      await page.mouse.move(0, 0);
      await page.waitForTimeout(500);
      for (let time = 0; time < 3; time += 1) await tools.send('HeapProfiler.collectGarbage');
      const { metrics } = await tools.send('Performance.getMetrics');
      return ['Nodes', 'JSEventListeners'].map((name) => metrics.find((one) => one.name === name)?.value ?? 0);
    };
    await turn(5);
    const [nodes = 0, listeners = 0] = await counts();
    await turn(15);
    const [later = 0, more = 0] = await counts();
    // One page of thirty that stayed would be a thousand.
    expect(later - nodes).toBeLessThan(100);
    expect(more - listeners).toBeLessThan(20);
    await context.close();
  });
});

// No screen is in two languages at once. Takes long since every screen is opened in each language.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import en from '#generated/messages/en.json' with { type: 'json' };
import fr from '#generated/messages/fr.json' with { type: 'json' };
import pt from '#generated/messages/pt.json' with { type: 'json' };
import { labelKeys } from '#engine/model/label-keys.ts';
import type { Language } from '#engine/model/text.ts';
import { call, tokenOf } from './support/api.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit, type Visit } from './support/browser.ts';
import { labelOf } from './support/lists.ts';
import { goTo, listScreens, type Screen } from './support/screens.ts';

const messages = { pt, en, fr };
const locales = { pt: 'pt-BR', en: 'en-GB', fr: 'fr-FR' } as const;
const rawKey =
  /\b(?:action|brand|common|confirm|entity|error|failure|field|group|help|message|navigation|option|records|role|rule|shell|validation)\.[a-z][\w.]*/i;
/** What validators and libraries say when nobody translates them; in English it is at home. */
const english = /\b(?:must (?:be|have|match|not)|is a required property|rows per page|no options)\b/i;
const foreign = { pt: english, en: /\b(?:campo|registros|champ|fiches)\b/i, fr: english } as const;
const saveButton = { pt: 'Salvar', en: 'Save', fr: 'Enregistrer' } as const;

/** Every text of the page and every name that assistive technology reads, those of hidden tabs too. */
async function textsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element)
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(node.getAttribute(name) ?? '');
      else texts.push(node.textContent ?? '');
    }
    return texts.filter((text) => text.trim() !== '').join('\n');
  });
}

/** Columns and quick filters that cannot be read to their end. */
async function cutNames(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator('.list-scroll th .label, .preset-chips .chip-label')
    .evaluateAll((names) =>
      names
        .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
        .map((name) => name.textContent),
    );
}

async function expectTranslated(page: Page, language: Language): Promise<void> {
  const texts = await textsOf(page);
  expect(texts).not.toMatch(rawKey);
  expect(texts).not.toMatch(foreign[language]);
}

journey('the language menu', () => {
  const browser = useBrowser();
  // What is chosen is saved with the person, whom other tests sign in as.
  afterAll(async () => {
    const answer = await fetch(`${productUrl}/api/auth/user/update`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(productUrl, 'quality')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user: { language: null } }),
    });
    if (!answer.ok) throw new Error(`The language was not given up: ${answer.status}`);
  });

  test('switches everything at once and is remembered', async () => {
    const visitor = await visit(browser(), { as: 'quality' });
    const { page } = visitor;
    await page.goto('/apps/administration/providers');
    const heading = page.getByRole('heading', { level: 1 });
    const key = labelKeys.entity('provider', 'many');
    for (const [from, to, language] of [
      ['Português', 'English', 'en'],
      ['English', 'Français', 'fr'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`: ${from}$`) }).click();
      await page.getByRole('menuitemradio', { name: to }).click();
      await page.getByRole('heading', { level: 1, name: labelOf(key, language), exact: true }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(locales[language]);
      await expect.poll(() => page.title()).toContain(labelOf(key, language));
      await page
        .getByRole('columnheader', { name: labelOf(labelKeys.field('provider', 'activitySector'), language) })
        .waitFor();
    }
    await page.reload();
    await heading.waitFor();
    expect(await heading.innerText()).toBe(labelOf(key, 'fr'));
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('is remembered with the person: another browser speaks it after signing in', async () => {
    const visitor = await visit(browser(), { as: 'quality' });
    const { page } = visitor;
    await page.goto('/apps/administration/providers');
    const title = (language: Language) => labelOf(labelKeys.entity('provider', 'many'), language);
    await page.getByRole('heading', { level: 1, name: title('fr'), exact: true }).waitFor();
    await page.getByRole('button', { name: /: Français$/ }).click();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/user/update'));
    await page.getByRole('menuitemradio', { name: 'Português' }).click();
    await page.getByRole('heading', { level: 1, name: title('pt'), exact: true }).waitFor();
    expect((await saved).status()).toBe(200);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

journey.each(['pt', 'en', 'fr'] as const)('in %s', (language) => {
  const browser = useBrowser();
  let visitor: Visit;
  let screens: readonly Screen[] = [];
  beforeAll(async () => {
    visitor = await visit(browser(), { as: 'admin', language });
    screens = await listScreens(productUrl);
  });
  afterAll(async () => visitor.context.close());

  test('no list or record shows a raw key or an English message', async () => {
    const { page } = visitor;
    expect(screens.length).toBeGreaterThan(25);
    await page.goto('/pages/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const screen of screens) {
      await goTo(page, screen);
      await expectTranslated(page, language);
      expect(await cutNames(page), screen.path).toEqual([]);
    }
    expectNoComplaints(visitor);
  });

  test('money and dates are written as its readers write them', async () => {
    const { page } = visitor;
    const [order] = await call<{ code: string; total: number; visitDate: string; purchaseDate: string }[]>(
      productUrl,
      '/api/orders?_sort=purchaseDate&_order=DESC&_start=0&_end=1',
    );
    if (order === undefined) throw new Error('there is no order to show');
    await page.goto('/apps/administration/orders');
    const row = page.getByRole('row').filter({ hasText: order.code });
    await row.waitFor();
    const shown = (await row.innerText()).replaceAll(/\s/g, ' ');
    const month = language === 'en' ? 'short' : '2-digit';
    const money = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'BRL' }).format(
      order.total / 100,
    );
    const day = new Intl.DateTimeFormat(locales[language], {
      day: '2-digit',
      month,
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(order.visitDate));
    expect(shown).toContain(money.replaceAll(/\s/g, ' '));
    expect(shown).toContain(day);
    expectNoComplaints(visitor);
  });

  test('what is wrong with a field is said in it', async () => {
    const { page } = visitor;
    await page.goto('/apps/administration/providers/new');
    await page
      .getByRole('textbox', { name: labelOf(labelKeys.field('provider', 'businessId'), language), exact: true })
      .fill('11.111.111/1111-11');
    await page.getByRole('button', { name: saveButton[language], exact: true }).click();
    await page.getByText(messages[language]['validation.format.cnpj']).first().waitFor();
    await page.getByText(messages[language]['validation.required']).first().waitFor();
    await expectTranslated(page, language);
    expectNoComplaints(visitor);
  });
});

// Every page, and what opens over one, kept to WCAG 2.2 AA: declared by a file a width, so that two run at a time.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsInBoth } from './axe.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit, type Visit } from './browser.ts';
import { goTo, listScreens, type Screen } from './screens.ts';

const guestPages = [
  '/login',
  '/forgot-password',
  '/reset-password',
  `/reset-password?token=${'a'.repeat(43)}`,
  '/pages/maintenance',
  '/pages/errors/error-404',
  '/pages/errors/error-500',
  '/resource-access-request/approve/1/2',
];

const button = (name: string | RegExp) => async (page: Page) =>
  page.locator('header').getByRole('button', { name }).click();
const fromUserMenu = (name: string) => async (page: Page) => {
  await page.locator('header button[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem', { name }).click();
};
const overlays: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['languages', button(/^Idioma/)],
  ['colours', button(/^Cores/)],
  ['favourites', button('Favoritos')],
  ['quick panel', button(/^Painel rápido/)],
  ['settings', fromUserMenu('Configurações')],
  ['colour schemes', fromUserMenu('Esquemas de cores')],
  ['command palette', async (page) => page.keyboard.press('Control+k')],
  ['shortcuts', async (page) => page.keyboard.press('?')],
];

/** Journeys through all pages of a screen so many pixels wide, each light and dark. */
export function keepToWcag(width: number): void {
  journey(`${width} pixels wide`, () => {
    const browser = useBrowser();
    let visitor: Visit;
    let screens: readonly Screen[] = [];
    beforeAll(async () => {
      visitor = await visit(browser(), { as: 'admin', width });
      screens = await listScreens(productUrl);
    });
    afterAll(async () => visitor.context.close());

    test('the pages for guests keep to WCAG 2.2 AA', async () => {
      const guest = await visit(browser(), { width });
      const { page } = guest;
      for (const path of guestPages) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
        expect({ path, found: await violationsInBoth(page) }).toEqual({ path, found: [] });
      }
      expectNoComplaints(guest);
      await guest.context.close();
    });

    test('what opens over a page keeps to WCAG 2.2 AA', async () => {
      const { page } = visitor;
      for (const [name, open] of overlays) {
        await page.goto('/pages/profile');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await open(page);
        await page.locator('.MuiPopover-root, .MuiDialog-root, .MuiDrawer-root').last().waitFor();
        await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
        expect({ name, found: await violationsInBoth(page) }).toEqual({ name, found: [] });
      }
    });

    test('lists and records keep to WCAG 2.2 AA', async () => {
      const { page } = visitor;
      await page.goto('/pages/profile');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const found: Record<string, string[]> = { profile: await violationsInBoth(page) };
      for (const screen of screens) {
        await goTo(page, screen);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        found[screen.name] = [
          ...(await violationsInBoth(page)),
          // 1.4.10, which axe does not look for.
          ...(sideways > 0 ? [`the page scrolls sideways by ${sideways}`] : []),
        ];
      }
      expect(Object.fromEntries(Object.entries(found).filter(([, lines]) => lines.length > 0))).toEqual({});
      expectNoComplaints(visitor);
    });
  });
}

// What somebody reads, or is about to press, is not pushed up or down by what comes after it: on the start page of each
// role, in each list, on each record. Takes long since each page is loaded whole, one after the other.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { roles } from '#generated/roles.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit } from './support/browser.ts';
import { listScreens, type Screen } from './support/screens.ts';

/** As browsers tell it; TypeScript's DOM does not know it. */
interface LayoutShift {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Keeps, from now on, what is pushed up or down on each page that is opened. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const movesOf = (entry: unknown) =>
      (entry as LayoutShift).sources.flatMap(({ node, previousRect, currentRect }) =>
        Math.round(previousRect.y) === Math.round(currentRect.y)
          ? []
          : [`${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}: ${node?.textContent?.slice(0, 40)}`],
      );
    new PerformanceObserver((list) => moved.push(...list.getEntries().flatMap(movesOf))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/**
 * Of the page at an address, until all of it is there. A page that took so long that it was shown in parts, which a
 * busy machine brings about, is opened again.
 */
async function movesAt(page: Page, path: string): Promise<unknown> {
  do {
    await page.goto(path);
    // The application's own, which takes the place of what the server drew: that moves nothing either.
    await page.waitForFunction(() => globalThis.earlyAnswers?.isDrawn === true);
    await page.locator('main h1').waitFor();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  } while ((await page.locator('main [data-shown="late"]').count()) > 0);
  return movesSeen(page);
}

/** What was painted last is told a little later. */
function movesSeen(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return Reflect.get(globalThis, 'moved') as unknown;
  });
}

journey('pages stand still while they come', () => {
  const browser = useBrowser();
  let screens: readonly Screen[] = [];
  beforeAll(async () => {
    screens = (await listScreens(productUrl)).filter(({ name }) => !name.startsWith('new '));
  });

  test.each(roles.roles.filter((role) => role !== 'guest'))('the start page of %s', async (role) => {
    const visitor = await visit(browser(), { as: role, width: 390 });
    await watchMoves(visitor.page);
    expect(await movesAt(visitor.page, '/pages/profile')).toEqual([]);
    expectNoComplaints(visitor);
    await visitor.context.close();
  });

  test('a list whose letters come after it', async () => {
    const visitor = await visit(browser(), { as: 'admin', width: 390 });
    const { page } = visitor;
    await watchMoves(page);
    let letCome = (): void => undefined;
    const shown = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await shown;
      await route.continue();
    });
    const { path = '' } = screens.find(({ name }) => name === 'accessRequests') ?? {};
    // Loaded is a page with its letters.
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByText(/^\d+ registros?$/).waitFor();
    letCome();
    await page.evaluate(() => document.fonts.ready);
    expect(await movesSeen(page)).toEqual([]);
    await visitor.context.close();
  });

  test.each([390, 1280])('lists and records, %i pixels wide', async (width) => {
    const visitor = await visit(browser(), { as: 'admin', width });
    await watchMoves(visitor.page);
    const moves: Record<string, unknown> = {};
    for (const { name, path } of screens) moves[name] = await movesAt(visitor.page, path);
    expect(moves).toEqual(Object.fromEntries(screens.map(({ name }) => [name, []])));
    expectNoComplaints(visitor);
    await visitor.context.close();
  });
});

// The first page that the server draws: it is what the application draws in its place, whoever looks at it and how, and
// nothing is lost that somebody does with it before the application is there.
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaultSettings } from '#engine/web/shell/settings/read-settings.ts';
import { tokenOf } from './support/api.ts';
import { expectNoComplaints, journey, productUrl, useBrowser, visit } from './support/browser.ts';

const application = /\/assets\/index-[^/]+\.js$/;

type Let = (how?: 'continue' | 'abort') => Promise<void>;

/** The application's file, which comes when a journey says so, or does not the first time. */
async function heldBack(page: Page): Promise<Let> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(application, async (route) => (isHeld ? void held.push(route) : route.continue()));
  return async (how = 'continue') => {
    isHeld = false;
    await Promise.all(held.map(async (route) => route[how]()));
  };
}

/** Opens a list with the application held back, again while the thread that draws is not there yet. */
async function openDrawn(page: Page, address: string): Promise<Let> {
  for (;;) {
    const letCome = await heldBack(page);
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/first-page'));
    await page.goto(address, { waitUntil: 'commit' });
    const { page: drawn } = (await (await answered).json()) as { readonly page?: object };
    if (drawn !== undefined) {
      await page.locator('main h1').waitFor();
      return letCome;
    }
    await page.unroute(application);
  }
}

const isTakenOver = () => (globalThis.earlyAnswers as { isDrawn?: boolean } | undefined)?.isDrawn === true;

/**
 * What is seen, and where, to a pixel; but for what is asked for later (how much is unread, what is reckoned), and what
 * only a browser can measure: which entries of a menu in one line have room, whether a table goes on beside.
 */
function seen(): readonly string[] {
  return [...document.querySelectorAll('#root *, html, body')]
    .filter(
      (element) =>
        element.closest(
          '[aria-haspopup=dialog], svg > *, .tile-figure, .tile-note, .navigation-line *, .wide-table-shade',
        ) === null,
    )
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent).join('');
      const box = [x, y, width, height].map(Math.round).join();
      return `${element.tagName}.${element.getAttribute('class')} ${text} [${box}] ${color} ${backgroundColor} ${element.getAttribute('href') ?? ''}`;
    });
}

const looks = [
  { as: 'admin', list: '/apps/administration/providers', width: 1280, language: 'pt', dark: false },
  { as: 'director', list: '/apps/administration/orders', width: 1280, language: 'en', dark: true },
  { as: 'quality', list: '/apps/administration/resources-access', width: 390, language: 'fr', dark: false },
  { as: 'admin', list: '/apps/administration/products', width: 1280, language: 'fr', dark: false },
  { as: 'sales', list: '/apps/desk/products', width: 390, language: 'pt', dark: true },
  { as: 'operator', list: '/apps/desk/orders', width: 820, language: 'en', dark: false },
  {
    as: 'admin',
    list: '/apps/administration/orders?q=ana&status=used&_sort=totalAmount&_size=50&_page=2',
    width: 1280,
    language: 'pt',
    dark: false,
  },
] as const;

const settings = [
  [
    'layout2 in other colours',
    { layout: { style: 'layout2', config: {} }, theme: { ...defaultSettings.theme, main: 'light3', navbar: 'dark4' } },
  ],
  ['mirrored, dense, dark', { direction: 'rtl', density: 'compact', colorScheme: 'dark', animations: false }],
  ['layout3, boxed', { layout: { style: 'layout3', config: { mode: 'boxed' } } }],
] as const;

async function keepSettings(token: string, own: object): Promise<void> {
  const answer = await fetch(`${productUrl}/api/auth/user/update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user: { metadata: { settings: { ...defaultSettings, ...own } } } }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

journey('the first page of a list, as the server draws it', () => {
  const browser = useBrowser();

  async function expectTheSame(options: Parameters<typeof visit>[1], list: string): Promise<void> {
    const visitor = await visit(browser(), options);
    const { page } = visitor;
    const letCome = await openDrawn(page, list);
    const drawn = await page.evaluate(seen);
    expect(drawn.length).toBeGreaterThan(100);
    await letCome();
    await page.waitForFunction(isTakenOver);
    const differing = async () => {
      const now = await page.evaluate(seen);
      const lacking = (from: readonly string[], of: readonly string[]) =>
        from.filter((one) => !of.includes(one)).slice(0, 9);
      return { gone: lacking(drawn, now), come: lacking(now, drawn) };
    };
    await expect.poll(differing).toEqual({ gone: [], come: [] });
    expectNoComplaints(visitor);
    await visitor.context.close();
  }

  test.each(looks)('is the application’s, for $as at $list, $width wide, $language', async ({ list, ...options }) => {
    await expectTheSame(options, list);
  });

  test.each(settings)('is the application’s in the settings of who looks: %s', async (_, own) => {
    const token = await tokenOf(productUrl, 'issuer');
    await keepSettings(token, own);
    try {
      await expectTheSame({ token }, '/apps/desk/providers');
    } finally {
      await keepSettings(token, {});
    }
  });

  test('says how what its rows lead to is called, which the application asks nobody again', async () => {
    const { page, context } = await visit(browser(), { as: 'admin' });
    const letCome = await openDrawn(page, '/apps/administration/products');
    const names = page.locator('main tbody a[href*="/providers/"]');
    const drawn = await names.allTextContents();
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn).not.toContain('');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await letCome();
    await page.waitForFunction(isTakenOver);
    await page.waitForLoadState('networkidle');
    expect(await names.allTextContents()).toEqual(drawn);
    expect(asked.filter((url) => /\/api\/(products\?.*_start=0|providers)/.test(url))).toEqual([]);
    await context.close();
  });

  test('loses nothing of what somebody does with it', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    const letCome = await openDrawn(page, '/apps/administration/providers');
    const search = page.locator('main input[type=search]');
    await search.fill('Arena');
    await page.locator('main thead th button').nth(1).click();
    await letCome();
    await page.waitForFunction(isTakenOver);
    await expect.poll(async () => page.locator('main tbody tr').count()).toBe(1);
    expect(await search.inputValue()).toBe('Arena');
    await expect.poll(() => new URL(page.url()).searchParams.get('_sort')).toBe('businessName');
    await visitor.context.close();
  });

  test('leads on: a link that is pressed before the application is there is followed without loading anew', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    const letCome = await openDrawn(page, '/apps/administration/providers');
    await page.evaluate(() => Object.assign(globalThis, { isTheSame: true }));
    await page.locator('main tbody tr a').first().click();
    await letCome();
    await page.waitForURL(/providers\/[0-9a-f-]{36}/);
    await page.locator('main form').waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isTheSame') as unknown)).toBe(true);
    await visitor.context.close();
  });

  test('leads on by itself where the application does not come', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    const letCome = await openDrawn(page, '/apps/administration/providers');
    await letCome('abort');
    await page.waitForFunction(() => globalThis.earlyAnswers?.page === undefined);
    await page.locator('main tbody tr a').first().click();
    await page.waitForURL(/providers\/[0-9a-f-]{36}/);
    await visitor.context.close();
  });

  test('is not waited for: without its answer the application comes all the same', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    await page.route('**/api/first-page', async (route) => route.abort());
    await page.goto('/apps/administration/providers');
    await page.locator('main tbody tr').first().waitFor();
    await visitor.context.close();
  });
});

// What a signed-in person's first list costs, in what is counted: requests, and how many of them wait for another one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CDPSession } from 'playwright-core';
import { expectNoComplaints, journey, useBrowser, visit, type Visit } from './support/browser.ts';

const address = '/apps/administration/providers';
/** Page, application, screens, model, texts, session, list with its views and what the server drew of it. */
const mostRequests = 7;
/** The page, what it asks for, and what that asks for. */
const mostSteps = 3;
/** Asked for while the page has nothing to do, which is once the rows are drawn or, where these are slow, before. */
const whileIdle = '/api/quick-panel/data';

interface Asked {
  readonly path: string;
  /** Path of what asked for it. */
  readonly by: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Every request from now on, of which none is for nothing. */
async function watchRequests({
  page,
  context,
}: Visit): Promise<{ readonly tools: CDPSession; readonly asked: Asked[] }> {
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  const asked: Asked[] = [];
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '').replace(/\?token=.*/, '');
  tools.on('Network.requestWillBeSent', ({ request, initiator, wallTime }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    if (!request.url.startsWith('data:'))
      asked.push({ path: pathOf(request.url), by: by && pathOf(by), at: wallTime * 1000 });
  });
  return { tools, asked };
}

function stepsTo({ by }: Asked, asked: readonly Asked[]): number {
  const before = asked.find(({ path }) => path === by);
  return before === undefined ? 1 : 1 + stepsTo(before, asked);
}

journey('the first list of a signed-in person', () => {
  const browser = useBrowser();
  let visitor: Visit;
  let asked: readonly Asked[];
  beforeAll(async () => {
    visitor = await visit(browser(), { as: 'admin' });
    const { page } = visitor;
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(globalThis, { shifts });
      new MutationObserver((_, observer) => {
        if (document.querySelector('main tbody tr') === null) return;
        Object.assign(globalThis, { drawn: Date.now() });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    const watched = await watchRequests(visitor);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('main tbody tr').first().waitFor();
    // What the page asks for once the rows are there keeps nobody waiting for them.
    const drawn = await page.evaluate(() => Number(Reflect.get(globalThis, 'drawn')));
    asked = watched.asked.filter(({ at, path }) => at < drawn && path !== whileIdle);
  });
  afterAll(async () => visitor.context.close());

  test('takes few requests', () => {
    expect(asked.length, asked.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(mostRequests);
  });

  test('takes few steps, one after the other', () => {
    const steps = asked.map((one) => [stepsTo(one, asked), one.path] as const);
    expect(steps.filter(([step]) => step > mostSteps)).toEqual([]);
    // What the page knows by itself waits for no file.
    expect(steps.filter(([, path]) => /^\/(session|api\/)/.test(path)).map(([step]) => step)).toEqual([2, 2]);
  });

  test('does not wait for letters, which the next visit has', async () => {
    expect(asked.filter(({ path }) => path.endsWith('.woff2'))).toEqual([]);
    const { page } = visitor;
    const letters = async () => page.evaluate(() => document.documentElement.dataset['letters']);
    expect(await letters()).toBeUndefined();
    await expect.poll(async () => page.evaluate(() => localStorage.getItem('letters'))).toMatch(/^\/assets\/latin/);
    const other = await visitor.context.newPage();
    await other.goto(address);
    await other.locator('main tbody tr').first().waitFor();
    expect(
      await other.evaluate(() => [
        document.documentElement.dataset['letters'],
        document.fonts.check('1em "Inter Variable"'),
      ]),
    ).toEqual(['', true]);
    await other.close();
  });

  test('asks each question once', () => {
    expect(asked.map(({ path }) => path).filter((path, place, all) => all.indexOf(path) !== place)).toEqual([]);
  });

  test('moves nothing that was drawn', async () => {
    await visitor.page.waitForLoadState('networkidle');
    expect(await visitor.page.evaluate(() => Reflect.get(globalThis, 'shifts') as unknown)).toEqual([]);
    expectNoComplaints(visitor);
  });
});

journey('a record that is opened from its list', () => {
  const browser = useBrowser();

  test('waits for no file of the application: they came while the list was read', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page, context } = visitor;
    await page.goto(address);
    await page.locator('main tbody tr').first().waitFor();
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    // What pages share, the form and its checks; however long each takes, and with whatever pauses between.
    const partsOf = async (name: string) =>
      (await fetched()).filter((path) => path.startsWith(`/assets/${name}-`)).length;
    for (const name of ['record', 'inputs', 'overlays', 'entrance', 'metadata'])
      await expect.poll(() => partsOf(name), { message: name }).toBeGreaterThan(0);
    await expect.poll(() => partsOf('provider')).toBe(1);
    await page.waitForLoadState('networkidle');
    const before = (await fetched()).length;
    await page.locator('main tbody tr a').first().click();
    await page.locator('form input').first().waitFor();
    expect((await fetched()).slice(before).filter((path) => path.startsWith('/assets/'))).toEqual([]);
    expectNoComplaints(visitor);
    await context.close();
  });
});

journey('a page whose link is pointed at', () => {
  const browser = useBrowser();

  test('is asked for before it is opened, once, as are records', async () => {
    const visitor = await visit(browser(), { as: 'admin' });
    const { page, context } = visitor;
    await page.goto(address);
    await page.locator('main tbody tr').first().waitFor();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const times = (path: string) => asked.filter((one) => one === path).length;
    await page.locator('nav').getByRole('link', { name: 'Canais de venda' }).hover();
    await expect.poll(() => times('/api/sales-channels')).toBe(1);
    await page.waitForLoadState('networkidle');
    await page.locator('nav').getByRole('link', { name: 'Canais de venda' }).click();
    await page.getByRole('heading', { level: 1, name: 'Canais de venda' }).waitFor();
    expect(times('/api/sales-channels')).toBe(1);

    const record = page.locator('main tbody tr a').first();
    const path = `/api/sales-channels/${(await record.getAttribute('href'))?.split('/').at(-1)}`;
    await record.hover();
    await expect.poll(() => times(path)).toBe(1);
    await page.waitForLoadState('networkidle');
    await record.click();
    await page.locator('form input').first().waitFor();
    expect(times(path)).toBe(1);
    expectNoComplaints(visitor);
    await context.close();
  });
});

journey('the files of the application', () => {
  const browser = useBrowser();

  test('are kept, and nothing else, for a start without waiting', async () => {
    const visitor = await visit(browser(), { as: 'admin', keepsFiles: true });
    const { page, context } = visitor;
    await page.goto(address);
    await page.locator('main tbody tr').first().waitFor();
    const kept = () =>
      page.evaluate(async () => {
        const caches = await globalThis.caches.keys();
        const requests = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(kept).toContainEqual(expect.stringMatching(/^\/assets\/index-.*\.js$/));
    expect((await kept()).filter((path) => !path.startsWith('/assets/'))).toEqual([]);
    // Without the browser's own cache.
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const fetched: string[] = [];
    tools.on(
      'Network.responseReceived',
      ({ response: { url, fromServiceWorker = false, serviceWorkerRouterInfo } }) => {
        if (
          url.includes('/assets/index-') &&
          !fromServiceWorker &&
          serviceWorkerRouterInfo?.actualSourceType !== 'cache'
        )
          fetched.push(url);
      },
    );
    await page.reload();
    await page.locator('main tbody tr').first().waitFor();
    expect(fetched).toEqual([]);
    expectNoComplaints(visitor);
    await context.close();
  });
});

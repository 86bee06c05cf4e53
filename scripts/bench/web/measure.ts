// The figures of one application in a browser of its own: loads, ways through lists and forms, memory. Times are taken
// in the page, from the event to the frame after what was asked for is drawn.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Application } from './applications.ts';
import { keptValues, metric, usedMemory } from './memory.ts';

export type Figures = Readonly<Record<string, number>>;

const loadLimit = 30_000;
const slowProcessor = 4;
/** What browsers' tools call slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Runs in the page before anything of the application. */
function watchPage({ token, limit }: { readonly token: string; readonly limit: number }): void {
  localStorage.setItem('jwt_token', token);
  localStorage.setItem('language', 'en');
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const firstRow = () =>
    document.querySelector('main tbody tr:first-child, #main-content tbody tr:first-child')?.textContent;
  const bench = {
    firstRow,
    rows: () => document.querySelectorAll('main tbody tr, #main-content tbody tr').length,
    /** Milliseconds of this page when the test is true and drawn. */
    async until(test: () => unknown) {
      const end = performance.now() + limit;
      while (!test()) {
        if (performance.now() > end) throw new Error(`Never so: ${String(test)} at ${location.href}`);
        await frame();
      }
      await frame();
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now();
    },
    async after(act: () => void, test: () => unknown) {
      const begin = performance.now();
      act();
      return (await bench.until(test)) - begin;
    },
  };
  Object.assign(globalThis, { bench });
}

interface Bench {
  readonly firstRow: () => string | undefined;
  readonly rows: () => number;
  readonly until: (test: () => unknown) => Promise<number>;
  readonly after: (act: () => void, test: () => unknown) => Promise<number>;
}

declare const bench: Bench;

interface Visit {
  readonly page: Page;
  readonly tools: CDPSession;
  readonly context: BrowserContext;
}

async function open(browser: Browser, token: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(loadLimit);
  await page.addInitScript(watchPage, { token, limit: loadLimit });
  const tools = await context.newCDPSession(page);
  await tools.send('Performance.enable');
  await tools.send('Network.enable');
  return { context, page, tools };
}

/** Until the list can be used: its rows are drawn. */
async function load({ page }: Pick<Visit, 'page'>, address: string, rows: number): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return usable(page, rows);
}

async function usable(page: Page, rows: number): Promise<number> {
  return page.evaluate((count) => bench.until(() => bench.rows() >= count), rows);
}

/** Servers are measured as people find them: somebody came before. */
export async function visitOnce(browser: Browser, application: Application): Promise<void> {
  const visit = await open(browser, application.token);
  await load(visit, application.list(25), 25);
  await visit.page.reload({ waitUntil: 'commit' });
  await usable(visit.page, 25);
  await visit.context.close();
}

async function measureLoads(browser: Browser, application: Application): Promise<Figures> {
  const visit = await open(browser, application.token);
  let bytes = 0;
  let requests = 0;
  // What an address holds by itself is asked of nobody.
  visit.tools.on('Network.requestWillBeSent', ({ request }) => (requests += request.url.startsWith('data:') ? 0 : 1));
  visit.tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const cold = await load(visit, application.list(25), 25);
  const figures = { bytes, requests, cold, coldCpu: 1000 * (await metric(visit.tools, 'TaskDuration')) };
  await visit.page.waitForTimeout(1500);
  await visit.page.reload({ waitUntil: 'commit' });
  const warm = await usable(visit.page, 25);
  await visit.page.waitForTimeout(1500);
  // A process that has read none of it; the browser of these measurements keeps nothing compiled for it, as others do.
  const page = await visit.context.newPage();
  await page.addInitScript(watchPage, { token: application.token, limit: loadLimit });
  const tab = await load({ page }, application.list(25), 25);
  await visit.context.close();
  return { ...figures, warm, tab };
}

/** Until somebody who presses what he sees at once is answered. */
async function measureAnswer(browser: Browser, application: Application): Promise<Figures> {
  const visit = await open(browser, application.token);
  await load(visit, application.list(25), 25);
  const answer = await answered(visit.page, application);
  await visit.context.close();
  return { answer };
}

async function answered(page: Page, { sort }: Application): Promise<number> {
  return page.evaluate((what) => {
    const before = bench.firstRow();
    document.querySelector<HTMLElement>(what)?.click();
    return bench.until(() => bench.firstRow() !== undefined && bench.firstRow() !== before);
  }, sort);
}

async function measureSlowLoad(browser: Browser, application: Application): Promise<Figures> {
  const visit = await open(browser, application.token);
  await visit.tools.send('Network.emulateNetworkConditions', slow4g);
  await visit.tools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  const slow = await load(visit, application.list(25), 25);
  const slowAnswer = await answered(visit.page, application);
  await visit.context.close();
  return { slow, slowAnswer };
}

/** Milliseconds that a hand is on what it presses before it does. */
const handRests = 100;

async function pointAt(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().hover();
  await page.waitForTimeout(handRests);
}

/** Presses what the selector finds, until the first row is another one. */
async function turn(page: Page, selector: string): Promise<number> {
  await pointAt(page, selector);
  return page.evaluate((what) => {
    const before = bench.firstRow();
    const act = () => document.querySelector<HTMLElement>(what)?.click();
    return bench.after(act, () => bench.firstRow() !== undefined && bench.firstRow() !== before);
  }, selector);
}

async function measureLists(browser: Browser, application: Application): Promise<Figures> {
  const visit = await open(browser, application.token);
  const { page, tools } = visit;
  const figures: Record<string, number> = {};
  for (const size of [25, 100]) {
    await load(visit, application.list(size), size);
    await page.waitForTimeout(1000);
    const times: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      times.push(await turn(page, application.next));
      await page.waitForTimeout(300);
    }
    figures[`page${size}`] = middle(times);
  }
  figures['memory100'] = await usedMemory(tools);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
  const sorts: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    sorts.push(await turn(page, application.sort));
    await page.waitForTimeout(800);
  }
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await visit.context.close();
  return { ...figures, sort: middle(sorts) };
}

async function measureRoutes(browser: Browser, application: Application): Promise<Figures> {
  const visit = await open(browser, application.token);
  const { page, tools } = visit;
  await load(visit, application.list(25), 25);
  await page.waitForTimeout(1500);
  const first = [await turn(page, application.places)];
  await page.waitForTimeout(300);
  const again: number[] = [];
  const back: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    again.push(await turn(page, index % 2 === 0 ? application.items : application.places));
    await page.waitForTimeout(300);
  }
  for (let index = 0; index < 3; index += 1) {
    back.push(
      await page.evaluate(() => {
        const before = bench.firstRow();
        return bench.after(
          () => history.back(),
          () => bench.firstRow() !== undefined && bench.firstRow() !== before,
        );
      }),
    );
    await page.waitForTimeout(300);
  }
  const kept: number[] = [];
  for (let index = 0; index <= 50; index += 1) {
    if (index === 10 || index === 50) kept.push(await keptValues(tools));
    await turn(page, index % 2 === 0 ? application.items : application.places).catch(() => 0);
    await page.waitForTimeout(30);
  }
  const [early = 0, late = 0] = kept;
  const memory50 = await usedMemory(tools);
  await visit.context.close();
  // There is one in a visit; of one alone a busy machine says little.
  for (let index = 0; index < 2; index += 1) first.push(await firstChange(browser, application));
  return {
    routeFirst: middle(first),
    routeAgain: middle(again),
    routeBack: middle(back),
    memory50,
    growth: (late - early) / 40,
  };
}

async function firstChange(browser: Browser, application: Application): Promise<number> {
  const visit = await open(browser, application.token);
  await load(visit, application.list(25), 25);
  await visit.page.waitForTimeout(1500);
  const time = await turn(visit.page, application.places);
  await visit.context.close();
  return time;
}

async function measureForm(browser: Browser, application: Application): Promise<Figures> {
  const visit = await open(browser, application.token);
  const { page, tools } = visit;
  await load(visit, application.list(25), 25);
  await page.waitForTimeout(1500);
  await pointAt(page, application.record);
  const formOpen = await page.evaluate((what) => {
    const act = () => document.querySelector<HTMLElement>(what)?.click();
    const input = () => document.querySelector<HTMLInputElement>('form input[type="text"]');
    return bench.after(act, () => (input()?.value ?? '') !== '');
  }, application.record);
  await page.waitForTimeout(1000);
  await page.locator('form input[type="text"]').first().click();
  await page.keyboard.type('aa', { delay: 50 });
  await page.waitForTimeout(500);
  const before = await metric(tools, 'TaskDuration');
  const keys = 30;
  await page.keyboard.type('a'.repeat(keys), { delay: 50 });
  await page.waitForTimeout(300);
  const formKey = (1000 * ((await metric(tools, 'TaskDuration')) - before)) / keys;
  await visit.context.close();
  return { formOpen, formKey };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const parts = [measureLoads, measureAnswer, measureSlowLoad, measureLists, measureRoutes, measureForm] as const;

/** Each part of all applications before the next part: what else the machine does falls on all alike. */
export async function measureRound(
  browser: Browser,
  applications: readonly Application[],
): Promise<Readonly<Record<string, Figures>>> {
  const figures: Record<string, Figures> = {};
  for (const measure of parts) {
    for (const application of applications) {
      const { name } = application;
      figures[name] = { ...figures[name], ...(await measure(browser, application)) };
    }
  }
  return figures;
}

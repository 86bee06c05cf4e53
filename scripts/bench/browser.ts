// Figures in a real browser: how long a list takes to show rows, and how long a key in a form takes to be painted.
import { chromium, type Page } from 'playwright-core';
import type { Row } from './row.ts';
import { median } from './server.ts';

const list = '/apps/administration/providers';
const launchOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[type="email"], input[name$="email"], #root_email').first().fill('admin@example.com');
  await page.locator('input[type="password"]').first().fill('tickets123');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
}

/** From a full load of the page to the first row of data. */
async function listLoad(page: Page, url: string): Promise<number> {
  const begin = performance.now();
  await page.goto(url + list);
  await page.locator('tbody tr a').first().waitFor();
  return performance.now() - begin;
}

/** From the key's event to the frame after React has committed, for 40 keys in the first text field of a new record. */
async function keystrokes(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}${list}/new`);
  const input = page.locator('main form input[type="text"]').first();
  await input.click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    document.addEventListener(
      'input',
      (event) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - event.timeStamp))),
      true,
    );
  });
  for (let index = 0; index < 40; index += 1) await page.keyboard.type('a', { delay: 30 });
  await page.waitForTimeout(200);
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
}

export async function measureBrowser({
  url,
  browser: executablePath,
}: {
  url: string;
  browser: string;
}): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: launchOptions });
  try {
    const page = await browser.newPage();
    await signIn(page, url);
    const cold = await listLoad(page, url);
    const warm: number[] = [];
    for (let index = 0; index < 5; index += 1) warm.push(await listLoad(page, url));
    const keys = await keystrokes(page, url);
    return [
      { what: 'browser: list, first load to first row', value: cold, unit: 'ms' },
      { what: 'browser: list, later loads to first row', value: median(warm), unit: 'ms', note: 'median of 5' },
      { what: 'browser: key in a form to paint', value: median(keys), unit: 'ms', note: `median of ${keys.length}` },
    ];
  } finally {
    await browser.close();
  }
}

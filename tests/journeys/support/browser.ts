// A real Chromium and what journeys do in it again and again. Pages fail the journey on script errors and refused
// content.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import type { Language } from '#engine/model/text.ts';
import { patience } from '#tests/support/patience.ts';
import { demoPassword, tokenOf } from './api.ts';

const browserPath = inject('browserPath');
const products = inject('productUrls');
/** The product of this worker: Vitest counts those that run at a time from 1. */
export const productUrl = products[(Number(process.env['VITEST_POOL_ID']) - 1) % products.length] ?? '';
/** Data folders for products that a journey starts itself. */
export const dataFolders = inject('dataFolders');

/** `describe` for journeys; skipped on a machine without a browser. */
export const journey = browserPath === '' ? describe.skip : describe;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Script errors and content-security violations seen so far. */
  readonly complaints: string[];
}

interface VisitOptions {
  /** Role of the demo user who is signed in already; absent = a guest. */
  readonly as?: string;
  /** In place of the session that the visits of a file share. */
  readonly token?: string;
  readonly url?: string;
  readonly width?: number;
  readonly hasTouch?: boolean;
  readonly language?: Language;
  readonly dark?: boolean;
  /** The service worker of the files may be; else what is loaded is loaded from the server. */
  readonly keepsFiles?: boolean;
}

export function useBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: browserPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
  });
  afterAll(async () => browser?.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await describePages(browser);
  });
  return () => {
    if (browser === undefined) throw new Error('the browser is not started yet');
    return browser;
  };
}

/** Prints where a journey stood when it failed: what cannot be seen again on the machine it failed on. */
async function describePages(browser: Browser | undefined): Promise<void> {
  for (const page of browser?.contexts().flatMap((context) => context.pages()) ?? []) {
    const seen = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
    console.log(`${page.url()}\n${seen.slice(0, 6000)}`);
  }
}

/** A visitor with storage of his own; addresses are relative to the product's. */
export async function visit(
  browser: Browser,
  {
    as,
    token,
    url = productUrl,
    width = 1280,
    hasTouch = false,
    language,
    dark = false,
    keepsFiles = false,
  }: VisitOptions = {},
): Promise<Visit> {
  const jwt = token ?? (as === undefined ? undefined : await tokenOf(url, as));
  const stored = {
    ...(jwt !== undefined && { jwt_token: jwt }),
    ...(language !== undefined && { language }),
  };
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: 800 },
    hasTouch,
    locale: 'pt-BR',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: keepsFiles ? 'allow' : 'block',
    timezoneId: 'America/Sao_Paulo',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  });
  context.setDefaultTimeout(patience);
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  return { page: await context.newPage(), context, complaints };
}

/** Types the credentials of a demo user into the login page that is open. */
export async function fillLogin(page: Page, user: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(`${user}@example.com`);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/**
 * Resolves when the page has had answers to what it asks for by itself once nothing else is to do, each named by a part
 * of its address: what comes then is the visitor's doing. To be called before the page is opened.
 */
export async function callsWhenIdle(page: Page, ...parts: readonly string[]): Promise<void> {
  await Promise.all(parts.map((part) => page.waitForResponse((answer) => answer.url().includes(part))));
}

export function expectNoComplaints({ complaints }: Visit): void {
  expect(complaints.slice(0, 5)).toEqual([]);
}

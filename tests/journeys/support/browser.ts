// A real Chromium and what journeys do in it again and again. Pages fail the journey on script errors and refused content.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';

export const productUrl = inject('productUrl');
const browserPath = inject('browserPath');

/** `describe` for journeys; skipped on a machine without a browser. */
export const journey = browserPath === '' ? describe.skip : describe;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Script errors and content-security violations seen so far. */
  readonly complaints: string[];
}

export function useBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: browserPath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    });
  });
  afterAll(async () => browser?.close());
  return () => {
    if (browser === undefined) throw new Error('the browser is not started yet');
    return browser;
  };
}

export async function visit(browser: Browser, options: { width?: number; locale?: string; dark?: boolean } = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: 800 },
    locale: options.locale ?? 'pt-BR',
    colorScheme: options.dark === true ? 'dark' : 'light',
    timezoneId: 'America/Sao_Paulo',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
  return { page, context, complaints };
}

export async function signIn(page: Page, url: string, user = 'admin'): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail', { exact: false }).fill(`${user}@example.com`);
  await page.getByLabel(/^Senha/).fill('demo1234');
  await page.getByRole('button', { name: /^Entrar/ }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
}

export function expectNoComplaints({ complaints }: Visit): void {
  expect(complaints).toEqual([]);
}

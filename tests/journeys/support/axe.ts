// What axe-core finds against WCAG 2.2 AA on the page as it is.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a colour scheme changes; everything else is the same in both. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** One line a violation: rule, element, what to do. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the content security policy would refuse that.
  await page.evaluate(`globalThis.axe === undefined && (() => { ${source} })()`);
  return run(page, { type: 'tag', values: tags });
}

/** The same of a page that follows the system's colours, with what dark ones make of it. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  const light = await violations(page);
  await paintAs(page, 'dark');
  const dark = await run(page, { type: 'rule', values: ofColours });
  await paintAs(page, 'light');
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

async function run(page: Page, runOnly: RunOnly): Promise<string[]> {
  const { violations: found } = await page.evaluate((only) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document, options: object) => Promise<AxeResults> };
    };
    return axe.run(document, { runOnly: only, resultTypes: ['violations'] });
  }, runOnly);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
    ),
  );
}

/** Resolves when the page stands there in these colours. */
async function paintAs(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await ground();
  await page.emulateMedia({ colorScheme });
  await expect.poll(ground).not.toBe(before);
}

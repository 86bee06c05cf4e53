// What axe-core finds against WCAG 2.2 AA on the page as it is.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One line a violation: rule, element, what to do. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the content security policy would refuse that.
  await page.evaluate(`globalThis.axe === undefined && (() => { ${source} })()`);
  const { violations: found } = await page.evaluate((values) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document, options: object) => Promise<AxeResults> };
    };
    return axe.run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
  }, tags);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
    ),
  );
}

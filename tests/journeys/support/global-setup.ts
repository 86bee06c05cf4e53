// One running product for all journeys that do not need one of their own; JOURNEY_URL names one that runs already, for
// whoever writes a journey.
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '#scripts/find-browser.ts';
import { buildWeb, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running product; empty when this machine has no browser. */
    productUrl: string;
    browserPath: string;
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const browserPath = await findBrowser({ install: false });
  project.provide('browserPath', browserPath ?? '');
  if (browserPath === undefined) {
    project.provide('productUrl', '');
    return undefined;
  }
  const running = process.env['JOURNEY_URL'];
  if (running !== undefined) {
    project.provide('productUrl', running);
    return undefined;
  }
  const root = join(import.meta.dirname, '../../..');
  buildWeb(root);
  const product = await startProduct(root);
  project.provide('productUrl', product.url);
  return async () => void (await product.stop());
}

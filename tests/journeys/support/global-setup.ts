// A running product for each worker, for all journeys that do not need one of their own: two files at a time never see
// each other's records. JOURNEY_URL names one that runs already, for whoever writes a journey.
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '#scripts/find-browser.ts';
import { makeDataFolders, removeDataFolders, type DataFolders } from './data-folders.ts';
import { buildWeb, startProduct, type Product } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the running products, one a worker; none when this machine has no browser. */
    productUrls: readonly string[];
    browserPath: string;
    dataFolders: DataFolders;
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const browserPath = await findBrowser({ install: false });
  project.provide('browserPath', browserPath ?? '');
  if (browserPath === undefined) {
    project.provide('productUrls', []);
    return undefined;
  }
  const root = join(import.meta.dirname, '../../..');
  buildWeb(root);
  const folders = await makeDataFolders(root);
  project.provide('dataFolders', folders);
  const running = process.env['JOURNEY_URL'];
  const products = running === undefined ? await startProducts(root, folders, project.config.maxWorkers) : [];
  project.provide('productUrls', running === undefined ? products.map(({ url }) => url) : [running]);
  return async () => {
    await stopAll(products);
    removeDataFolders(folders);
  };
}

/** None is left running when another does not start. */
async function startProducts(root: string, { demo }: DataFolders, count: number): Promise<readonly Product[]> {
  const starts = await Promise.allSettled(Array.from({ length: count }, () => startProduct(root, { copyOf: demo })));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed === undefined) return started;
  await stopAll(started);
  throw failed.reason;
}

async function stopAll(products: readonly Product[]): Promise<void> {
  await Promise.all(products.map((product) => product.stop()));
}

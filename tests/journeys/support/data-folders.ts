// Data folders for products to begin with: tables take 2 s of computing, the demo data 10 s, opening what is there 1 s.
// The product that fills the demo folder makes both as at any first start.
import { rmSync } from 'node:fs';
import { copyFolder, emptyDataFolder } from '#tests/support/data-folders.ts';
import { startProduct } from './product.ts';

export interface DataFolders {
  /** A database without tables. */
  readonly empty: string;
  /** What a product left that was started with demo data, and stopped. */
  readonly demo: string;
}

/** Made anew for each run: demo data are of today. */
export async function makeDataFolders(root: string): Promise<DataFolders> {
  const empty = await emptyDataFolder();
  const demo = copyFolder(empty);
  const product = await startProduct(root, { dataDir: demo });
  await product.stop();
  return { empty, demo };
}

export function removeDataFolders({ empty, demo }: DataFolders): void {
  for (const folder of [empty, demo]) rmSync(folder, { recursive: true, force: true });
}

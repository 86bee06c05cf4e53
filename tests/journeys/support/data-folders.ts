// Data folders for products to begin with: making a database takes 9 s of computing, its tables 2 s, the demo data 10 s,
// opening what is there 1 s. The product that fills the demo folder does all of it as at any first start.
import { rmSync } from 'node:fs';
import { silentLog } from '#engine/server/database/log.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { copyFolder, startProduct } from './product.ts';

export interface DataFolders {
  /** A database without tables. */
  readonly empty: string;
  /** What a product left that was started with demo data, and stopped. */
  readonly demo: string;
}

/** Made anew for each run: demo data are of today. */
export async function makeDataFolders(root: string): Promise<DataFolders> {
  const empty = copyFolder();
  await (await openDatabase({ dataDir: empty, log: silentLog })).close();
  const demo = copyFolder(empty);
  const product = await startProduct(root, { dataDir: demo });
  await product.stop();
  return { empty, demo };
}

export function removeDataFolders({ empty, demo }: DataFolders): void {
  for (const folder of [empty, demo]) rmSync(folder, { recursive: true, force: true });
}

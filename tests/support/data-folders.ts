// Data folders for whatever opens one on disk: making a new database takes a second of computing, copying one that
// was made before a tenth.
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { silentLog } from '#engine/server/database/log.ts';

const top = join(import.meta.dirname, '../..');
const cache = join(top, 'node_modules/.cache/data-folders');

/** What a database without tables is made by. */
const makers = [
  'node_modules/@electric-sql/pglite/package.json',
  'node_modules/@electric-sql/pglite-prepopulatedfs/package.json',
  ...['data-directory.ts', 'durable-file-system.ts', 'empty-cluster.ts', 'engine-thread.ts', 'open-embedded.ts'].map(
    (file) => `src/engine/server/database/embedded/${file}`,
  ),
];

/** A new folder; with what is in the given one. */
export function copyFolder(source?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  if (source !== undefined) cpSync(source, folder, { recursive: true });
  return folder;
}

/** A new data folder with a database without tables, of the caller, who removes it. */
export async function emptyDataFolder(): Promise<string> {
  const key = createHash('sha256');
  for (const file of makers) key.update(readFileSync(join(top, file)));
  const kept = join(cache, key.digest('hex').slice(0, 16));
  if (!existsSync(kept)) await makeKept(kept);
  return copyFolder(kept);
}

/** Several may make it at once; each under a name of its own, the first one stays. */
async function makeKept(path: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const own = `${path}.${randomUUID()}`;
  await (await openDatabase({ dataDir: own, log: silentLog })).close();
  if (!existsSync(path)) renameSync(own, path);
}

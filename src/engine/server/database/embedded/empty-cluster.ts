// The empty PostgreSQL that a data folder begins with: what initdb makes, packed by PGlite's own project. To run initdb
// inside WebAssembly instead takes seconds. A test compares the two, catalog by catalog.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { parseTar } from 'nanotar';

/** As PGlite takes it (`loadDataDir`): tar, gzip. */
export const packedCluster = dataDir;

/** Writes it into the folder `path`, which must not exist yet; nothing is flushed. Rejects as the file system does. */
export async function writeEmptyCluster(path: string): Promise<void> {
  const packed = await packedCluster();
  mkdirSync(path, { mode: 0o700 });
  for (const { name, type, data } of parseTar(gunzipSync(await packed.arrayBuffer()))) {
    // Each folder is named before what is in it.
    if (type === 'directory') mkdirSync(join(path, name), { mode: 0o700 });
    else writeFileSync(join(path, name), data ?? '', { mode: 0o600 });
  }
}

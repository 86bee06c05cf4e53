// Takes away the content of files that nobody needs any more, once what made it so is committed.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Job, JobParts } from '../jobs/job.ts';
import { contentNames, incomingFolder, openFileStore, type FileStore } from './file-store.ts';

const batch = 20;
/** Longer than any request. */
const abandonedMs = 3_600_000;

export const removeFiles: Job = {
  name: 'removeFiles',
  everySeconds: 600,
  async run(parts) {
    const store = openFileStore(parts.settings);
    while ((await removeSome(parts, store)) === batch);
    await clearIncoming(parts.settings.dataDir);
  },
};

/** Cut off after the content is gone, it finds the row again. Nobody claims a file whose time is over. */
async function removeSome({ database, clock }: JobParts, store: FileStore): Promise<number> {
  return database.transaction(async () => {
    const { rows } = await sql<{ id: string }>`
      select id from stored_file where remove_after <= ${clock().toISOString()} order by remove_after limit ${batch}
      for update skip locked`.execute(database.query);
    for (const { id } of rows) for (const name of contentNames(id)) await store.remove(name);
    await sql`delete from stored_file where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(database.query);
    return rows.length;
  });
}

/** What was on its way in when a process ended. */
async function clearIncoming(dataDir: string): Promise<void> {
  const folder = incomingFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    // The clock of the disk, not of the product.
    if (mtimeMs < Date.now() - abandonedMs) await rm(path, { force: true });
  }
}

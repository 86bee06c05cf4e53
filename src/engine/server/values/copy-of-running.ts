// The embedded database of a running server belongs to its process. Whoever only wants to look asks it for a backup and
// opens that in memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import type { Database } from '../database/database.ts';
import { requestBackup } from '../database/embedded/backup-request.ts';
import { openMemoryDatabase } from '../database/embedded/open-memory.ts';

const waitMs = 15 * 60_000;
const limitMs = 15 * 60_000;

/** The rows as they are when it is called; what is done to the copy is done to nothing else. */
export async function copyOfRunning(dataDir: string): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'plan-'));
  try {
    const path = join(folder, 'copy.gz');
    await requestBackup({ dataDir, path, limitMs: waitMs });
    const database = await openMemoryDatabase({ limitMs });
    try {
      await restoreBackup(database, path);
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Copies of a database in memory, to look at and to try things on. The embedded database of a running server belongs to
// its process, which is asked for a backup.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import type { Database } from '../database/database.ts';
import { requestBackup } from '../database/embedded/backup-request.ts';
import { openMemoryDatabase } from '../database/embedded/open-memory.ts';

const waitMs = 15 * 60_000;
const limitMs = 15 * 60_000;
/** The engine in memory has all of it, and what it works with besides. */
const mostBytes = 2 ** 30;

/** The rows as they are when it is called; what is done to the copy is done to nothing else. */
export async function copyOfRunning(dataDir: string): Promise<Database> {
  return openCopy(async (path) => requestBackup({ dataDir, path, limitMs: waitMs }));
}

/** Throws where `checkFits` does. */
export async function copyOf(database: Database): Promise<Database> {
  await checkFits(database);
  return openCopy(async (path) => writeBackup({ database, path, now: new Date() }));
}

/** Throws an Error for people where there is more than a copy in memory can have. */
export async function checkFits(database: Database, most = mostBytes): Promise<void> {
  const { rows } = await sql<{
    bytes: number;
  }>`select pg_database_size(current_database())::float8 as bytes`.execute(database.query);
  const bytes = rows[0]?.bytes ?? 0;
  if (bytes <= most) return;
  const size = (count: number) => `${Math.ceil(count / 2 ** 20).toLocaleString('en')} MB`;
  throw new Error(
    `The database has ${size(bytes)}, and a copy in memory takes at most ${size(most)}: name a smaller one (DATABASE_URL or DATA_DIR), such as npm run seed makes`,
  );
}

/** `write` writes a backup to the path that it is given. */
async function openCopy(write: (path: string) => Promise<unknown>): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  try {
    const path = join(folder, 'copy.gz');
    await write(path);
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

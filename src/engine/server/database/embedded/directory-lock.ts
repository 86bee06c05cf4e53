// One process a data folder: two would corrupt it in silence. The lock is the kernel's (through SQLite's file locking),
// so it is free at once when its holder dies, however it dies; a file with a process number is neither.
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError, explainFolder } from './explain-folder.ts';

export class DirectoryInUseError extends Error {}

/** SQLITE_BUSY: somebody else holds the lock; anything else is no word about another process. */
const busy = 5;

export interface DirectoryLock {
  release(): void;
}

export function lockDirectory(dataDir: string): DirectoryLock {
  const path = join(dataDir, 'lock');
  const file = openFile(path);
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    if ((cause as { errcode?: number }).errcode !== busy)
      throw new DataFolderError(explainFolder({ path, error: refusalOf(path) ?? cause }), { cause });
    throw new DirectoryInUseError(
      `${dataDir}: already open in another process. Stop that one first, or set DATABASE_URL to a PostgreSQL server to run several beside each other.`,
      { cause },
    );
  }
  return { release: () => file.close() };
}

/**
 * SQLite does not say why it cannot open a file. The system does, asked without opening it: to close it would free the
 * lock that this process holds.
 */
function openFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch (cause) {
    throw new DataFolderError(explainFolder({ path, error: refusalOf(path) ?? cause }), { cause });
  }
}

function refusalOf(path: string): unknown {
  try {
    accessSync(existsSync(path) ? path : dirname(path), constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return error;
  }
}

// One process a data folder: two would corrupt it in silence. The lock is the kernel's (through SQLite's file locking), so it is
// free at once when its holder dies, however it dies; a file with a process number is neither.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DirectoryInUseError extends Error {}

export interface DirectoryLock {
  release(): void;
}

export function lockDirectory(dataDir: string): DirectoryLock {
  const file = new DatabaseSync(join(dataDir, 'lock'));
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    file.close();
    throw new DirectoryInUseError(
      `${dataDir}: already open in another process. Stop that one first, or set DATABASE_URL to a PostgreSQL server to run several beside each other.`,
      { cause },
    );
  }
  return { release: () => file.close() };
}

// Which directory holds the embedded PostgreSQL. It carries the major version, and appears under its name only when
// complete and on disk.
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, type Dirent } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#engine/server/make-folder.ts';
import { DataFolderError, explainFolder } from './explain-folder.ts';

/** Of PGlite 0.5; a directory of another major cannot be opened, only dumped and restored. */
const engineMajor = 18;

export class UnknownDataDirectoryError extends Error {}

/** The path of the directory, which may not exist yet. Refuses a data folder that another major version wrote. */
export function readDataDirectory(dataDir: string): string {
  const found = namesIn(dataDir).filter((name) => /^pg\d+$/.test(name));
  const others = found.filter((name) => name !== `pg${engineMajor}`);
  const unusable =
    found.length === others.length ? others : others.filter((name) => Number(name.slice(2)) > engineMajor);
  if (unusable.length > 0) {
    throw new UnknownDataDirectoryError(
      `${join(dataDir, unusable[0] ?? '')}: written by PostgreSQL ${unusable[0]?.slice(2)}, this version of the application reads ${engineMajor}. ` +
        'Make a backup with the version that wrote it (npm run backup), move the directory away, and restore here (npm run restore -- <file>).',
    );
  }
  return join(dataDir, `pg${engineMajor}`);
}

function namesIn(dataDir: string): readonly string[] {
  try {
    makeFolder(dataDir);
    return readdirSync(dataDir);
  } catch (error) {
    throw new DataFolderError(explainFolder({ path: dataDir, error }), { cause: error });
  }
}

/**
 * Builds the directory aside, so that an interrupted first start leaves nothing half made under the real name. Resolves to
 * whether there was none: then all of it is on the disk.
 */
export async function buildDirectory(path: string, build: (path: string) => Promise<void>): Promise<boolean> {
  if (existsSync(path)) return false;
  const aside = `${path}.new`;
  rmSync(aside, { recursive: true, force: true });
  await build(aside);
  await flushTree(aside);
  renameSync(aside, path);
  flushDirectory(join(path, '..'));
  return true;
}

/** Files that are asked for at a time: the disk writes many in the time of one. */
const flushedAtOnce = 16;

async function flushTree(path: string): Promise<void> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const pathOf = (entry: Dirent): string => join(entry.parentPath, entry.name);
  const files = entries.filter((entry) => entry.isFile()).values();
  const flushing = async (): Promise<void> => {
    for (const entry of files) await flushFile(pathOf(entry));
  };
  await Promise.all(Array.from({ length: flushedAtOnce }, flushing));
  for (const entry of entries) if (entry.isDirectory()) flushDirectory(pathOf(entry));
  flushDirectory(path);
}

async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a directory durable. Windows cannot open a directory, and needs no such call. */
export function flushDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}

// Which directory holds the embedded PostgreSQL. It carries the major version, and appears under its name only when
// complete and on disk.
import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
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

/** Builds the directory aside, so that an interrupted first start leaves nothing half made under the real name. */
export async function buildDirectory(path: string, build: (path: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  const aside = `${path}.new`;
  rmSync(aside, { recursive: true, force: true });
  await build(aside);
  flushTree(aside);
  renameSync(aside, path);
  flushDirectory(join(path, '..'));
}

function flushTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) flushTree(child);
    else if (entry.isFile()) flushFile(child);
  }
  flushDirectory(path);
}

function flushFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fdatasyncSync(file);
  } finally {
    closeSync(file);
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

// The content of files beside a backup of the database: `all.gz` has them in `all.gz.files`. What is in a bucket is
// kept by its store.
import { copyFile, link, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { filesFolder, incomingFolder, openFileStore } from './file-store.ts';
import type { Settings } from '../settings.ts';

function folderBeside(backup: string): string {
  return `${backup}.files`;
}

/**
 * What is not there yet, which costs no space on the same disk: content that is stored never changes. Asked before the
 * rows are written and after it, nothing that they name is missed. Resolves to how many there are.
 */
export async function copyFilesBeside({ dataDir }: Pick<Settings, 'dataDir'>, backup: string): Promise<number> {
  const folder = filesFolder(dataDir);
  if (!existsSync(folder)) return 0;
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const stored = found.filter((entry) => entry.isFile() && entry.parentPath !== incomingFolder(dataDir));
  if (stored.length > 0) makeFolder(folderBeside(backup));
  for (const { name, parentPath } of stored) await linkOrCopy(join(parentPath, name), join(folderBeside(backup), name));
  return stored.length;
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // There already, or removed since it was listed.
    if (code === 'EEXIST' || code === 'ENOENT') return;
    // Another disk, or one that knows no links.
    await copyFile(from, to);
  }
}

/** Into the store of these settings, whichever it is. Resolves to how many there were. */
export async function restoreFilesBeside(settings: Settings, backup: string): Promise<number> {
  const folder = folderBeside(backup);
  if (!existsSync(folder)) return 0;
  const store = openFileStore(settings);
  const incoming = incomingFolder(settings.dataDir);
  makeFolder(incoming);
  const names = await readdir(folder);
  for (const name of names) {
    const path = join(incoming, name);
    await copyFile(join(folder, name), path);
    await store.put(name, path);
  }
  return names.length;
}

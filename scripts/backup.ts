// `npm run backup [file]`: the whole database into one file, from a server or from the data folder, also while the
// application runs on it; and beside it the content of files that stand in the data folder.
import { join, resolve } from 'node:path';
import { printRows, writeBackup } from '#engine/server/database/backup/write-backup.ts';
import { openNamed } from '#engine/server/database/open-database.ts';
import { requestBackup } from '#engine/server/database/embedded/backup-request.ts';
import { DirectoryInUseError } from '#engine/server/database/embedded/directory-lock.ts';
import { backupFolder } from '#engine/server/database/embedded/maintenance.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { copyFilesBeside } from '#engine/server/files/backup-files.ts';
import { modules } from '../src/server.ts';
import { readSettings } from '#engine/server/settings.ts';

const waitMs = 15 * 60_000;
const settings = readSettings(process.env, modules.settings);
const { dataDir } = settings;
const now = new Date();
const path = resolve(
  process.argv[2] ?? join(backupFolder(dataDir), `by-hand-${now.toISOString().slice(0, 19).replaceAll(':', '')}.gz`),
);

try {
  const keepsFiles = settings.fileBucket === undefined;
  if (keepsFiles) await copyFilesBeside(settings, path);
  console.log(printRows(await backUp()));
  const files = keepsFiles ? await copyFilesBeside(settings, path) : 0;
  console.log(`Written to ${path}${files === 0 ? '' : ` and, with ${files} stored files, ${path}.files`}`);
  if (!keepsFiles) console.log('Files stand in the bucket of FILES_S3_URL: back that up where it is.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function backUp(): Promise<Readonly<Record<string, number>>> {
  try {
    const database = await openNamed(settings, silentLog);
    try {
      return (await writeBackup({ database, path, now })).rows;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    return requestBackup({ dataDir, path, limitMs: waitMs });
  }
}

// `npm run restore -- <file>`: a backup into an empty database, and the schemas of today on top. From the data folder
// to a server, or back: set DATABASE_URL.
import { resolve } from 'node:path';
import { analyze } from '#engine/server/database/analyze.ts';
import { applySchema } from '#engine/server/database/apply-schema.ts';
import { restoreBackup } from '#engine/server/database/backup/restore-backup.ts';
import { printRows } from '#engine/server/database/backup/write-backup.ts';
import { openNamed } from '#engine/server/database/open-database.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { restoreFilesBeside } from '#engine/server/files/backup-files.ts';
import { modules } from '../src/server.ts';
import { readSettings } from '#engine/server/settings.ts';

const file = process.argv[2];

try {
  if (file === undefined) throw new Error('Which file? npm run restore -- <file>');
  await restore(resolve(file));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function restore(path: string): Promise<void> {
  const settings = readSettings(process.env, modules.settings);
  const database = await openNamed(settings, silentLog);
  try {
    console.log(printRows(await restoreBackup(database, path)));
    await applySchema(database);
    await analyze(database);
    const files = await restoreFilesBeside(settings, path);
    console.log(`Restored from ${path}${files === 0 ? '' : ` with ${files} stored files`}`);
  } finally {
    await database.close();
  }
}

// Started by data-folder.test.ts: opens a data folder, as another user where one is given, and says what came of it.
import { openDatabase } from '#engine/server/database/open-database.ts';
import { silentLog } from '#engine/server/database/log.ts';

const [dataDir = '', user = ''] = process.argv.slice(2);
if (user !== '') {
  process.setgid?.(Number(user));
  process.setuid?.(Number(user));
}
await openDatabase({ dataDir, log: silentLog }).then(
  async (database) => {
    await database.close();
    process.stdout.write('opened\n');
  },
  (error: Error) => process.stdout.write(`${error.message}\n`),
);

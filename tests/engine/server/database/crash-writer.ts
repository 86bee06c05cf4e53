// Started by crash.test.ts and killed at some moment: writes pairs of rows and says which are committed.
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { silentLog } from '#engine/server/database/log.ts';

const database = await openDatabase({ dataDir: process.argv[2] ?? '', log: silentLog });
await sql`create table if not exists entry (id int primary key, half text not null, payload text)`.execute(
  database.query,
);
const { rows } = await sql<{ last: number }>`select coalesce(max(abs(id)), 0) as last from entry`.execute(
  database.query,
);

for (let id = (rows[0]?.last ?? 0) + 1; ; id++) {
  await database.transaction(async () => {
    await sql`insert into entry values (${id}, 'first', repeat('x', ${(id * 37) % 3000}))`.execute(database.query);
    await sql`insert into entry values (${-id}, 'second', null)`.execute(database.query);
    await sql`update entry set payload = 'seen' where id = ${id - 5}`.execute(database.query);
  });
  writeSync(1, `${id}\n`);
}

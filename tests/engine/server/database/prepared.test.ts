import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { serverUrl } from '#tests/support/database.ts';

const text = 'select $1::int + 1 as next';

async function preparedBy(options: { readonly prepared?: boolean }): Promise<readonly unknown[]> {
  const database = await openDatabase({ databaseUrl: serverUrl, dataDir: '', log: silentLog, ...options });
  const kept = await database.transaction(async () => {
    for (const value of [1, 2]) {
      const { rows } = await database.prepared(CompiledQuery.raw(text, [value]));
      expect(rows).toEqual([{ next: value + 1 }]);
    }
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(database.query);
    return rows;
  });
  await database.close();
  return kept;
}

it.skipIf(serverUrl === undefined)(
  'a connection to a server keeps what is said to be prepared, and nothing where a setting says so',
  async () => {
    expect(await preparedBy({})).toEqual([{ statement: text }]);
    expect(await preparedBy({ prepared: false })).toEqual([]);
  },
);

import { randomBytes } from 'node:crypto';
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

it.skipIf(serverUrl === undefined)('of many texts those are kept that are asked again', async () => {
  const database = await openDatabase({ databaseUrl: serverUrl, dataDir: '', log: silentLog });
  await database.transaction(async () => {
    const kept = async () =>
      (await sql`select statement from pg_prepared_statements where statement like '%as again'`.execute(database.query))
        .rows;
    const ask = async (more: string) =>
      database.prepared(CompiledQuery.raw(`select $1::int as again${more}`, [1]), { many: true });
    await ask('');
    await ask('');
    expect(await kept()).toEqual([]);
    await ask('');
    expect(await kept()).toEqual([{ statement: 'select $1::int as again' }]);
  });
  await database.close();
});

it.skipIf(serverUrl === undefined)(
  'what another process does to a table is no fault of who asks, nor of what he began',
  async () => {
    const open = () => openDatabase({ databaseUrl: serverUrl, dataDir: '', log: silentLog });
    const [database, other] = [await open(), await open()];
    const name = `prepared_${randomBytes(6).toString('hex')}`;
    const ask = async () =>
      (await database.prepared(CompiledQuery.raw(`select t.* from ${name} t where n > $1`, [0]))).rows;
    const change = (type: string) =>
      sql`alter table ${sql.table(name)} alter n type ${sql.raw(type)}`.execute(other.query);
    await sql`create table ${sql.table(name)} (n integer)`.execute(other.query);
    await sql`insert into ${sql.table(name)} values (7)`.execute(other.query);
    expect(await ask()).toEqual([{ n: 7 }]);
    await change('double precision');
    expect(await ask()).toEqual([{ n: 7 }]);
    await change('integer');
    expect(await database.transaction(ask)).toEqual([{ n: 7 }]);
    expect(await database.transaction(ask)).toEqual([{ n: 7 }]);
    await sql`drop table ${sql.table(name)}`.execute(other.query);
    await database.close();
    await other.close();
  },
);

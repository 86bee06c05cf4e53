import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { CopiedRows } from '#engine/server/database/copied-rows.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { openTestDatabase, serverUrl } from '#tests/support/database.ts';

const raw = <Row>(text: string, values: unknown[] = []) => CompiledQuery.raw(text, values) as CompiledQuery<Row>;

it('of two statements asked at once each has its own answer, inside of a transaction as well', async () => {
  const database = await openTestDatabase({ template: 'empty' });
  const ask = async () => {
    const [first, second] = await database.both(
      raw<{ one: number }>('select $1::int as one', [1]),
      raw<{ two: number }>('select $1::int as two', [2]),
    );
    return [first.rows, second.rows];
  };
  const answers = [[{ one: 1 }], [{ two: 2 }]];
  expect(await ask()).toEqual(answers);
  expect(await Promise.all(Array.from({ length: 30 }, ask))).toEqual(Array.from({ length: 30 }, () => answers));
  expect(await database.transaction(ask)).toEqual(answers);
  await database.close();
});

it.each([
  ['the first', 'select 1 / 0 as n', 'select 1 as n'],
  ['the second', 'select 1 as n', 'select 1 / 0 as n'],
])('where %s fails, both do, and the connection goes on', async (_, first, second) => {
  const database = await openTestDatabase({ template: 'empty' });
  for (let time = 0; time < 12; time += 1)
    await expect(database.both(raw(first), raw(second))).rejects.toThrow('division by zero');
  expect((await database.ask(raw('select 3 as n'))).rows).toEqual([{ n: 3 }]);
  await database.close();
});

it.skipIf(serverUrl === undefined)(
  'a server is asked both on one connection, which copies rows as before',
  async () => {
    const database = await openDatabase({ databaseUrl: serverUrl, dataDir: '', log: silentLog });
    const place = raw<{ pid: number }>('select pg_backend_pid() as pid');
    const [first, second] = await database.both(place, place);
    expect(first.rows).toEqual(second.rows);
    await database.transaction(async () => {
      await sql`create temporary table copied (n int) on commit drop`.execute(database.query);
      await database.ask(raw('copy copied from stdin', [new CopiedRows(['1', '2'])]));
      expect((await database.ask(raw('select n from copied order by n'))).rows).toEqual([{ n: 1 }, { n: 2 }]);
    });
    await database.close();
  },
);

// In development the server's modules are loaded anew while the database stays: what they ask is asked all the same.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { LateValue } from '#engine/server/database/late-value.ts';
import { openTestDatabase } from '#tests/support/database.ts';

it('a value that is read when it is asked is known to a database that was opened by other modules', async () => {
  const database = await openTestDatabase();
  const { href } = new URL('../../../../src/engine/server/database/late-value.ts?again', import.meta.url);
  const again = (await import(href)) as { readonly LateValue: typeof LateValue };
  expect(again.LateValue).not.toBe(LateValue);
  for (const Late of [LateValue, again.LateValue]) {
    let value = 1;
    const statement = sql<{ value: number }>`select ${new Late(() => value)}::int as value`.compile(database.query);
    value = 2;
    expect((await database.ask(statement)).rows).toEqual([{ value: 2 }]);
  }
  await database.close();
});

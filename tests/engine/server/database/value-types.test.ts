import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#engine/server/database/database.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

describe('values', () => {
  it.each([
    ['9007199254740991::int8', 9_007_199_254_740_991],
    ['1.50::numeric', '1.50'],
    [`date '2026-02-28'`, '2026-02-28'],
    [`time '09:30'`, '09:30:00'],
    [`timestamptz '2026-02-28 10:00:00-03'`, '2026-02-28T13:00:00.000Z'],
    [`timestamptz '2026-02-28 10:00:00.123456Z'`, '2026-02-28T10:00:00.123456Z'],
    [`'{"a":[1]}'::jsonb`, { a: [1] }],
    [`array[1, 2]::int8[]`, [1, 2]],
    [`array['1.50']::numeric[]`, ['1.50']],
    [`array[date '2026-02-28']`, ['2026-02-28']],
    [`array['a,b', 'c"d']`, ['a,b', 'c"d']],
    [`array['00000000-0000-0000-0000-000000000001'::uuid]`, ['00000000-0000-0000-0000-000000000001']],
    ['null::int8', null],
    ['true', true],
    [`norm('Érica ÁGUA Ç')`, 'erica agua c'],
    [`(select string_agg(v, '' order by v collate "und-x-icu") from unnest(array['z', 'É', 'e', 'a']) as v)`, 'aeÉz'],
  ])('%s is read as %j', async (expression, value) => {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.query);
    expect(rows[0]?.value).toEqual(value);
  });

  it('beyond what a number can hold are an error, not a wrong number', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(database.query)).rejects.toThrow('does not fit');
    expect((await sql`select 1 as one`.execute(database.query)).rows).toEqual([{ one: 1 }]);
  });

  it('of many rows arrive whole and in order', async () => {
    const { rows } = await sql<{
      at: number;
      text: string;
    }>`select at, repeat('á', 50) as text from generate_series(1, 20000) as at`.execute(database.query);
    expect(rows.length).toBe(20_000);
    expect(rows.every(({ at, text }, index) => at === index + 1 && text.length === 50)).toBe(true);
  });
});

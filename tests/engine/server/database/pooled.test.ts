// Behind a pooler that gives each transaction another connection: what one caller says to a connection reaches nobody
// else.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interactiveLimitMs } from '#engine/server/database/backend.ts';
import type { Database } from '#engine/server/database/database.ts';
import { silentLog, type Log } from '#engine/server/database/log.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { openTestDatabase, poolerUrl } from '#tests/support/database.ts';

const reason = 'needs a pooler: TEST_DATABASE_POOLER_URL';
const jobMs = 600_000;
/** More than the pooler has connections to give. */
const many = Array.from({ length: 12 }, (_, index) => index);

async function shown(database: Database, name: string): Promise<string> {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(database.query);
  return rows[0]?.value ?? '';
}

describe.skipIf(poolerUrl === undefined)(`a pooled database (${reason})`, () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('gives a transaction its limits, and nobody else', async () => {
    const usual = await shown(database, 'statement_timeout');
    const inside = await Promise.all(many.map(() => database.transaction(() => shown(database, 'statement_timeout'))));
    expect(new Set(inside)).toEqual(new Set([`${interactiveLimitMs / 1000}s`]));
    expect(new Set(await Promise.all(many.map(() => shown(database, 'statement_timeout'))))).toEqual(new Set([usual]));
  });

  it('lets a job take longer, and leaves no such limit behind', async () => {
    const usual = await shown(database, 'statement_timeout');
    const inJob = await database.job(() => database.transaction(() => shown(database, 'statement_timeout')), {
      limitMs: jobMs,
    });
    expect(inJob).toBe(`${jobMs / 60_000}min`);
    const after = await Promise.all([
      ...many.map(() => shown(database, 'statement_timeout')),
      ...many.map(() => shown(database, 'lock_timeout')),
    ]);
    expect(new Set(after)).toEqual(new Set([usual, await shown(database, 'lock_timeout')]));
    expect(await database.transaction(() => shown(database, 'statement_timeout'))).toBe(
      `${interactiveLimitMs / 1000}s`,
    );
  });

  it('ends a statement of a transaction that takes too long, and not that of a job', async () => {
    const hasty = await openTestDatabase({ template: 'empty', limitMs: 300 });
    const sleep = () => hasty.transaction(() => sql`select pg_sleep(0.5)`.execute(hasty.query));
    await expect(sleep()).rejects.toMatchObject({ code: '57014' });
    await hasty.job(sleep);
    await hasty.close();
  });

  it('reads instants and days alike on every connection', async () => {
    const read = () =>
      sql<{
        zone: string;
        style: string;
      }>`select current_setting('timezone') as zone, current_setting('datestyle') as style`.execute(database.query);
    const all = await Promise.all(many.map(async () => (await read()).rows[0]));
    expect(new Set(all.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ zone: 'UTC', style: 'ISO, YMD' })]),
    );
  });

  it('asks the same statement on every connection, which none has prepared', async () => {
    const query = sql<{ one: number }>`select ${1}::int as one`.compile(database.query);
    const answers = await Promise.all(many.map(() => database.prepared(query)));
    expect(answers.every(({ rows }) => rows[0]?.one === 1)).toBe(true);
  });

  it('says at the start that the role sets no limit, and how to', async () => {
    const told: [object, string][] = [];
    const log: Log = { ...silentLog, warn: (facts, text) => void told.push([facts, text]) };
    await (await openDatabase({ databaseUrl: poolerUrl, dataDir: '', log, pooled: true, prepared: false })).close();
    expect(told).toEqual([
      [
        {
          missing: ['lock_timeout', 'statement_timeout'],
          remedy: expect.arrayContaining([`alter role <role> set statement_timeout = ${interactiveLimitMs};`]),
        },
        expect.stringContaining('pooler'),
      ],
    ]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#engine/server/database/database.ts';
import { openTestDatabase, poolerUrl } from '#tests/support/database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ template: 'empty' });
  await sql`create table entry (id int primary key)`.execute(database.query);
});

afterAll(() => database.close());

beforeEach(async () => {
  await sql`truncate entry`.execute(database.query);
});

async function insert(id: number): Promise<void> {
  await sql`insert into entry (id) values (${id})`.execute(database.query);
}

async function ids(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from entry order by id`.execute(database.query);
  return rows.map(({ id }) => id);
}

describe('a transaction', () => {
  it('commits all or nothing', async () => {
    const attempt = database.transaction(async () => {
      await insert(1);
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await ids()).toEqual([]);
    await database.transaction(() => insert(2));
    expect(await ids()).toEqual([2]);
  });

  it('of one statement says neither begin nor commit but to a pooler, is tried again, and joins one that runs', async () => {
    let calls = 0;
    const once = async () => {
      calls += 1;
      if (calls === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      await insert(calls);
      // What has written in this transaction is numbered.
      const { rows } = await sql<{
        begun: boolean;
      }>`select pg_current_xact_id_if_assigned() is not null as begun`.execute(database.query);
      return rows[0]?.begun;
    };
    expect(await database.transaction(once, { oneStatement: true })).toBe(poolerUrl !== undefined);
    expect(await ids()).toEqual([2]);
    const joined = database.transaction(async () => {
      expect(await database.transaction(once, { oneStatement: true })).toBe(true);
      throw new Error('changed my mind');
    });
    await expect(joined).rejects.toThrow('changed my mind');
    expect(await ids()).toEqual([2]);
  });

  it('is tried again when another was in its way, and given up after some times', async () => {
    const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });
    let calls = 0;
    await database.transaction(async () => {
      calls += 1;
      await insert(calls);
      if (calls < 3) throw deadlock();
    });
    expect(await ids()).toEqual([3]);
    calls = 0;
    await expect(
      database.transaction(async () => {
        calls += 1;
        throw deadlock();
      }),
    ).rejects.toThrow('deadlock detected');
    expect(calls).toBe(4);
  });

  it('joins the one that is running', async () => {
    const attempt = database.transaction(async () => {
      await database.transaction(() => insert(1));
      throw new Error('later');
    });
    await expect(attempt).rejects.toThrow('later');
    expect(await ids()).toEqual([]);
  });

  it('answers what is asked inside it in parallel, on its own connection', async () => {
    await database.transaction(async () => {
      await Promise.all([1, 2, 3].map(insert));
      expect(await ids()).toEqual([1, 2, 3]);
    });
  });

  it('does not wait for itself when the database is asked inside it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        database.transaction(async () => {
          await insert(at);
          return database.transaction(async () => (await ids()).includes(at));
        }),
      ),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  it('reports the first error, and says so when an error inside it was swallowed', async () => {
    await insert(1);
    await expect(database.transaction(() => insert(1))).rejects.toMatchObject({
      code: '23505',
      constraint: 'entry_pkey',
    });
    const swallowing = database.transaction(async () => {
      await insert(1).catch(() => {});
    });
    await expect(swallowing).rejects.toThrow('rolled back');
    expect(await ids()).toEqual([1]);
  });

  it('leaves what runs on after it to the pool', async () => {
    let later: Promise<number[]> | undefined;
    await database.transaction(async () => {
      later = new Promise((resolve) => setTimeout(() => resolve(ids()), 20));
    });
    expect(await later).toEqual([]);
  });
});

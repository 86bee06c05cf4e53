// Background jobs: each runs in one process at a time, not before it is due, and again after it failed.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { modules } from '../../../../src/server.ts';
import type { Database } from '#engine/server/database/database.ts';
import { silentLog } from '#engine/server/database/log.ts';
import type { Job, JobParts } from '#engine/server/jobs/job.ts';
import { runDueJobs } from '#engine/server/jobs/run-jobs.ts';
import { testSettings } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
let now: Date;
let runs: string[];
const warnings: object[] = [];
const parts = (): JobParts => ({
  database,
  settings: testSettings,
  behaviours: modules.behaviours,
  clock: () => now,
  mailer: { send: async () => {} },
  log: { ...silentLog, error: (details) => void warnings.push(details) },
});
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await sql`delete from job`.execute(database.query);
  now = new Date('2026-11-20T12:00:00Z');
  runs = [];
  warnings.length = 0;
});
afterAll(() => database.close());

const counting = (name: string, run: () => Promise<void> = async () => {}): Job => ({
  name,
  everySeconds: 60,
  run: async () => {
    runs.push(name);
    await run();
  },
});

describe('a background job', () => {
  it('runs in one of several processes that find it due at the same time', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const job = counting('slow', () => held);
    const all = [runDueJobs(parts(), [job]), runDueJobs(parts(), [job]), runDueJobs(parts(), [job])];
    await expect.poll(() => runs.length).toBe(1);
    release();
    await Promise.all(all);
    expect(runs).toEqual(['slow']);
  });

  it('is not taken while another process has it in hand, however long it is due', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = runDueJobs(parts(), [counting('slow', () => held)]);
    await expect.poll(() => runs.length).toBe(1);
    later(300);
    await runDueJobs(parts(), [counting('slow')]);
    expect(runs).toHaveLength(1);
    release();
    await first;
    await runDueJobs(parts(), [counting('slow')]);
    expect(runs).toHaveLength(2);
  });

  it('waits until it is due again', async () => {
    const job = counting('regular');
    await runDueJobs(parts(), [job]);
    later(59);
    await runDueJobs(parts(), [job]);
    expect(runs).toHaveLength(1);
    later(1);
    await runDueJobs(parts(), [job]);
    expect(runs).toHaveLength(2);
  });

  it('that fails is told of, keeps no other from running, and is tried again when due', async () => {
    let isBroken = true;
    const broken = counting('broken', async () => {
      if (isBroken) throw new Error('no');
    });
    await runDueJobs(parts(), [broken, counting('other')]);
    expect(runs).toEqual(['broken', 'other']);
    expect(warnings).toMatchObject([{ job: 'broken' }]);
    isBroken = false;
    later(60);
    await runDueJobs(parts(), [broken]);
    expect(runs).toEqual(['broken', 'other', 'broken']);
    expect(warnings).toHaveLength(1);
  });

  it('that took so long that another process has it does not take it away from that one', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = runDueJobs(parts(), [counting('late', () => held)]);
    await expect.poll(() => runs.length).toBe(1);
    later(601);
    let finish = () => {};
    const second = runDueJobs(parts(), [
      counting(
        'late',
        () =>
          new Promise<void>((resolve) => {
            finish = resolve;
          }),
      ),
    ]);
    await expect.poll(() => runs.length).toBe(2);
    release();
    await first;
    later(60);
    await runDueJobs(parts(), [counting('late')]);
    expect(runs).toHaveLength(2);
    finish();
    await second;
  });

  it('is lost to another by a process that died with it in hand', async () => {
    const job = counting('orphan');
    await sql`insert into job (name, next_at, held_until) values ('orphan', ${now.toISOString()}, ${new Date(now.getTime() + 600_000).toISOString()})`.execute(
      database.query,
    );
    later(599);
    await runDueJobs(parts(), [job]);
    expect(runs).toHaveLength(0);
    later(2);
    await runDueJobs(parts(), [job]);
    expect(runs).toHaveLength(1);
  });
});

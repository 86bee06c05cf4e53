// The clock goes three days ahead and is put right again: nothing that was noted meanwhile keeps anybody waiting for
// three days.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '../../../../src/server.ts';
import type { Database } from '#engine/server/database/database.ts';
import { backupFolder, buildMaintenance, type Maintenance } from '#engine/server/database/embedded/maintenance.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { buildExportLimits } from '#engine/server/export/export-limits.ts';
import { isDue, isDueSql } from '#engine/server/jobs/is-due.ts';
import type { Job, JobParts } from '#engine/server/jobs/job.ts';
import { runDueJobs } from '#engine/server/jobs/run-jobs.ts';
import { queueMail } from '#engine/server/mail/outbox.ts';
import { buildRateWindows } from '#engine/server/http/rate-windows.ts';
import { buildLockOut } from '#engine/server/session/lock-out.ts';
import { testSettings } from '#tests/support/app.ts';
import { embeddedOnly, openTestDatabase, serverUrl } from '#tests/support/database.ts';

if (serverUrl !== undefined) console.log(`clock-jumps.test.ts: maintenance ${embeddedOnly}`);

const minute = 60_000;
const day = 24 * 60 * minute;

let database: Database;
let now: Date;
let sent: number;
let isMailServerUp: boolean;

function pass(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

function parts(): JobParts {
  const send = async (): Promise<void> => {
    if (!isMailServerUp) throw new Error('421 try again later');
    sent += 1;
  };
  return {
    database,
    settings: testSettings,
    behaviours: modules.behaviours,
    clock: () => now,
    mailer: { send },
    log: silentLog,
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await sql`truncate job, mail_outbox`.execute(database.query);
  now = new Date(2026, 10, 20, 14);
  sent = 0;
  isMailServerUp = true;
});
afterAll(() => database.close());

describe('a time to wait for', () => {
  const cases = [
    { left: -day, due: true },
    { left: 0, due: true },
    { left: 1, due: false },
    { left: 5 * minute, due: false },
    // A machine whose clock is a little ahead of ours noted it.
    { left: 6 * minute, due: false },
    { left: 6 * minute + 1, due: true },
    { left: 3 * day, due: true },
  ];

  it.each(cases)('of five minutes that is $left ms away is due: $due', async ({ left, due }) => {
    const wait = { now, interval: 5 * minute };
    const at = new Date(now.getTime() + left);
    expect(isDue({ ...wait, due: at })).toBe(due);
    const { rows } = await sql<{
      due: boolean;
    }>`select ${isDueSql({ ...wait, due: sql`${at.toISOString()}::timestamptz` })} as due`.execute(database.query);
    expect(rows[0]?.due).toBe(due);
  });

  it('in the table is due when it is empty', async () => {
    const { rows } = await sql<{
      due: boolean;
    }>`select ${isDueSql({ now, due: sql`null::timestamptz`, interval: minute })} as due`.execute(database.query);
    expect(rows[0]?.due).toBe(true);
  });
});

describe('after three days ahead and back', () => {
  it('every background job runs again at once, and then keeps its pace', async () => {
    const runs: string[] = [];
    const watched: readonly Job[] = modules.jobs.map((job) => ({ ...job, run: async () => void runs.push(job.name) }));
    pass(3 * day);
    await runDueJobs(parts(), watched);
    pass(-3 * day);
    runs.length = 0;
    await runDueJobs(parts(), watched);
    expect(runs).toEqual(modules.jobs.map(({ name }) => name));
    await runDueJobs(parts(), watched);
    expect(runs).toHaveLength(modules.jobs.length);
  });

  it('a job whose process died then is taken by another', async () => {
    await sql`insert into job (name, next_at, held_by, held_until) values ('sendMails', '-infinity', gen_random_uuid(), ${new Date(now.getTime() + 3 * day).toISOString()})`.execute(
      database.query,
    );
    let runs = 0;
    await runDueJobs(parts(), [
      {
        name: 'sendMails',
        everySeconds: 5,
        run: async () => {
          runs += 1;
        },
      },
    ]);
    expect(runs).toBe(1);
  });

  it('letters are sent: one queued then, one that could not be sent then, one that was in hand then', async () => {
    const letter = { organizationId: 'icd', to: 'ana@example.com', subject: 'Olá', text: 'Olá', now };
    isMailServerUp = false;
    await queueMail(database, letter);
    pass(3 * day);
    await runDueJobs(parts(), modules.jobs);
    await queueMail(database, { ...letter, now });
    await sql`insert into mail_outbox (organization_id, recipient, subject, body, queued_at, next_at)
      values ('icd', 'eva@example.com', 'Olá', 'Olá', ${now.toISOString()}, ${new Date(now.getTime() + 10 * minute).toISOString()})`.execute(
      database.query,
    );
    pass(-3 * day);
    isMailServerUp = true;
    await runDueJobs(parts(), modules.jobs);
    expect(sent).toBe(3);
  });

  it('a letter that was refused just now still waits for its pause', async () => {
    isMailServerUp = false;
    await queueMail(database, { organizationId: 'icd', to: 'ana@example.com', subject: 'Olá', text: 'Olá', now });
    await runDueJobs(parts(), modules.jobs);
    isMailServerUp = true;
    pass(minute - 1);
    await runDueJobs(parts(), modules.jobs);
    expect(sent).toBe(0);
    // The job itself looks every five seconds.
    pass(5_000);
    await runDueJobs(parts(), modules.jobs);
    expect(sent).toBe(1);
  });

  it('an address that was locked out then may sign in, and locks as ever', async () => {
    const lockOut = buildLockOut(database);
    const attempt = async () =>
      (await lockOut.count({ account: 'icd nobody@example.com', from: '192.0.2.1' }, now)).locked !== undefined;
    // One after the other: at once, several connections would not count them in this order.
    const six = async () => {
      for (let time = 0; time < 5; time += 1) await attempt();
      return attempt();
    };
    pass(3 * day);
    expect(await six()).toBe(true);
    pass(-3 * day);
    expect(await attempt()).toBe(false);
    expect(await six()).toBe(true);
  });

  it('who took many files then may take files', () => {
    const limits = buildExportLimits();
    const take = () => limits.enter('somebody', now)();
    pass(3 * day);
    for (let file = 0; file < 20; file += 1) take();
    expect(take).toThrow('TOO_MANY_REQUESTS');
    pass(-3 * day);
    expect(take).not.toThrow();
  });

  it('windows of calls never look at the clock of the day', () => {
    let elapsed = 0;
    const windows = new (buildRateWindows(() => elapsed))();
    const counts: (number | undefined)[] = [];
    const call = (key: string) => windows.incr(key, (_, told) => counts.push(told?.current), minute, 2);
    for (const key of ['a', 'a', 'b']) call(key);
    elapsed = minute - 1;
    call('a');
    elapsed = minute;
    for (const key of ['a', 'b']) call(key);
    expect(counts).toEqual([1, 2, 1, 3, 1, 1]);
  });
});

describe.skipIf(serverUrl !== undefined)('maintenance after three days ahead and back', () => {
  let dataDir: string;
  let maintenance: Maintenance;
  let errors: number;

  const backups = (): readonly string[] =>
    readdirSync(backupFolder(dataDir))
      .toSorted()
      .map((name) => name.slice('backup-2026-'.length, -'.gz'.length));
  const redo = async (): Promise<string | undefined> =>
    (await sql<{ at: string }>`select redo_lsn::text as at from pg_control_checkpoint()`.execute(database.query))
      .rows[0]?.at;

  beforeEach(async () => {
    await sql`update schema_state set applied_at = '2026-11-20T12:00:00Z'`.execute(database.query);
    dataDir = mkdtempSync(join(tmpdir(), 'clock-'));
    errors = 0;
    maintenance = buildMaintenance({
      database,
      dataDir,
      clock: () => now,
      log: {
        ...silentLog,
        error: () => {
          errors += 1;
        },
      },
    });
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('a backup is written each night, once, and those of the wrong days push out none', async () => {
    now = new Date(2026, 10, 24, 3);
    await maintenance.tick();
    expect(backups()).toEqual(['11-24']);
    for (const date of [21, 22, 23]) {
      for (const hour of [1, 3, 4, 12]) {
        now = new Date(2026, 10, date, hour);
        await maintenance.tick();
      }
    }
    expect(backups()).toEqual(['11-21', '11-22', '11-23', '11-24']);
    for (let date = 24; date <= 30; date += 1) {
      now = new Date(2026, 10, date, 3);
      await maintenance.tick();
    }
    expect(backups()).toEqual(['11-24', '11-25', '11-26', '11-27', '11-28', '11-29', '11-30']);
    expect(errors).toBe(0);
  });

  it('a week of a clock that is a month ahead costs no backup of the days that follow', async () => {
    for (let date = 10; date <= 18; date += 1) {
      now = new Date(2026, 11, date, 3);
      await maintenance.tick();
    }
    for (const date of [21, 22]) {
      now = new Date(2026, 10, date, 3);
      await maintenance.tick();
    }
    expect(backups()).toEqual(['11-21', '11-22', '12-12', '12-13', '12-14', '12-15', '12-16', '12-17', '12-18']);
  });

  it('a database whose tables were made then gets its first backup', async () => {
    await sql`update schema_state set applied_at = '2026-11-25T12:00:00Z'`.execute(database.query);
    now = new Date(2026, 10, 21, 3);
    await maintenance.tick();
    expect(backups()).toEqual(['11-21']);
  });

  it('what is written is flushed within minutes, and a pause after a failure ends', async () => {
    pass(3 * day);
    maintenance = buildMaintenance({
      database,
      dataDir,
      clock: () => now,
      log: {
        ...silentLog,
        error: () => {
          errors += 1;
        },
      },
    });
    await sql`alter table schema_state rename to hidden`.execute(database.query);
    await sql`create table schema_state (wrong int)`.execute(database.query);
    await maintenance.tick();
    expect(errors).toBe(1);
    await sql`drop table schema_state`.execute(database.query);
    await sql`alter table hidden rename to schema_state`.execute(database.query);
    pass(-3 * day);
    const before = await redo();
    await maintenance.tick();
    expect(await redo()).not.toBe(before);
    expect(errors).toBe(1);
  });
});

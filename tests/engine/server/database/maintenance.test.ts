import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#engine/server/database/database.ts';
import { requestBackup } from '#engine/server/database/embedded/backup-request.ts';
import { backupFolder, buildMaintenance, type Maintenance } from '#engine/server/database/embedded/maintenance.ts';
import { silentLog, type Log } from '#engine/server/database/log.ts';
import { embeddedOnly, openTestDatabase, serverUrl } from '#tests/support/database.ts';

if (serverUrl !== undefined) console.log(`maintenance.test.ts ${embeddedOnly}`);

let database: Database;
let dataDir: string;
let now: Date;
let errors: string[];
let maintenance: Maintenance;

beforeEach(async () => {
  database = await openTestDatabase();
  await sql`update schema_state set applied_at = '2026-11-20T12:00:00Z'`.execute(database.query);
  dataDir = mkdtempSync(join(tmpdir(), 'maintenance-'));
  errors = [];
  now = new Date(2026, 10, 20, 14);
  const log: Log = { ...silentLog, error: (_details, message) => errors.push(message) };
  maintenance = buildMaintenance({ database, dataDir, clock: () => now, log });
});

afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function backups(): readonly string[] {
  return existsSync(backupFolder(dataDir)) ? readdirSync(backupFolder(dataDir)).toSorted() : [];
}

async function redo(): Promise<string> {
  const { rows } = await sql<{ at: string }>`select redo_lsn::text as at from pg_control_checkpoint()`.execute(
    database.query,
  );
  return rows[0]?.at ?? '';
}

async function dead(): Promise<number> {
  const { rows } = await sql<{
    dead: number;
  }>`select n_dead_tup as dead from pg_stat_user_tables where relname = 'entry'`.execute(database.query);
  return rows[0]?.dead ?? 0;
}

async function makeDeadRows(): Promise<void> {
  await sql`create table entry as select at as id, 'x' as state from generate_series(1, 6000) as at`.execute(
    database.query,
  );
  await sql`update entry set state = 'y' where id <= 3000`.execute(database.query);
}

async function estimate(table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::int as rows from pg_class where relname = ${table}`.execute(database.query);
  return rows[0]?.rows ?? Number.NaN;
}

async function lastAnalyzed(table: string): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select last_analyze::text as at from pg_stat_user_tables where relname = ${table}`.execute(database.query);
  return rows[0]?.at ?? '';
}

describe.skipIf(serverUrl !== undefined)('maintenance', () => {
  it('checkpoints five minutes after the last one, when something was written', async () => {
    const first = await redo();
    await makeDeadRows();
    await maintenance.tick();
    expect(await redo()).toBe(first);
    now = new Date(now.getTime() + 6 * 60_000);
    await maintenance.tick();
    expect(await redo()).not.toBe(first);
    // What was looked at after the checkpoint has written too.
    now = new Date(now.getTime() + 6 * 60_000);
    await maintenance.tick();
    const last = await redo();
    now = new Date(now.getTime() + 6 * 60_000);
    await maintenance.tick();
    expect(await redo()).toBe(last);
  });

  it('checkpoints at once when much was written', async () => {
    const first = await redo();
    await sql`select pg_logical_emit_message(false, 'test', repeat('x', 1000000)) from generate_series(1, 70)`.execute(
      database.query,
    );
    await maintenance.tick();
    expect(await redo()).not.toBe(first);
  });

  it('vacuums tables with many dead rows, at night', async () => {
    await makeDeadRows();
    await maintenance.tick();
    expect(await dead()).toBe(3000);
    now = new Date(2026, 10, 21, 3);
    await maintenance.tick();
    expect(await dead()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('analyzes what was never looked at and what has grown, and nothing else', async () => {
    await sql`create table entry (id int, at int) partition by range (at);
      create table entry_old partition of entry for values from (minvalue) to (10);
      create table entry_new partition of entry for values from (10) to (maxvalue);
      create table kept (id int)`.execute(database.query);
    await sql`insert into kept select generate_series(1, 50)`.execute(database.query);
    await sql`insert into entry select id, id % 20 from generate_series(1, 400) as id`.execute(database.query);
    await maintenance.tick();
    const [first, kept] = [await estimate('entry'), await lastAnalyzed('kept')];
    expect([first, await estimate('entry_new'), await estimate('kept')]).toEqual([400, 200, 50]);
    await sql`insert into entry select 0, 15 from generate_series(1, 1500)`.execute(database.query);
    const old = await lastAnalyzed('entry_old');
    await maintenance.tick();
    expect([await estimate('entry_new'), await lastAnalyzed('entry_old')]).toEqual([1700, old]);
    await maintenance.tick();
    expect(await estimate('entry')).toBe(1900);
    expect(await lastAnalyzed('kept')).toBe(kept);
    expect(errors).toEqual([]);
  });

  it('makes a backup also where a table cannot be analyzed', async () => {
    await sql`create table broken (id int); create table entry (id int);
      create function refuse(id int) returns int language plpgsql immutable as $$ begin
        if exists (select from broken) then raise 'no'; end if;
        return id;
      end $$;
      create index on entry (refuse(id));
      insert into entry select generate_series(1, 9);
      insert into broken values (1)`.execute(database.query);
    now = new Date(2026, 10, 22, 3);
    await maintenance.tick();
    expect(errors).toEqual(['Maintenance of the embedded database failed']);
    expect(backups()).toEqual(['backup-2026-11-22.gz']);
  });

  it('writes a backup a night and keeps seven, and none made by hand is removed', async () => {
    mkdirSync(backupFolder(dataDir), { recursive: true });
    writeFileSync(join(backupFolder(dataDir), 'by-hand.gz'), '');
    for (let day = 21; day <= 29; day++) {
      for (const hour of [1, 2, 3, 4, 12]) {
        now = new Date(2026, 10, day, hour);
        await maintenance.tick();
      }
    }
    expect(backups()).toEqual([...[23, 24, 25, 26, 27, 28, 29].map((day) => `backup-2026-11-${day}.gz`), 'by-hand.gz']);
    expect(errors).toEqual([]);
  });

  it('makes up by day for a night when the machine was off', async () => {
    now = new Date(2026, 10, 21, 13);
    await maintenance.tick();
    expect(backups()).toEqual([]);
    now = new Date(2026, 10, 22, 9);
    await maintenance.tick();
    expect(backups()).toEqual(['backup-2026-11-22.gz']);
    now = new Date(2026, 10, 22, 20);
    await maintenance.tick();
    expect(backups()).toHaveLength(1);
  });

  it('writes a backup when the command asks for one beside the running process', async () => {
    const path = join(dataDir, 'asked.gz');
    const asked = requestBackup({ dataDir, path, limitMs: 10_000 });
    await maintenance.tick();
    expect(await asked).toMatchObject({ organization: 1 });
    expect(readdirSync(dataDir).toSorted()).toEqual(['asked.gz', 'backups']);
  });

  it('logs what fails, and tries again after a pause', async () => {
    await sql`alter table schema_state rename to hidden`.execute(database.query);
    await sql`create table schema_state (wrong int)`.execute(database.query);
    now = new Date(2026, 10, 22, 3);
    await maintenance.tick();
    await maintenance.tick();
    expect(errors).toHaveLength(1);
    await sql`drop table schema_state`.execute(database.query);
    await sql`alter table hidden rename to schema_state`.execute(database.query);
    now = new Date(2026, 10, 22, 4);
    await maintenance.tick();
    expect(backups()).toHaveLength(1);
  });
});

// What a PostgreSQL server does by itself and the embedded one does not: checkpoints, vacuum, analyze, and a backup
// a day.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readApplied } from '../apply-schema.ts';
import { isDue } from '#engine/server/jobs/is-due.ts';
import { writeBackup } from '../backup/write-backup.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { answerBackupRequest } from './backup-request.ts';

const checkpointMs = 5 * 60_000;
const checkpointBytes = 64 * 1024 * 1024;
/** A checkpoint's own record; less than this since the last one means nobody wrote. */
const idleBytes = 1024;
const keptBackups = 7;
/** Hours of the local clock when everybody sleeps: vacuum and backup hold up all other queries. */
const night = { from: 2, to: 5 } as const;
const restAtNightMs = 12 * 60 * 60_000;
const restByDayMs = 30 * 60 * 60_000;

/** After an error. */
const pauseMs = 5 * 60_000;

export interface Maintenance {
  /** Does what is due; errors are logged and tried again later. */
  tick(): Promise<void>;
  /** Nothing begins any more; resolves when what has begun is done. */
  stop(): Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly dataDir: string;
  readonly clock: () => Date;
  readonly log: Log;
}

export function buildMaintenance(parts: Parts): Maintenance {
  const now = (): number => parts.clock().getTime();
  let checkpointAt = now();
  let pausedUntil = new Date(0);
  let stopped = false;
  let running: Promise<void> | undefined;
  const checkpointWhenDue = async (): Promise<void> => {
    if (await checkpoint(parts, checkpointAt)) checkpointAt = now();
  };
  const run = async (): Promise<void> => {
    for (const task of [checkpointWhenDue, vacuum, backupDaily, answerBackupRequest, analyze])
      if (!stopped) await task(parts);
  };
  const fail = (err: unknown): void => {
    pausedUntil = new Date(now() + pauseMs);
    parts.log.error({ err }, 'Maintenance of the embedded database failed');
  };
  return {
    async tick() {
      if (stopped || !isDue({ now: parts.clock(), due: pausedUntil, interval: pauseMs })) return;
      running ??= run()
        .catch(fail)
        .finally(() => {
          running = undefined;
        });
      await running;
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
}

async function checkpoint({ database, clock }: Parts, lastAt: number): Promise<boolean> {
  const { rows } = await sql<{
    written: string;
  }>`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as written from pg_control_checkpoint()`.execute(
    database.query,
  );
  const written = Number(rows[0]?.written ?? 0);
  const due =
    written >= checkpointBytes ||
    (written > idleBytes && isDue({ now: clock(), due: new Date(lastAt + checkpointMs), interval: checkpointMs }));
  if (due) await database.job(() => sql`checkpoint`.execute(database.query));
  return due;
}

function isNight(clock: () => Date): boolean {
  const hour = clock().getHours();
  return hour >= night.from && hour < night.to;
}

async function vacuum({ database, clock, log }: Parts): Promise<void> {
  // A machine that is off at night must not drown in dead rows: at more dead than alive it cannot wait.
  const share = isNight(clock) ? 0.2 : 1;
  // The engine reports its counts at most once a second, and only when it is spoken to.
  await sql`select pg_stat_force_next_flush()`.execute(database.query);
  const { rows } = await sql<{ name: string; dead: number }>`
    select quote_ident(schemaname) || '.' || quote_ident(relname) as name, n_dead_tup as dead
    from pg_stat_user_tables where n_dead_tup > ${share}::float8 * n_live_tup + 1000 order by n_dead_tup desc`.execute(
    database.query,
  );
  for (const { name, dead } of rows) {
    await database.job(() => sql.raw(`vacuum (analyze) ${name}`).execute(database.query));
    log.info({ table: name, dead }, 'Vacuumed');
  }
}

/**
 * So that the planner of queries knows what grew, and what was loaded at the first start; a table at a time, for whoever
 * asks meanwhile waits. What has parts is looked at as a whole, which looks at them too, when it has grown as a whole;
 * else the part that grew. Last of all: a table that cannot be looked at keeps no backup from being made.
 */
async function analyze({ database }: Parts): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(database.query);
  for (const due of [dueWholes, dueTables]) {
    const { rows } = await due.execute(database.query);
    for (const { name } of rows) await database.job(() => sql.raw(`analyze ${name}`).execute(database.query));
  }
}

const dueWholes = sql<{ name: string }>`
  select quote_ident(nspname) || '.' || quote_ident(whole.relname) as name
  from pg_class whole join pg_namespace on pg_namespace.oid = relnamespace
  join lateral (select sum(greatest(part.reltuples, 0)) as rows, sum(pg_relation_size(part.oid)) as bytes
    from pg_partition_tree(whole.oid) join pg_class part on part.oid = relid where isleaf) held on true
  where whole.relkind = 'p' and not whole.relispartition
    and case when whole.reltuples < 0 then held.bytes > 0 else held.rows > 1.1 * whole.reltuples + 1000 end`;

const dueTables = sql<{ name: string }>`
  select quote_ident(schemaname) || '.' || quote_ident(counted.relname) as name
  from pg_stat_user_tables counted join pg_class held on held.oid = counted.relid
  where held.relkind = 'r'
    and ((held.reltuples < 0 and pg_relation_size(held.oid) > 0) or n_mod_since_analyze > 0.1 * n_live_tup + 1000)
  order by n_mod_since_analyze desc`;

/** At night, and by day when a night was missed: a machine that is off at night has backups too. */
async function backupDaily({ database, dataDir, clock, log }: Parts): Promise<void> {
  const now = clock();
  const last = await lastBackup(database, dataDir, now);
  const rest = isNight(clock) ? restAtNightMs : restByDayMs;
  if (last === undefined || !isDue({ now, due: new Date(last.getTime() + rest), interval: rest })) return;
  database.checkWritable();
  const path = join(backupFolder(dataDir), `backup-${day(now)}.gz`);
  const { rows } = await writeBackup({ database, path, now });
  const { made, ahead } = readBackups(dataDir, now);
  for (const old of [...made.slice(0, -keptBackups), ...ahead.slice(0, -keptBackups)])
    rmSync(join(backupFolder(dataDir), old));
  log.info({ path, rows: Object.values(rows).reduce((sum, count) => sum + count, 0) }, 'Backup written');
}

/**
 * A backup counts as made in its night; before the first one the day the tables were made counts; undefined without
 * tables.
 */
async function lastBackup(database: Database, dataDir: string, now: Date): Promise<Date | undefined> {
  const newest = readBackups(dataDir, now).made.at(-1);
  // One made today in the small hours stands before its night.
  if (newest !== undefined)
    return new Date(
      Math.min(now.getTime(), Date.parse(`${newest.slice('backup-'.length, -'.gz'.length)}T0${night.from}:00:00`)),
    );
  if ((await readApplied(database)) === undefined) return undefined;
  const { rows } = await sql<{ at: string | null }>`select min(applied_at) as at from schema_state`.execute(
    database.query,
  );
  return new Date(rows[0]?.at ?? 0);
}

export function backupFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

interface Backups {
  readonly made: readonly string[];
  /** Made while the clock was ahead: they neither count as done nor push out those that do. */
  readonly ahead: readonly string[];
}

/** Oldest first; only those of the daily round, so that none made by hand is ever removed. */
function readBackups(dataDir: string, now: Date): Backups {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder)
    .filter((name) => /^backup-\d{4}-\d\d-\d\d\.gz$/.test(name))
    .toSorted();
  const isMade = (name: string): boolean => name <= `backup-${day(now)}.gz`;
  return { made: names.filter(isMade), ahead: names.filter((name) => !isMade(name)) };
}

function day(at: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

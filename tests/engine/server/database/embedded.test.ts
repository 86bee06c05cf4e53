// What the embedded engine must do besides answering: refuse what would harm the data, and come back by itself. Takes
// long since each start is a real one, on disk, and an engine that does not answer is given its limit of three seconds.
import { spawnSync } from 'node:child_process';
import fs, { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CopiedRows } from '#engine/server/database/copied-rows.ts';
import type { Database } from '#engine/server/database/database.ts';
import { beginNamed, buildDatabase, openDatabase } from '#engine/server/database/open-database.ts';
import { buildDiskGuard, DiskFullError } from '#engine/server/database/embedded/disk-guard.ts';
import { warmUp } from '#engine/server/database/embedded/engine.ts';
import { DirectoryInUseError } from '#engine/server/database/embedded/directory-lock.ts';
import { readDataDirectory, UnknownDataDirectoryError } from '#engine/server/database/embedded/data-directory.ts';
import {
  checkDurable,
  DurableFileSystem,
  durableStartParameters,
} from '#engine/server/database/embedded/durable-file-system.ts';
import { writeEmptyCluster } from '#engine/server/database/embedded/empty-cluster.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { embeddedOnly, openTestDatabase, poolerUrl, serverUrl } from '#tests/support/database.ts';

if (serverUrl !== undefined) console.log(`embedded.test.ts ${embeddedOnly}`);

let folder: string;
/** One for all that need an ordinary one: to make a new one takes seconds. */
let dataDir: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  dataDir = join(folder, 'data');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function answers(database: Database): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.query);
  return rows[0]?.one === 1;
}

describe.skipIf(serverUrl !== undefined)('a data folder', () => {
  it('is refused to a second opener, in this process or another, until the first has closed', async () => {
    const first = await openDatabase({ dataDir, log: silentLog });
    await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(DirectoryInUseError);
    const other = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('./folder-opener.ts', import.meta.url)), dataDir],
      { encoding: 'utf8' },
    );
    expect(other.stdout).toContain('already open in another process');
    expect(await answers(first)).toBe(true);
    await first.close();
    const second = await openDatabase({ dataDir, log: silentLog });
    expect(await answers(second)).toBe(true);
    await second.close();
  });

  it('that is being opened makes whoever asks wait, and answers then', async () => {
    const settings = {
      databaseUrl: undefined,
      replicaUrls: [],
      dataDir,
      preparedStatements: true,
      databasePooled: false,
    };
    const { database, opened } = beginNamed(settings, silentLog);
    let isOpen = false;
    const [asked] = await Promise.all([answers(database), opened.then(() => (isOpen = true))]);
    expect([asked, isOpen]).toEqual([true, true]);
    await database.close();
  });

  it('of another major version is refused, with what to do', async () => {
    const dataDir = join(folder, 'old');
    mkdirSync(join(dataDir, 'pg17'), { recursive: true });
    await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(UnknownDataDirectoryError);
    await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(
      /pg17: written by PostgreSQL 17.*npm run restore/,
    );
  });

  it('keeps its data when it is closed and opened', async () => {
    const first = await openDatabase({ dataDir, log: silentLog });
    await sql`create table kept (id int primary key)`.execute(first.query);
    await sql`insert into kept values (1)`.execute(first.query);
    await first.close();
    const second = await openDatabase({ dataDir, log: silentLog });
    expect((await sql`select * from kept`.execute(second.query)).rows).toEqual([{ id: 1 }]);
    await second.close();
  });
});

describe.skipIf(serverUrl !== undefined)('a thread that was started ahead', () => {
  it("is the next engine's, and what it opens is as durable", async () => {
    const thread = warmUp();
    const asked = vi.spyOn(thread, 'postMessage');
    const database = await openDatabase({ dataDir, log: silentLog });
    expect(asked).toHaveBeenCalled();
    expect(await answers(database)).toBe(true);
    await database.close();
  });

  it('is not waited for when it has ended before', async () => {
    await warmUp().terminate();
    const database = await openDatabase({ dataDir, log: silentLog });
    expect(await answers(database)).toBe(true);
    await database.close();
  });
});

describe.skipIf(serverUrl !== undefined)('durability', () => {
  it('is proven at every start: a commit reaches the disk', async () => {
    const files = new DurableFileSystem(readDataDirectory(dataDir), { isFlushed: false });
    const engine = await PGlite.create({ fs: files, startParams: durableStartParameters });
    expect(await checkDurable(engine, files)).toBeGreaterThan(0);
    await engine.close();
  });

  it('that cannot be proven is a refusal to start', async () => {
    const files = new DurableFileSystem(readDataDirectory(dataDir), { isFlushed: false });
    const engine = await PGlite.create({ fs: files, startParams: PGlite.defaultStartParams });
    await expect(checkDurable(engine, files)).rejects.toThrow('refusing to start');
    await engine.close();
  });

  it.skipIf(process.platform !== 'linux')(
    'of a new folder is that of any other, but for what is on the disk',
    async () => {
      /** What is flushed while the engine opens, and which of it differs from what the folder began with. */
      const openFresh = async (name: string, isFlushed: boolean): Promise<{ flushed: string[]; changed: string[] }> => {
        const path = join(folder, name);
        await writeEmptyCluster(path);
        const contents = (): ReadonlyMap<string, string> =>
          new Map(
            fs.readdirSync(path, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
              const whole = join(path, file);
              return fs.statSync(whole).isFile() ? [[file, fs.readFileSync(whole, 'latin1')]] : [];
            }),
          );
        const before = contents();
        const flushed = new Set<string>();
        const flush = vi.spyOn(fs, 'fdatasyncSync');
        flush.mockImplementation((file) => void flushed.add(relative(path, fs.readlinkSync(`/proc/self/fd/${file}`))));
        syncBuiltinESMExports();
        const engine = await PGlite.create({
          fs: new DurableFileSystem(path, { isFlushed }),
          startParams: durableStartParameters,
        }).finally(() => {
          flush.mockRestore();
          syncBuiltinESMExports();
        });
        const after = contents();
        await engine.close();
        // PostgreSQL's own cache is flushed as it was found, and made anew later, which is flushed by nobody.
        const changed = [...flushed].filter(
          (file) => after.get(file) !== before.get(file) && !file.endsWith('pg_internal.init'),
        );
        return { flushed: [...flushed].toSorted(), changed: changed.toSorted() };
      };
      const any = await openFresh('any', false);
      const made = await openFresh('made', true);
      expect(any.flushed.length).toBeGreaterThan(900);
      expect(made.flushed.length).toBeLessThan(50);
      expect(made.changed).toEqual(any.changed);
      expect(made.changed).toContain('global/pg_control');
    },
  );
});

describe.skipIf(serverUrl !== undefined)('the watchdog', () => {
  const runaway = sql`select count(*) from generate_series(1, 1000000000)`;

  it('ends a statement that takes too long, and the next one is answered', async () => {
    const database = await openDatabase({ dataDir, log: silentLog, limitMs: 3000 });
    await sql`create table entry (id int primary key)`.execute(database.query);
    await sql`insert into entry values (1)`.execute(database.query);
    for (const slow of [sql`select pg_sleep(60)`, runaway]) {
      await expect(slow.execute(database.query)).rejects.toMatchObject({ code: '57014' });
      expect((await sql`select * from entry`.execute(database.query)).rows).toEqual([{ id: 1 }]);
    }
    await database.close();
  });

  it('undoes the transaction in which it happens, and tells everybody who waits behind it nothing', async () => {
    const database = await openDatabase({ dataDir, log: silentLog, limitMs: 3000 });
    const slow = database.transaction(async () => {
      await sql`insert into entry values (2)`.execute(database.query);
      await runaway.execute(database.query);
    });
    const behind = sql`select * from entry`.execute(database.query);
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    expect((await behind).rows).toEqual([{ id: 1 }]);
    await database.close();
  });

  it('is not needed for rows that do not come: their copy is refused at once', async () => {
    const database = await openDatabase({ dataDir, log: silentLog });
    await expect(sql`copy entry from stdin`.execute(database.query)).rejects.toThrow(/COPY from stdin failed/);
    const broken = new CopiedRows(
      (function* lines() {
        yield '7';
        throw new Error('no more of them');
      })(),
    );
    const copied = CompiledQuery.raw('copy entry from stdin', [broken]);
    await expect(database.query.executeQuery(copied)).rejects.toThrow('no more of them');
    expect((await sql`select * from entry`.execute(database.query)).rows).toEqual([{ id: 1 }]);
    await database.close();
  });

  it('lets a job take longer', async () => {
    const database = await openTestDatabase({ template: 'empty', limitMs: 3000 });
    await database.job(() => sql`select pg_sleep(4)`.execute(database.query));
    await expect(sql`select pg_sleep(6)`.execute(database.query)).rejects.toMatchObject({ code: '57014' });
    await database.close();
  });
});

describe('a slow statement', () => {
  // Behind a pooler its role's limit holds (pooled.test.ts).
  it.skipIf(serverUrl === undefined || poolerUrl !== undefined)(
    'is cancelled by a server, and allowed to a job',
    async () => {
      const database = await openTestDatabase({ template: 'empty', limitMs: 3000 });
      await expect(sql`select pg_sleep(6)`.execute(database.query)).rejects.toMatchObject({ code: '57014' });
      await database.job(() => sql`select pg_sleep(4)`.execute(database.query));
      expect(await database.isReady()).toBe(true);
      await database.close();
    },
  );
});

describe('the disk guard', () => {
  const megabyte = 1024 * 1024;

  it('refuses writes below 256 MB and allows them again when there is room', () => {
    let [free, now] = [255, 0];
    const guard = buildDiskGuard({
      path: '/data',
      statfs: () => ({ bavail: free * megabyte, bsize: 1 }),
      now: () => now,
    });
    expect(() => guard.check()).toThrow(DiskFullError);
    expect(() => guard.check()).toThrow('255 MB free');
    [free, now] = [257, 5_000];
    expect(() => guard.check()).not.toThrow();
  });

  it('is asked by the database before writes', async () => {
    const backend = {
      engine: 'embedded',
      pool: {},
      setLimit: () => {},
      busy: () => false,
      close: async () => {},
    } as const;
    const guard = buildDiskGuard({ path: '/data', statfs: () => ({ bavail: 0, bsize: 4096 }) });
    const database = buildDatabase({ ...backend, checkWritable: () => guard.check() }, { log: silentLog });
    expect(() => database.checkWritable()).toThrow(expect.objectContaining({ code: 'STORAGE_FULL' }) as Error);
    await database.close();
  });
});

// A data folder begins with a PostgreSQL that PGlite's project packed with another release: it has to be what initdb of
// ours makes, catalog by catalog and setting by setting.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packedCluster, writeEmptyCluster } from '#engine/server/database/embedded/empty-cluster.ts';

/** Table → its rows, sorted. */
type Catalogs = Readonly<Record<string, readonly string[]>>;

let packed: PGlite;
let initialised: PGlite;

beforeAll(async () => {
  packed = await PGlite.create({ dataDir: 'memory://', loadDataDir: await packedCluster() });
  initialised = await PGlite.create({ dataDir: 'memory://' });
}, 60_000);
afterAll(async () => {
  await packed.close();
  await initialised.close();
});

/** The catalogs say in two places which release wrote them. */
const withoutRelease = (row: string) => row.replaceAll(/\b18\.\d{2}\.0000\b/g, 'release');

async function readCatalogs(engine: PGlite): Promise<Catalogs> {
  const { rows: tables } = await engine.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    order by 1`);
  const catalogs: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await engine.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    catalogs[name] = rows.map(({ row }) => withoutRelease(row));
  }
  return catalogs;
}

/** But in which zone it speaks: each connection says that itself. */
async function readSettings(engine: PGlite): Promise<readonly string[]> {
  const { rows } = await engine.query<{ row: string }>(`
    select name || ' = ' || setting as row from pg_settings where name not in ('TimeZone', 'log_timezone') order by 1`);
  return rows.map(({ row }) => row);
}

describe('the empty cluster', () => {
  it('has the catalogs that initdb writes', async () => {
    const expected = await readCatalogs(initialised);
    expect(Object.keys(expected).length).toBeGreaterThan(60);
    expect(await readCatalogs(packed)).toEqual(expected);
  });

  it('has the settings that initdb writes', async () => {
    expect(await readSettings(packed)).toEqual(await readSettings(initialised));
  });

  it('is written whole, for its owner alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
    try {
      const path = join(folder, 'pg');
      await writeEmptyCluster(path);
      const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
      // Folders that hold nothing yet are needed too.
      expect(names).toEqual(expect.arrayContaining(['PG_VERSION', 'pg_dynshmem', join('pg_wal', 'archive_status')]));
      if (process.platform === 'win32') return;
      const open = ['', ...names].filter((name) => (statSync(join(path, name)).mode & 0o077) !== 0);
      expect(open).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

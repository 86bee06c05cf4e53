// Data folders that do not open, each broken for real: the message names the cause and the remedy that fits it, and no
// other.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../../../src/server.ts';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { DataFolderError, explainFolder } from '#engine/server/database/embedded/explain-folder.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { explainStop } from '#engine/server/explain-stop.ts';
import { readSettings } from '#engine/server/settings.ts';
import { emptyDataFolder } from '#tests/support/data-folders.ts';
import { embeddedOnly, serverUrl } from '#tests/support/database.ts';

if (serverUrl !== undefined) console.log(`data-folder.test.ts ${embeddedOnly}`);

const isRoot = process.getuid?.() === 0;
let root: string;
let good: string;
const mounted: string[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'data-folder-'));
  chmodSync(root, 0o755);
  good = join(root, 'good');
  renameSync(await emptyDataFolder(), good);
});
afterAll(() => {
  for (const folder of mounted) system('umount', folder);
  rmSync(root, { recursive: true, force: true });
});

function copyAs(name: string): string {
  const folder = join(root, name);
  cpSync(good, folder, { recursive: true });
  return folder;
}

/** A command of the system: whether it went well. */
function system(command: string, ...parameters: readonly string[]): boolean {
  return spawnSync(command, parameters).status === 0;
}

/** The line that a start ends with. */
async function refusal(dataDir: string): Promise<string> {
  const error = await openDatabase({ dataDir, log: silentLog }).then(
    async (database) => database.close().then(() => undefined),
    (reason: unknown) => reason,
  );
  const { line, isExpected } = explainStop(error);
  expect(isExpected).toBe(true);
  expect(line).not.toContain('\n');
  return line;
}

/** Empty where this user may not mount. */
function mountSmall(name: string, megabytes: number): string {
  const folder = join(root, name);
  mkdirSync(folder);
  if (!isRoot || !system('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) return '';
  mounted.push(folder);
  return folder;
}

const restore = /restore the latest backup into a new one/;

describe.skipIf(serverUrl !== undefined)('a data folder that does not open', () => {
  it('because it is a file', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'below')]) {
      const line = await refusal(folder);
      expect(line).toMatch(/file and no folder: move the file away, or set DATA_DIR/);
      expect(line).not.toMatch(restore);
      expect(() => readSettings({ DATA_DIR: folder }, modules.settings)).toThrow(
        /DATA_DIR=.* is refused: .*file and no folder/,
      );
    }
  });

  it('because a file stands where the database should', async () => {
    const folder = join(root, 'file-inside');
    mkdirSync(folder);
    writeFileSync(join(folder, 'pg18'), '');
    expect(await refusal(folder)).toMatch(/pg18 cannot be opened: it is, or lies under, a file/);
  });

  it('because its log is damaged, with the backup that is there', async () => {
    const folder = copyAs('log');
    const log = join(folder, 'pg18/pg_wal');
    for (const name of readdirSync(log).filter((one) => /^[0-9A-F]{24}$/.test(one)))
      writeFileSync(join(log, name), Buffer.alloc(16 * 1024 * 1024, 7));
    mkdirSync(join(folder, 'backups'));
    writeFileSync(join(folder, 'backups/backup-2026-11-20.gz'), '');
    const line = await refusal(folder);
    expect(line).toMatch(
      /its log is damaged.*Leave this folder as it is.*npm run restore -- .*backup-2026-11-20\.gz.*PostgreSQL says: "could not locate a valid checkpoint record/,
    );
  });

  it('because another major version wrote it', async () => {
    const folder = copyAs('version');
    writeFileSync(join(folder, 'pg18/PG_VERSION'), '17\n');
    const line = await refusal(folder);
    expect(line).toMatch(
      /another major version.*version of this application that wrote it.*PostgreSQL says: ".*initialized by PostgreSQL version 17/,
    );
    expect(line).not.toMatch(/latest backup/);
  });

  it.each(['PG_VERSION', 'global/pg_control'])('because %s is missing or empty', async (name) => {
    const folder = copyAs(`lacks-${name.replace('/', '-')}`);
    truncateSync(join(folder, 'pg18', name));
    expect(await refusal(folder)).toMatch(
      /it is not whole.*copy it again, whole, while no process has it open.*restore the latest backup/,
    );
    rmSync(join(folder, 'pg18', name));
    expect(await refusal(folder)).toMatch(/it is not whole/);
    // Nothing is made anew where something was.
    expect(existsSync(join(folder, 'pg18', name))).toBe(false);
  });

  it('because the file that locks it is none: no word about another process', async () => {
    const folder = copyAs('lock');
    writeFileSync(join(folder, 'lock'), 'x'.repeat(5_000));
    const line = await refusal(folder);
    expect(line).toMatch(/lock cannot be opened.*file is not a database/);
    expect(line).not.toContain('another process');
  });

  it.skipIf(process.platform === 'win32')('because the user has no rights to it', () => {
    const folder = copyAs('rights');
    chmodSync(join(folder, 'pg18'), isRoot ? 0o700 : 0o500);
    const opener = fileURLToPath(new URL('./folder-opener.ts', import.meta.url));
    // Root may do everything: the child becomes somebody else.
    const { stdout } = spawnSync(process.execPath, [opener, folder, isRoot ? '65534' : ''], { encoding: 'utf8' });
    expect(stdout).toMatch(
      /the user who runs this \(number \d+\) may not read and write it: give it to that user \(chown/,
    );
    expect(stdout).not.toMatch(restore);
  });

  it('because its file system is read-only', async (context) => {
    const folder = mountSmall('read-only', 150);
    context.skip(folder === '', 'this user may not mount');
    cpSync(good, folder, { recursive: true });
    expect(system('mount', '-o', 'remount,ro', folder)).toBe(true);
    const line = await refusal(folder);
    expect(line).toMatch(/mounted read-only: mount it for writing/);
    expect(line).not.toMatch(restore);
    expect(() => readSettings({ DATA_DIR: join(folder, 'new') }, modules.settings)).toThrow(/mounted read-only/);
  });

  it(
    'because the disk is full, at the first start and later; it opens when there is room',
    { timeout: 300_000 },
    async (context) => {
      const folder = mountSmall('full', 150);
      context.skip(folder === '', 'this user may not mount');
      const fill = (free: number) => {
        rmSync(join(folder, 'fill'), { force: true });
        system('fallocate', '-l', `${150 - free}M`, join(folder, 'fill'));
      };
      fill(20);
      const first = await refusal(join(folder, 'first'));
      expect(first).toMatch(/the disk is full \(\d+ MB are free\): make room.*no backup is needed/);
      expect(first).not.toMatch(restore);
      rmSync(join(folder, 'first'), { recursive: true });
      rmSync(join(folder, 'fill'));
      const second = join(folder, 'second');
      cpSync(good, second, { recursive: true });
      system('dd', 'if=/dev/zero', `of=${join(folder, 'fill')}`, 'bs=64k');
      expect(await refusal(second)).toMatch(/the disk is full/);
      rmSync(join(folder, 'fill'));
      await (await openDatabase({ dataDir: second, log: silentLog })).close();
    },
  );
});

describe('what is not known', () => {
  it('is told in the words of PostgreSQL, with the room that is left', () => {
    const said = [
      '2026-11-22 04:33:09.110 UTC [42] LOG:  starting',
      '2026-11-22 04:33:09.110 UTC [42] FATAL:  the moon is full',
      '2026-11-22 04:33:09.110 UTC [42] HINT:  Wait.',
    ];
    expect(explainFolder({ path: join(tmpdir(), 'pg18'), said, error: new Error('Aborted()') })).toMatch(
      /the reason is not a known one \(\d+ MB of disk are free\)\. Leave this folder as it is.*PostgreSQL says: "the moon is full\."$/,
    );
  });

  it('is an error of its own kind, which no start logs with a stack', () => {
    expect(explainStop(new DataFolderError('so it is'))).toEqual({ line: 'so it is', isExpected: true });
  });
});

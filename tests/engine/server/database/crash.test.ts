import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#engine/server/database/open-database.ts';
import { silentLog } from '#engine/server/database/log.ts';
import { emptyDataFolder } from '#tests/support/data-folders.ts';
import { embeddedOnly, serverUrl } from '#tests/support/database.ts';

/** More of them for a long test: CRASH_ROUNDS=40 npx vitest run tests/engine/server/database/crash.test.ts */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 3);
if (serverUrl !== undefined) console.log(`crash.test.ts ${embeddedOnly}`);

let dataDir: string;

beforeAll(async () => {
  dataDir = await emptyDataFolder();
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Resolves to the last number the writer had said was committed when it was killed. */
function killWhileWriting(afterLines: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const writer = spawn(process.execPath, [fileURLToPath(new URL('./crash-writer.ts', import.meta.url)), dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    writer.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.split('\n').length > afterLines) writer.kill('SIGKILL');
    });
    writer.on('error', reject);
    writer.on('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error('the writer ended by itself'));
      resolve(Number(said.split('\n').findLast((line, at, lines) => at < lines.length - 1 && line !== '')));
    });
  });
}

describe.skipIf(serverUrl !== undefined)('a process killed while it writes', () => {
  it(
    'loses nothing it had said was saved, and no half of a transaction',
    { timeout: 60_000 + rounds * 20_000 },
    async () => {
      for (let round = 0; round < rounds; round++) {
        const acknowledged = await killWhileWriting(20 + ((round * 53) % 90));
        const database = await openDatabase({ dataDir, log: silentLog });
        const { rows } = await sql<{ last: number; firsts: number; seconds: number }>`
        select max(id) as last, count(*) filter (where half = 'first') as firsts, count(*) filter (where half = 'second') as seconds from entry`.execute(
          database.query,
        );
        const [found] = rows;
        expect(found?.last).toBeGreaterThanOrEqual(acknowledged);
        expect([found?.firsts, found?.seconds]).toEqual([found?.last, found?.last]);
        await database.close();
      }
    },
  );
});

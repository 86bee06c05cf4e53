// `npm run backup` beside a running server: the data folder belongs to the server, so the command leaves a note and the
// server writes the file.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeBackup } from '../backup/write-backup.ts';
import type { Database } from '../database.ts';

const note = 'backup-request';
const answer = 'backup-answer';
const pollMs = 250;

interface Answer {
  readonly path: string;
  readonly rows?: Readonly<Record<string, number>>;
  readonly error?: string;
}

/** In the process that has the database open. */
export async function answerBackupRequest({
  database,
  dataDir,
  clock,
}: {
  database: Database;
  dataDir: string;
  clock: () => Date;
}): Promise<void> {
  const file = join(dataDir, note);
  if (!existsSync(file)) return;
  const path = readFileSync(file, 'utf8');
  rmSync(file);
  const result: Answer = await writeBackup({ database, path, now: clock() }).catch((error: unknown) => ({
    path,
    error: error instanceof Error ? error.message : String(error),
  }));
  writeFileSync(join(dataDir, `${answer}.new`), JSON.stringify(result));
  renameSync(join(dataDir, `${answer}.new`), join(dataDir, answer));
}

/** In the process of the command. */
export async function requestBackup({
  dataDir,
  path,
  limitMs,
}: {
  dataDir: string;
  path: string;
  limitMs: number;
}): Promise<Readonly<Record<string, number>>> {
  rmSync(join(dataDir, answer), { force: true });
  writeFileSync(join(dataDir, note), path);
  for (const end = performance.now() + limitMs; performance.now() < end; await wait(pollMs)) {
    if (!existsSync(join(dataDir, answer))) continue;
    const result = JSON.parse(readFileSync(join(dataDir, answer), 'utf8')) as Answer;
    rmSync(join(dataDir, answer));
    if (result.error !== undefined) throw new Error(result.error);
    return result.rows ?? {};
  }
  rmSync(join(dataDir, note), { force: true });
  throw new Error(`The process that has ${dataDir} open did not answer within ${limitMs / 1000} s`);
}

// The embedded engine with nothing on disk, from a template: for tests and for trying things out. All is gone when it
// closes.
import { interactiveLimitMs } from '../backend.ts';
import type { Database } from '../database.ts';
import { buildDatabase } from '../open-database.ts';
import { silentLog, type Log } from '../log.ts';
import { Engine } from './engine.ts';
import { backendOf } from './open-embedded.ts';

export interface MemoryOptions {
  /** A file written by `writeTemplate`; without it a new, empty database, which takes seconds. */
  readonly template?: string;
  readonly limitMs?: number;
  readonly log?: Log;
}

export async function openMemoryDatabase({
  template,
  limitMs = interactiveLimitMs,
  log = silentLog,
}: MemoryOptions = {}): Promise<Database> {
  const engine = new Engine({
    source: { kind: 'memory', ...(template === undefined ? {} : { template }) },
    limitMs,
    log,
  });
  await engine.start();
  return buildDatabase(backendOf(engine), { limitMs, log });
}

/** Builds a database in memory and writes it to a file from which others start in a moment. */
export async function writeTemplate(path: string, build: (database: Database) => Promise<unknown>): Promise<void> {
  const engine = new Engine({ source: { kind: 'memory' }, limitMs: 60_000, log: silentLog });
  await engine.start();
  const database = buildDatabase(backendOf(engine), { limitMs: 60_000, log: silentLog });
  try {
    await build(database);
    await engine.dump(path);
  } finally {
    await database.close();
  }
}

// The embedded back end: one thread with the engine, one connection to it, the lock on the data folder.
import { interactiveLimitMs, type Backend, type BegunBackend, type DatabaseOptions } from '../backend.ts';
import { readDataDirectory } from './data-directory.ts';
import { checkFolder, DataFolderError } from './explain-folder.ts';
import { buildDiskGuard } from './disk-guard.ts';
import { lockDirectory } from './directory-lock.ts';
import { Engine } from './engine.ts';
import { WireStream } from './wire-stream.ts';

/** Throws what is wrong with the data folder; what the engine has against it comes when it is opened. */
export function openEmbedded({ dataDir, log, limitMs = interactiveLimitMs }: DatabaseOptions): BegunBackend {
  const path = readDataDirectory(dataDir);
  checkFolder(path);
  const lock = lockDirectory(dataDir);
  const engine = new Engine({ source: { kind: 'directory', path }, limitMs, log });
  const guard = buildDiskGuard({ path: dataDir });
  return {
    ...backendOf(engine),
    opened: engine.start().catch((error: unknown) => {
      throw new DataFolderError(error instanceof Error ? error.message : String(error), { cause: error });
    }),
    checkWritable: () => guard.check(),
    close: async () => {
      await engine.stop();
      lock.release();
    },
  };
}

/** An engine as a back end, without a data folder to look after. */
export function backendOf(engine: Engine): Backend {
  return {
    engine: 'embedded',
    pool: {
      max: 1,
      idleTimeoutMillis: 0,
      ssl: false,
      host: 'embedded',
      user: 'postgres',
      database: 'postgres',
      password: 'none',
      stream: () => new WireStream(engine),
    },
    setLimit: (limitMs) => engine.setLimit(limitMs),
    checkWritable: () => {},
    busy: () => engine.busy,
    close: () => engine.stop(),
  };
}

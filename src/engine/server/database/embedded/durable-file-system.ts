// The file system of the embedded PostgreSQL with a real fsync: as shipped, its NodeFS has none, and after a power cut
// the data directory cannot be opened. It reaches into Emscripten's NODEFS, so the version is pinned and every start
// proves that the hook is called.
import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGlite } from '@electric-sql/pglite';
import { flushDirectory } from './data-directory.ts';

interface OpenFile {
  /** Absent for directories. */
  readonly nfd?: number;
  readonly node: unknown;
}

interface NodeFileSystem {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  realPath(node: unknown): string;
}

type Options = Parameters<NodeFS['init']>[1];

export class DurableFileSystem extends NodeFS {
  /** How often the engine has asked for its data to be on the disk. */
  flushes = 0;

  override async init(engine: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(engine, options);
    const hook = (module: object): void => this.#hook((module as { NODEFS: NodeFileSystem }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  #hook(files: NodeFileSystem): void {
    files.stream_ops.fsync = (file) => {
      if (file.nfd === undefined) flushDirectory(files.realPath(file.node));
      else fdatasyncSync(file.nfd);
      this.flushes += 1;
      return 0;
    };
  }
}

/** `-F` is fsync off; `fdatasync` is a no-op inside, so the log is flushed by fsync. */
export const durableStartParameters: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=256MB',
  // 128 MB, the default, are in memory for good; with 50,000 orders no list was faster by them: the system keeps files.
  '-c',
  'shared_buffers=32MB',
];

/**
 * Resolves to the flushes around one commit; rejects at 0: a start that cannot prove its commits reach the disk is
 * refused.
 */
export async function checkDurable(engine: PGlite, files: DurableFileSystem): Promise<number> {
  const before = files.flushes;
  await engine.exec(`select pg_logical_emit_message(true, 'start', '')`);
  const flushes = files.flushes - before;
  if (flushes === 0)
    throw new Error(
      'The embedded PostgreSQL does not flush its commits to the disk (0 fsync calls around a commit); refusing to start.',
    );
  return flushes;
}

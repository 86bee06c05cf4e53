// The file system of the embedded PostgreSQL with a real fsync: as shipped, its NodeFS has none, and after a power cut
// the data directory cannot be opened. It reaches into Emscripten's NODEFS, so the version is pinned and every start
// proves that the hook is called.
import { fdatasyncSync } from 'node:fs';
import { posix } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGlite } from '@electric-sql/pglite';
import { flushDirectory } from './data-directory.ts';

interface OpenFile {
  /** Absent for directories. */
  readonly nfd?: number;
  readonly node: unknown;
  readonly flags: number;
}

/** O_TRUNC, as Emscripten numbers it. */
const cut = 0o1000;

interface NodeFileSystem {
  readonly stream_ops: {
    fsync?: (file: OpenFile) => number;
    open: (file: OpenFile) => void;
    write: (file: OpenFile, ...rest: readonly unknown[]) => number;
    setattr: (file: OpenFile, ...rest: readonly unknown[]) => void;
  };
  readonly node_ops: {
    mknod: (...parts: readonly unknown[]) => unknown;
    rename: (node: unknown, folder: unknown, name: string) => void;
    setattr: (node: unknown, ...rest: readonly unknown[]) => void;
  };
  realPath: (node: unknown) => string;
}

type Options = Parameters<NodeFS['init']>[1];

export class DurableFileSystem extends NodeFS {
  /** How often the engine has asked for its data to be on the disk. */
  flushes = 0;
  /**
   * Of a folder that was made and flushed just now, what has been written since. PostgreSQL takes it for one that was
   * left in a crash and would flush its thousand files again.
   */
  #written: Set<string> | undefined;

  /** `isFlushed`: nothing in the folder waits for the disk. */
  constructor(path: string, { isFlushed }: { readonly isFlushed: boolean }) {
    super(path);
    if (isFlushed) this.#written = new Set();
  }

  /** From now on each file is flushed when the engine says so. */
  flushAlways(): void {
    this.#written = undefined;
  }

  override async init(engine: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(engine, options);
    const hook = (module: object): void => this.#hook((module as { NODEFS: NodeFileSystem }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  #hook(files: NodeFileSystem): void {
    if (this.#written !== undefined) this.#noteWrites(files);
    files.stream_ops.fsync = (file) => {
      if (file.nfd === undefined) flushDirectory(files.realPath(file.node));
      else if (this.#written?.has(files.realPath(file.node)) !== false) fdatasyncSync(file.nfd);
      this.flushes += 1;
      return 0;
    };
  }

  /** Whatever changes what a name stands for: it is made, given to another file, written, cut when it is opened or later. */
  #noteWrites({ stream_ops: streams, node_ops: nodes, realPath }: NodeFileSystem): void {
    const { open, write, setattr: setOfOpen } = streams;
    const { mknod, rename, setattr } = nodes;
    const note = (node: unknown): void => void this.#written?.add(realPath(node));
    streams.open = (file) => {
      if ((file.flags & cut) !== 0) note(file.node);
      open(file);
    };
    streams.write = (file, ...rest) => {
      note(file.node);
      return write(file, ...rest);
    };
    streams.setattr = (file, ...rest) => {
      note(file.node);
      setOfOpen(file, ...rest);
    };
    nodes.setattr = (node, ...rest) => {
      note(node);
      setattr(node, ...rest);
    };
    nodes.rename = (node, to, name) => {
      rename(node, to, name);
      this.#written?.add(posix.join(realPath(to), name));
    };
    nodes.mknod = (...parts) => {
      const node = mknod(...parts);
      note(node);
      return node;
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

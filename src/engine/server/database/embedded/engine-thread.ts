// The thread that owns the embedded PostgreSQL: opens it durably, proves it, and answers wire protocol messages one
// after the other.
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { buildDirectory } from './data-directory.ts';
import { packedCluster, writeEmptyCluster } from './empty-cluster.ts';
import { explainFolder } from './explain-folder.ts';
import { checkDurable, DurableFileSystem, durableStartParameters } from './durable-file-system.ts';
import { enclose, readRequest, type Reply, type Request, type Source } from './messages.ts';

/** Answers travel in parts of about this size: few messages for small rows, no copy of a whole export. */
const partBytes = 256 * 1024;

/** The message that ends every answer: its letter and its length. */
const readyForQuery = 0x5a;
const readyLength = 6;

/** Compiled from the beginning on: the thread may be there before it is known what it opens. */
const pgliteWasmModule = WebAssembly.compile(
  readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
);

async function start(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({
    ...options,
    extensions: { pg_trgm, unaccent },
    pgliteWasmModule: await pgliteWasmModule,
  });
}

async function open(source: Source): Promise<{ engine: PGlite; flushes: number }> {
  return source.kind === 'memory' ? openInMemory(source) : openDirectory(source.path);
}

async function openInMemory(source: Extract<Source, { kind: 'memory' }>): Promise<{ engine: PGlite; flushes: number }> {
  const loadDataDir = source.template === undefined ? await packedCluster() : new Blob([readFileSync(source.template)]);
  return { engine: await start({ dataDir: 'memory://', loadDataDir }), flushes: 0 };
}

/** PostgreSQL's lines while it opens; what it says later is of no use to whoever starts it. */
const spokenLines = 200;

async function openDirectory(path: string): Promise<{ engine: PGlite; flushes: number }> {
  const said: string[] = [];
  const onStderr = (line: string): boolean => said.length < spokenLines && said.push(line) > 0;
  try {
    const isFlushed = await buildDirectory(path, writeEmptyCluster);
    const files = new DurableFileSystem(path, { isFlushed });
    const engine = await start({ fs: files, startParams: durableStartParameters, onStderr });
    files.flushAlways();
    return { engine, flushes: await checkDurable(engine, files) };
  } catch (error) {
    throw new Error(explainFolder({ path, error, said }), { cause: error });
  }
}

async function answerWire(engine: PGlite, bytes: Uint8Array): Promise<void> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let tail = Buffer.alloc(0);
  const send = (last: boolean): void => {
    say({ kind: 'data', bytes: Buffer.concat(parts, size), last });
    parts = [];
    size = 0;
  };
  const onRawData = (part: Uint8Array): void => {
    // A view of the engine's memory, overwritten by the next answer.
    parts.push(part.slice());
    tail = Buffer.concat([tail, part]).subarray(-readyLength);
    size += part.length;
    if (size >= partBytes) send(false);
  };
  await engine.execProtocolRawStream(bytes, { onRawData, syncToFs: false });
  // When no log segment can be written the engine neither ends nor says that it is ready: whoever asked would wait for
  // ever.
  const ready = tail[0] === readyForQuery && tail.length === readyLength;
  send(ready);
  if (!ready) throw new Error('The embedded database broke off in the middle of an answer');
}

async function reset(engine: PGlite): Promise<void> {
  if (engine.isInTransaction()) await engine.exec('rollback');
  await engine.exec('discard all');
}

async function dump(engine: PGlite, path: string): Promise<void> {
  await engine.exec('checkpoint');
  const file = await engine.dumpDataDir('none');
  writeFileSync(path, Buffer.from(await file.arrayBuffer()));
}

async function stop(engine: PGlite): Promise<void> {
  if (engine.isInTransaction()) await engine.exec('rollback');
  await engine.exec('checkpoint');
  await engine.close();
}

let opened: PGlite | undefined;

async function answer(request: Request): Promise<void> {
  if (request.kind === 'open') {
    const { engine, flushes } = await open(request.source);
    opened = engine;
    return say({ kind: 'ready', flushes });
  }
  if (opened === undefined) throw new Error('The embedded database is not open');
  if (request.kind === 'wire') return answerWire(opened, request.bytes);
  if (request.kind === 'reset') await reset(opened);
  else if (request.kind === 'dump') await dump(opened, request.path);
  else await stop(opened);
  say({ kind: 'done' });
}

function say(reply: Reply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(enclose(reply));
}

function fail(error: unknown): void {
  say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}

let turn = Promise.resolve();
parentPort?.on('message', (value: unknown) => {
  const request = readRequest(value);
  if (request !== undefined) turn = turn.then(() => answer(request)).catch(fail);
});

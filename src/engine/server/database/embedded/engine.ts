// Starts the engine's thread, hands it one request at a time, and ends it when it does not answer: the embedded
// PostgreSQL knows no statement timeout and no cancel. The next client starts it anew; nothing committed is lost.
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { enclose, readReply, type Reply, type Request, type Source } from './messages.ts';
import type { WireServer } from './wire-stream.ts';

/** Creation takes 1–5 s, recovery after a crash was seen to take 22 s. */
const startLimitMs = 120_000;

/** SQLSTATE query_canceled: what a server reports when its statement timeout strikes. */
const canceled = '57014';
/** SQLSTATE cannot_connect_now: gone for a moment, back with the next client. */
const crashed = '57P03';

export class EngineError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

let warm: Worker | undefined;

/** Starts a thread that is ready to open a database by the time it is known which: the next engine takes it. */
export function warmUp(): Worker {
  const thread = startThread();
  const forget = (): void => {
    if (warm === thread) warm = undefined;
  };
  // Who opens a database starts another one, and hears what ails it.
  thread.on('error', forget).on('exit', forget).unref();
  warm = thread;
  return thread;
}

/** Beside this one, in the sources and in what src/engine/build/build-server.ts makes of them. */
const threadFile = import.meta.url.endsWith('.ts') ? './engine-thread.ts' : './engine-thread.js';

function startThread(): Worker {
  return new Worker(new URL(threadFile, import.meta.url));
}

function takeThread(): Worker {
  const thread = warm ?? startThread();
  warm = undefined;
  thread.ref();
  return thread;
}

export interface EngineOptions {
  readonly source: Source;
  /** How long an ordinary statement may take. */
  readonly limitMs: number;
  readonly log: Log;
}

interface Turn {
  readonly push: (part: Uint8Array) => void;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export class Engine implements WireServer {
  readonly #options: EngineOptions;
  #thread: Worker | undefined;
  #started: Promise<void> | undefined;
  #turn: Turn | undefined;
  #timer: NodeJS.Timeout | undefined;
  #limitMs: number;
  /** fsync calls seen around the commit of the start's self-test. */
  flushes = 0;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#limitMs = options.limitMs;
  }

  get busy(): boolean {
    return this.#turn !== undefined;
  }

  /** Jobs that may take long raise the limit while they run; undefined restores it. */
  setLimit(limitMs: number | undefined): void {
    this.#limitMs = limitMs ?? this.#options.limitMs;
  }

  /** Opens the database unless it is open. */
  start(): Promise<void> {
    this.#started ??= this.#open().catch((error: unknown) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  }

  async connect(): Promise<void> {
    await this.start();
    await this.#ask({ kind: 'reset' });
  }

  async submit(bytes: Uint8Array, push: (part: Uint8Array) => void): Promise<void> {
    await this.#ask({ kind: 'wire', bytes }, push);
  }

  /** Writes the whole data directory to one file, to start others from. */
  async dump(path: string): Promise<void> {
    await this.start();
    await this.#ask({ kind: 'dump', path });
  }

  async stop(): Promise<void> {
    if (!this.#thread) return;
    this.#limitMs = startLimitMs;
    await this.#ask({ kind: 'stop' }).catch((error: Error) =>
      this.#options.log.error({ err: error }, 'The embedded database did not close in order'),
    );
    await this.#end();
  }

  #open(): Promise<void> {
    const { source, log } = this.#options;
    const begun = performance.now();
    const thread = takeThread();
    this.#thread = thread;
    thread.on('message', (value: unknown) => {
      const reply = readReply(value);
      if (reply !== undefined) this.#receive(thread, reply);
    });
    thread.on('error', (error) =>
      this.#lose(thread, new EngineError(crashed, `The embedded database failed: ${error.message}`)),
    );
    thread.on('exit', (code) =>
      this.#lose(thread, new EngineError(crashed, `The embedded database ended with code ${code}`)),
    );
    return this.#say(thread, { kind: 'open', source }, startLimitMs).then(() => {
      log.info(
        { source: source.kind, milliseconds: Math.round(performance.now() - begun) },
        'The embedded database is open',
      );
    });
  }

  #ask(request: Request, push: (part: Uint8Array) => void = () => {}): Promise<void> {
    const thread = this.#thread;
    if (!thread) return Promise.reject(new EngineError(crashed, 'The embedded database is not running'));
    if (this.#turn) return Promise.reject(new EngineError(crashed, 'The embedded database is asked twice at once'));
    return this.#say(thread, request, this.#limitMs, push);
  }

  #say(thread: Worker, request: Request, limitMs: number, push: (part: Uint8Array) => void = () => {}): Promise<void> {
    const answered = new Promise<void>((resolve, reject) => {
      this.#turn = { push, resolve, reject };
      this.#timer = setTimeout(() => this.#expire(limitMs), limitMs);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
    thread.postMessage(enclose(request));
    return answered;
  }

  #expire(limitMs: number): void {
    const { log } = this.#options;
    log.error({ limitMs }, 'The embedded database does not answer: it is ended and opened again');
    if (this.#thread)
      this.#lose(
        this.#thread,
        new EngineError(canceled, `canceling statement due to statement timeout (${limitMs} ms)`),
      );
  }

  #receive(thread: Worker, reply: Reply): void {
    if (thread !== this.#thread) return;
    if (reply.kind === 'failed') return this.#lose(thread, new EngineError(crashed, reply.message));
    if (reply.kind === 'ready') this.flushes = reply.flushes;
    if (reply.kind === 'data') this.#turn?.push(reply.bytes);
    if (reply.kind !== 'data' || reply.last) this.#finish()?.resolve();
  }

  #finish(): Turn | undefined {
    clearTimeout(this.#timer);
    const turn = this.#turn;
    this.#turn = undefined;
    return turn;
  }

  /** The thread is of no use any more: whoever waits hears why, the next client opens a new one. */
  #lose(thread: Worker, reason: EngineError): void {
    if (thread !== this.#thread) return;
    const turn = this.#finish();
    // A new thread must not open the directory while the old one still writes.
    const ended = this.#end();
    this.#started = undefined;
    void ended.then(() => turn?.reject(reason));
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#started = undefined;
    await thread?.terminate();
  }
}

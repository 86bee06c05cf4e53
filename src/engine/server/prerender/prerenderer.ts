// Draws first pages in a thread of its own, which is there while people come: it starts with the first page that is asked
// for and ends when nobody has come for a while.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { DrawnPage } from '#engine/model/first-page.ts';
import { ready, type Asks, type Drawing, type Order, type Reply } from './messages.ts';

export interface Prerenderer {
  /** Somebody comes: the thread is to be there by the time that there is something to draw. */
  readonly warmUp: () => void;
  /**
   * Undefined where it takes too long, cannot be drawn, or others wait: the application draws it itself. `ask`: for what
   * the page shows besides the answers that it is given.
   */
  readonly draw: (drawing: Drawing, ask: Asks) => Promise<DrawnPage | undefined>;
  readonly close: () => Promise<void>;
}

/** Milliseconds that an answer waits for its page. */
const patience = 300;
/** Pages that are drawn or wait to be. */
const mostAtOnce = 8;
/** Milliseconds after which nobody is expected any more: its memory is given back. */
const idle = 60 * 60_000;
/** Of different errors, so many are in the log. */
const mostTold = 20;
/** Milliseconds after which a thread that draws one page is taken to go round in circles. */
const longestDrawing = 10_000;
/** A thread that ends so often, and draws nothing meanwhile, is not begun again. */
const mostFailures = 3;

/** Undefined where the web app was not built so that it can be drawn. `dist`: its folder. */
export function buildPrerenderer(
  dist: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { limit = longestDrawing } = {},
): Prerenderer | undefined {
  if (!existsSync(join(dist, '.prerender/draw-web.js'))) return undefined;
  // As browsers are given it: who writes another meanwhile starts anew.
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  let thread: Worker | undefined;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isReady = false;
  const waiting = new Map<number, Waiting>();

  const tell = tellOnce(log);
  const forget = (ended: Worker): void => {
    if (thread !== ended) return;
    thread = undefined;
    isReady = false;
    for (const { resolve } of waiting.values()) resolve(undefined);
    waiting.clear();
  };
  const failed = (error: unknown): void => {
    failures += 1;
    log.warn({ err: error }, 'The thread that draws first pages ended');
  };
  const begin = (): Worker | undefined => {
    if (failures >= mostFailures) return undefined;
    const begun = new Worker(new URL(threadFile, import.meta.url), {
      workerData: { dist, page },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    answerAsks(begun, waiting);
    begun.on('message', (reply: Reply) => {
      if (reply.path !== undefined) return;
      if (reply.id === ready) isReady = true;
      else if (reply.error === undefined) failures = 0;
      else tell(reply.error);
      waiting.get(reply.id)?.resolve(reply.page);
      waiting.delete(reply.id);
    });
    begun.on('error', (error) => failed(error));
    begun.on('exit', () => forget(begun));
    begun.unref();
    return begun;
  };
  const warmUp = (): void => {
    thread ??= begin();
    clearTimeout(timer);
    timer = setTimeout(() => void thread?.terminate(), idle).unref();
  };
  const draw = async (drawing: Drawing, ask: Asks): Promise<DrawnPage | undefined> => {
    warmUp();
    // Who comes while it starts waits for nothing.
    if (thread === undefined || !isReady || waiting.size >= mostAtOnce) return undefined;
    const worker = thread;
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<DrawnPage | undefined>();
    waiting.set(id, { resolve, ask });
    send(worker, { id, drawing });
    setTimeout(() => {
      if (!waiting.has(id) || thread !== worker) return;
      failed(new Error(`A page was not drawn within ${limit} ms`));
      void worker.terminate();
    }, limit).unref();
    const tooLate = setTimeout(giveUp, patience, waiting, id);
    return promise.finally(() => clearTimeout(tooLate));
  };
  return {
    warmUp,
    draw,
    close: async () => {
      clearTimeout(timer);
      await thread?.terminate();
    },
  };
}

interface Waiting {
  readonly resolve: (page: DrawnPage | undefined) => void;
  readonly ask: Asks;
}

/** Nobody waits for the page any more: nothing is asked for it either. */
function giveUp(waiting: Map<number, Waiting>, id: number): void {
  const asked = waiting.get(id);
  if (asked === undefined) return;
  waiting.set(id, { ...asked, ask: async () => undefined });
  asked.resolve(undefined);
}

/** What a page asks for while it is drawn. */
function answerAsks(thread: Worker, waiting: ReadonlyMap<number, Waiting>): void {
  thread.on('message', async ({ id, path }: Reply) => {
    if (path === undefined) return;
    const answer = await waiting
      .get(id)
      ?.ask(path)
      .catch(() => undefined);
    send(thread, { id, path, answer });
  });
}

function send(thread: Worker, order: Order): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  thread.postMessage(order);
}

/** Each page that cannot be drawn says the same each time. */
function tellOnce(log: Pick<FastifyBaseLogger, 'warn'>): (error: string) => void {
  const told = new Set<string>();
  return (error) => {
    if (told.size >= mostTold || told.has(error)) return;
    told.add(error);
    log.warn({ err: error }, 'A first page could not be drawn');
  };
}

/** Beside this one, in the sources and in what src/engine/build/build-server.ts makes of them. */
const threadFile = import.meta.url.endsWith('.ts') ? './prerender-thread.ts' : './prerender-thread.js';

// The thread that draws first pages with the web app's own components, one after the other: the application is told that
// it is in a browser like the one that asks, and finds the answers to its first requests.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawnPage, FirstAnswer } from '#engine/model/first-page.ts';
import { beLike, documentLook, standIn } from './browser-stand-in.ts';
import { ready, type Drawing, type Order, type Reply } from './messages.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What src/draw-web.ts exports, made beside the page (vite.config.ts). */
interface Drawer {
  /** Undefined where it is not what this draws. */
  readonly draw: (place: Place, timeZone: string) => Promise<string | undefined>;
  readonly prepare: () => Promise<void>;
}

const { dist, page } = workerData as { readonly dist: string; readonly page: string };
const { imports } = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1] ?? '{"imports":{}}') as {
  readonly imports: Readonly<Record<string, string>>;
};
// What schemas, configs and texts say, as the page finds it.
registerHooks({
  resolve: (name, context, next) => {
    const address = imports[name];
    return address === undefined
      ? next(name, context)
      : { url: pathToFileURL(join(dist, address)).href, shortCircuit: true };
  },
});
standIn(/<link rel="icon" href="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '');
const { draw, prepare } = (await import(pathToFileURL(join(dist, '.prerender/draw-web.js')).href)) as Drawer;
await prepare();

/** Nobody's: by it the application finds what was answered. */
const token = 'drawn';

/** Undefined where it is not drawn here, or what it shows could not be had in time: the application tells of that. */
async function drawPage(
  { place, language, browser, session, answers }: Drawing,
  ask: (path: string) => Promise<FirstAnswer | undefined>,
): Promise<DrawnPage | undefined> {
  beLike(browser, { jwt_token: token, language });
  let isWhole = true;
  let open = 0;
  const given = new Map(answers.map((answer) => [answer.path, answer]));
  given.set(`/session?token=${token}`, { path: '', status: 200, headers: {}, body: { ...session, token } });
  const answered = async (path: string) => {
    open += 1;
    const answer = given.get(path) ?? (await ask(path));
    open -= 1;
    isWhole &&= answer?.status === 200;
    return answer && asResponse(answer);
  };
  const none = { delete: () => true, clear: () => undefined };
  Object.assign(globalThis, {
    earlyAnswers: { language, token, askedAt: performance.now(), answers: { ...none, get: answered } },
  });
  const html = await draw(placeAt(place), browser.timeZone);
  return html === undefined || !isWhole || open > 0
    ? undefined
    : { ...documentLook(), html: html.replaceAll(' style="', ' data-style="') };
}

function placeAt(address: string): Place {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
}

function asResponse({ status, headers, body }: FirstAnswer) {
  return { ok: status < 300, status, headers: Object.entries(headers), json: async () => body };
}

/** What was asked of the server, by page and path. */
const asked = new Map<string, (answer: FirstAnswer | undefined) => void>();
const ask = async (id: number, path: string) => {
  const { promise, resolve } = Promise.withResolvers<FirstAnswer | undefined>();
  asked.set(`${id} ${path}`, resolve);
  tell({ id, path });
  return promise;
};

let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (order: Order) => {
  const { id } = order;
  if ('path' in order) {
    asked.get(`${id} ${order.path}`)?.(order.answer);
    asked.delete(`${id} ${order.path}`);
    return;
  }
  last = last.then(async () => {
    const reply = await drawPage(order.drawing, async (path) => ask(id, path)).then(
      (page): Reply => ({ id, page }),
      (error: unknown): Reply => ({
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    tell(reply);
  });
});
tell({ id: ready });

function tell(reply: Reply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(reply);
}

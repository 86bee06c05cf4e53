// The thread that draws first pages with the web app's own components, one after the other: the application is told that
// it is in a browser like the one that asks, and finds the answers to its first requests.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawnPage, FirstAnswer } from '#engine/model/first-page.ts';
import { beLike, documentLook, standIn } from './browser-stand-in.ts';
import { ready, type Drawing, type Order, type Reply, type Work } from './messages.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** What src/draw-web.ts exports, made beside the page (vite.config.ts). */
interface Drawer {
  readonly asks: (place: Place) => readonly string[];
  readonly draw: (place: Place, timeZone: string) => Promise<string>;
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
const { asks, draw, prepare } = (await import(pathToFileURL(join(dist, '.prerender/draw-web.js')).href)) as Drawer;
await prepare();

/** Nobody's: by it the application finds what was answered. */
const token = 'drawn';

async function drawPage({ place, language, browser, session, answers }: Drawing): Promise<DrawnPage> {
  beLike(browser, { jwt_token: token, language });
  const given = [
    ...answers,
    { path: `/session?token=${token}`, status: 200, headers: {}, body: { ...session, token } },
  ];
  Object.assign(globalThis, {
    earlyAnswers: {
      language,
      token,
      askedAt: performance.now(),
      answers: new Map(given.map((answer) => [answer.path, asResponse(answer)])),
    },
  });
  const html = await draw(placeAt(place), browser.timeZone);
  return { ...documentLook(), html: html.replaceAll(' style="', ' data-style="') };
}

function placeAt(address: string): Place {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
}

async function asResponse({ status, headers, body }: FirstAnswer) {
  return { ok: status < 300, status, headers: Object.entries(headers), json: async () => body };
}

let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', ({ id, work }: Order) => {
  last = last.then(async () => {
    const reply = await answer(work).then(
      (answered): Reply => ({ id, ...answered }),
      (error: unknown): Reply => ({
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    tell(reply);
  });
});
tell({ id: ready });

async function answer(work: Work): Promise<Pick<Reply, 'asks' | 'page'>> {
  return 'answers' in work ? { page: await drawPage(work) } : { asks: asks(placeAt(work.place)) };
}

function tell(reply: Reply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  parentPort?.postMessage(reply);
}

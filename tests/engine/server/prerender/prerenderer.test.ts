// The thread that draws first pages: what it is told, and what becomes of a page that cannot be drawn.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asks, Drawing } from '#engine/server/prerender/messages.ts';
import { buildPrerenderer, type Prerenderer } from '#engine/server/prerender/prerenderer.ts';

let dist: string;
let warned: unknown[];
let prerenderer: Prerenderer | undefined;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'prerender-'));
  warned = [];
});
afterEach(async () => {
  await prerenderer?.close();
  rmSync(dist, { recursive: true, force: true });
});

/** A build of a web app, with what draws its pages. */
function built(draw: string, limits?: { readonly limit: number }): Prerenderer {
  mkdirSync(join(dist, '.prerender'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}');
  writeFileSync(join(dist, 'assets/roles-1.js'), `export const roles = ['of the model'];`);
  writeFileSync(
    join(dist, 'index.html'),
    `<script type="importmap">{"imports":{"model/roles":"/assets/roles-1.js"}}</script><link rel="icon" href="data:,mark">`,
  );
  writeFileSync(join(dist, '.prerender/draw-web.js'), `export const prepare = async () => {};\n${draw}`);
  prerenderer = buildPrerenderer(dist, { warn: (...told: unknown[]) => void warned.push(told) }, limits);
  if (prerenderer === undefined) throw new Error('there is nothing to draw with');
  return prerenderer;
}

const drawing = (more: Partial<Drawing['browser']> = {}): Drawing => ({
  place: '/list?x=1',
  language: 'fr',
  session: { user: { name: 'Ana' } },
  answers: [{ path: '/api/rides', status: 200, headers: { 'x-total-count': '7' }, body: ['row'] }],
  browser: { width: 390, isDark: true, timeZone: 'America/Sao_Paulo', platform: 'MacIntel', kept: {}, ...more },
});

const asksNothing: Asks = async (path) => Promise.reject(new Error(`asked for ${path}`));

/** Nobody waits for a thread that starts. */
async function drawn({ draw }: Prerenderer, what = drawing(), ask = asksNothing) {
  return vi.waitFor(async () => (await draw(what, ask)) ?? Promise.reject(new Error('not in time')), {
    timeout: 20_000,
  });
}

describe('what draws a page', () => {
  it('finds the browser, the answers and the model of who asks', async () => {
    const page = await drawn(
      built(`import { roles } from 'model/roles';
export const draw = async (place, timeZone) => {
  const { documentElement } = document;
  documentElement.lang = 'fr-FR';
  documentElement.dir = 'rtl';
  documentElement.dataset.scrollbars = 'thin';
  documentElement.style.setProperty('--ground', '#fff');
  documentElement.style.colorScheme = 'dark';
  const early = globalThis.earlyAnswers;
  const list = await early.answers.get('/api/rides');
  const session = await early.answers.get('/session?token=' + localStorage.getItem('jwt_token'));
  return JSON.stringify([
    place, timeZone, roles, localStorage.getItem('language'), navigator.platform,
    matchMedia('(min-width: 390px)').matches, matchMedia('(min-width: 600px)').matches,
    matchMedia('(prefers-color-scheme: dark)').matches, matchMedia('print').matches,
    document.querySelector('link[rel="icon"]').href, await list.json(), list.headers, (await session.json()).user,
    typeof document.createElement,
  ]);
};`),
    );
    expect(JSON.parse(page.html)).toEqual([
      { pathname: '/list', search: '?x=1' },
      'America/Sao_Paulo',
      ['of the model'],
      'fr',
      'MacIntel',
      true,
      false,
      true,
      false,
      'data:,mark',
      ['row'],
      [['x-total-count', '7']],
      { name: 'Ana' },
      'undefined',
    ]);
    const { lang, dir, style, data } = page;
    expect({ lang, dir, style, data }).toEqual({
      lang: 'fr-FR',
      dir: 'rtl',
      style: { '--ground': '#fff', colorScheme: 'dark' },
      data: { scrollbars: 'thin' },
    });
  });

  it('keeps nothing of one person for the next', async () => {
    const own = built(`export const draw = async () => {
  const seen = [localStorage, sessionStorage].map((one) => one.getItem('left'));
  seen.push(localStorage.getItem('settings'), document.documentElement.lang);
  localStorage.setItem('left', 'behind');
  sessionStorage.setItem('left', 'behind');
  document.documentElement.lang = 'pt-BR';
  return JSON.stringify(seen);
};`);
    const first = await drawn(own, drawing({ kept: { settings: 'own' } }));
    expect(JSON.parse(first.html)).toEqual([null, null, 'own', '']);
    expect(JSON.parse((await drawn(own)).html)).toEqual([null, null, null, '']);
  });

  const shows = (path: string) => `export const draw = async () => {
  const { answers } = globalThis.earlyAnswers;
  const rows = await (await answers.get('/api/rides'))?.json();
  const more = await (await answers.get('${path}'))?.json();
  return JSON.stringify([rows, more]);
};`;

  it('asks for what it shows besides, and for nothing that it was given', async () => {
    const asked: string[] = [];
    const page = await drawn(built(shows('/api/parks?id=1')), drawing(), async (path) => {
      asked.push(path);
      return { path, status: 200, headers: {}, body: ['park'] };
    });
    expect(JSON.parse(page.html)).toEqual([['row'], ['park']]);
    expect(new Set(asked)).toEqual(new Set(['/api/parks?id=1']));
  });

  it.each([
    ['refused', async (path: string) => ({ path, status: 403, headers: {}, body: {} })],
    ['not to be had', asksNothing],
  ])('is left to the application where something of it is %s', async (_, ask) => {
    const other = shows('/api/parks?id=1').replace('export const draw', 'const other');
    const own = built(`${other}\nexport const draw = async (place) => (place.search === '' ? 'good' : other());`);
    await drawn(own, { ...drawing(), place: '/list' });
    expect(await own.draw(drawing(), ask)).toBeUndefined();
    expect(warned).toEqual([]);
  });

  it('is left to the application while an answer that it shows is under way', async () => {
    const own = built(`export const draw = async ({ search }) => {
  if (search !== '') void globalThis.earlyAnswers.answers.get('/api/parks?id=1');
  return 'good';
};`);
    await drawn(own, { ...drawing(), place: '/list' });
    expect(await own.draw(drawing(), async () => new Promise(() => undefined))).toBeUndefined();
  });

  it('asks for nothing once nobody waits for it', async () => {
    const own = built(`export const draw = async ({ search }) => {
  if (search === '') return 'good';
  await new Promise((resolve) => setTimeout(resolve, 400));
  await globalThis.earlyAnswers.answers.get('/api/parks?id=1');
  return 'late';
};`);
    await drawn(own, { ...drawing(), place: '/list' });
    const asked: string[] = [];
    const ask: Asks = async (path) => {
      asked.push(path);
      return { path, status: 200, headers: {}, body: [] };
    };
    expect(await own.draw(drawing(), ask)).toBeUndefined();
    // Pages are drawn one after the other.
    await drawn(own, { ...drawing(), place: '/list' }, ask);
    expect(asked).toEqual([]);
  });

  it('is left to the application where it is no list', async () => {
    const own = built(`export const draw = async ({ search }) => (search === '' ? undefined : 'good');`);
    await drawn(own);
    expect(await own.draw({ ...drawing(), place: '/list' }, asksNothing)).toBeUndefined();
  });

  it('says styles in a form that the page’s policy takes', async () => {
    const own = built(`export const draw = async () => '<p style="color:red" class="a">style="x"</p>';`);
    expect((await drawn(own)).html).toBe('<p data-style="color:red" class="a">style="x"</p>');
  });

  it('draws one after the other, each its own', async () => {
    const own = built(`let busy = false;
export const draw = async ({ search }) => {
  if (busy) throw new Error('two at once');
  busy = true;
  await new Promise((resolve) => setTimeout(resolve, 2));
  busy = false;
  return search;
};`);
    await drawn(own);
    const places = Array.from({ length: 6 }, (_, at) => `/list?${at}`);
    const pages = await Promise.all(places.map(async (place) => own.draw({ ...drawing(), place }, asksNothing)));
    expect(pages.map((page) => page?.html)).toEqual(places.map((place) => place.slice(5)));
  });

  it('is told of in the log where it fails, and draws the next page', async () => {
    const own = built(`let count = 0;
export const draw = async () => { if ((count += 1) === 1) throw new Error('no rows'); return 'good'; };`);
    await vi.waitFor(async () => expect((await own.draw(drawing(), asksNothing))?.html).toBe('good'), {
      timeout: 20_000,
    });
    expect(JSON.stringify(warned)).toContain('no rows');
  });

  it('is not waited for where it takes long', async () => {
    const own = built(
      `export const draw = async ({ search }) => (search === '' ? 'good' : new Promise(() => undefined));`,
    );
    await drawn(own, { ...drawing(), place: '/list' });
    expect(await own.draw(drawing(), asksNothing)).toBeUndefined();
  });

  it('is begun anew where it goes round in circles', async () => {
    const own = built(`export const draw = async ({ search }) => { while (search === '?x=1'); return 'good'; };`, {
      limit: 2500,
    });
    const round = async () => {
      expect(await own.draw(drawing(), asksNothing)).toBeUndefined();
      expect(warned).toHaveLength(1);
    };
    await vi.waitFor(round, { timeout: 20_000 });
    expect((await drawn(own, { ...drawing(), place: '/list' })).html).toBe('good');
  });

  it('is not begun again and again where it cannot run', async () => {
    const own = built(`throw new Error('broken');`);
    const ended = async (times: number) => {
      expect(await own.draw(drawing(), asksNothing)).toBeUndefined();
      expect(warned).toHaveLength(times);
    };
    await vi.waitFor(async () => ended(3), { timeout: 20_000 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await ended(3);
  });

  it('is not there where the web app was built without', () => {
    expect(buildPrerenderer(dist, { warn: () => undefined })).toBeUndefined();
  });
});

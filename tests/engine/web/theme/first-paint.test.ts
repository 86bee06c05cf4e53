import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from '#engine/model/routes.ts';
import { routes } from '#generated/routes.ts';
import '#engine/web/api/early-answers.ts';
import { firstLists } from '#engine/web/list/first-lists.ts';
import { keepFirstPaint } from '#engine/web/theme/first-paint.ts';
import { allPalettes } from '#engine/web/theme/all-palettes.ts';

const { dark12, light9 } = allPalettes;
const script = readFileSync(join(import.meta.dirname, '../../../../src/engine/web/first-paint.js'), 'utf8');
const style = document.documentElement.style;

/** As the browser does before it draws. */
function openPage({ systemIsDark = false } = {}): void {
  style.cssText = '';
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
  // oxlint-disable-next-line no-implied-eval -- a plain script of our own
  new Function(script)();
}

beforeEach(() => {
  style.cssText = '';
});
afterEach(() => {
  delete document.documentElement.dataset['letters'];
});

describe('the first paint', () => {
  it('is dark for whoever chose dark on a light system', () => {
    keepFirstPaint({ palette: dark12, scheme: 'dark', side: 'dark' });
    openPage();
    expect(style.colorScheme).toBe('dark');
    expect(style.getPropertyValue('--first-ground')).toBe(dark12.ground);
  });

  it('follows the system where the reader does', () => {
    keepFirstPaint({ palette: light9, scheme: 'system', side: 'light' });
    keepFirstPaint({ palette: dark12, scheme: 'system', side: 'dark' });
    openPage();
    expect(style.getPropertyValue('--first-ground')).toBe(light9.ground);
    openPage({ systemIsDark: true });
    expect(style.getPropertyValue('--first-ground')).toBe(dark12.ground);
  });

  it.each([null, 'not JSON', '{}', '[]'])('is the style sheet’s own when %s is stored', (stored) => {
    if (stored !== null) localStorage.setItem('first_paint', stored);
    openPage();
    expect(style.getPropertyValue('--first-ground')).toBe('');
  });
});

describe('the letters', () => {
  const address = '/assets/latin-1.woff2';
  const { dataset } = document.documentElement;

  /** How often the letters are asked for by a page of a build. */
  function opened(): number {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    script.dataset['letters'] = address;
    const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    openPage();
    current.mockRestore();
    const links = [...document.querySelectorAll(`link[rel="preload"][href="${address}"]`)];
    for (const link of links) link.remove();
    return links.length;
  }
  beforeEach(() => {
    delete dataset['letters'];
  });

  it('are not waited for by a first visit', () => {
    expect([opened(), dataset['letters']]).toEqual([0, undefined]);
  });

  it('are those of a later visit, unless a new build has others', () => {
    localStorage.setItem('letters', address);
    expect([opened(), dataset['letters']]).toEqual([1, '']);
    delete dataset['letters'];
    localStorage.setItem('letters', '/assets/latin-0.woff2');
    expect([opened(), dataset['letters']]).toEqual([0, undefined]);
  });
});

describe('what comes next', () => {
  const files = { page: ['/screens.js'] };
  const texts = { pt: ['/pt.js', '/all-pt.js'], en: ['/en.js', '/all-en.js'] };
  const places = '/api/places?_sort=name&_order=ASC&_start=0&_end=25';
  const views = '/api/list-views/places';
  const lists = { '/places': [places, views] };
  const page = {
    html: '<main><a href="/places/1"><b data-style="color: red">Park</b></a></main>',
    lang: 'en-US',
    dir: 'rtl',
    style: { colorScheme: 'dark', '--look-ground': '#000000' },
    data: { scrollbars: 'thin' },
  };
  const answers = [
    { path: places, status: 200, headers: { 'x-total-count': '1' }, body: [{ name: 'Park' }] },
    { path: views, status: 403, headers: {}, body: {} },
  ];
  /** Another one each time: a page of the test before may begin its own late. */
  let app = '';
  let count = 0;
  const linked = () =>
    [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
  const begun = () => document.querySelector(`script[src="${app}"]`)?.getAttribute('src');
  const root = () => document.getElementById('root') as HTMLElement;

  /** Opens the page at an address; answers the calls that are made, and how the one for the page is answered. */
  function opened(address: string) {
    // Without its type, which a page of tests would run.
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    const told = { files, texts, lists };
    for (const [name, value] of Object.entries(told)) script.dataset[name] = JSON.stringify(value);
    Object.assign(script.dataset, { app: (app = `/app-${(count += 1)}.js`), model: '/model.js' });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    const first = Promise.withResolvers<Response>();
    const calls = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url) =>
        (url as string).endsWith('first-page') ? first.promise : new Promise(() => undefined),
      );
    history.replaceState(null, '', address);
    openPage();
    return {
      calls: calls.mock.calls.map(([url, init]) => [url, new Headers(init?.headers).get('authorization')]),
      sent: calls.mock.calls.map(([, init]) => init?.body).filter((body) => typeof body === 'string'),
      answer: (body: object, status = 200) =>
        first.resolve(new Response(JSON.stringify(body), { status, headers: { 'x-web-build': 'b' } })),
      fail: () => first.reject(new TypeError('offline')),
    };
  }
  const session = ['/session?token=a-token', 'Bearer a-token'];
  const whole = ['/model.js', '/all-en.js', '/screens.js'];

  beforeEach(() => {
    localStorage.setItem('jwt_token', 'a-token');
    localStorage.setItem('language', 'en');
    document.body.innerHTML = '<div id="root"><div class="splash"></div></div>';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    for (const added of document.head.querySelectorAll('link[rel="modulepreload"], script, meta')) added.remove();
    document.body.replaceChildren();
    globalThis.earlyAnswers = undefined;
    history.replaceState(null, '', '/');
  });

  it('is asked for at once: of whoever is signed in the session, and the list with the page that it makes', () => {
    localStorage.setItem('settings', '{"density":"compact"}');
    const { calls, sent } = opened('/places');
    expect(calls).toEqual([session, ['/api/first-page', 'Bearer a-token']]);
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        place: '/places',
        asks: [places, views],
        browser: {
          width: window.innerWidth,
          isDark: false,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          platform: navigator.platform,
          kept: { settings: '{"density":"compact"}' },
        },
      },
    ]);
    // The list is not kept waiting for files that it is drawn without.
    expect([linked(), begun()]).toEqual([[], undefined]);
  });

  it('is shown as the server drew it, in its colours, before the application is begun', async () => {
    const { answer } = opened('/places');
    answer({ answers, page });
    const begunBefore = await new Promise((resolve) => {
      new MutationObserver(() => resolve(begun())).observe(root(), { childList: true });
    });
    expect([root().textContent, begunBefore]).toEqual(['Park', undefined]);
    const { lang, dir, dataset } = document.documentElement;
    expect([lang, dir, dataset['scrollbars']]).toEqual(['en-US', 'rtl', 'thin']);
    expect([style.colorScheme, style.getPropertyValue('--look-ground')]).toEqual(['dark', '#000000']);
    expect(root().querySelector('b')?.outerHTML).toBe('<b style="color: red;">Park</b>');
    await vi.waitFor(() => expect(begun()).toBe(app));
    expect(linked()).toEqual(whole);
  });

  it('is taken over by the application, each answer for itself', async () => {
    const { answer } = opened('/places');
    answer({ answers, page });
    const of = async (path: string) => {
      const got = await globalThis.earlyAnswers?.answers.get(path);
      return { ...got, headers: Object.fromEntries(got?.headers ?? []), json: got?.json() };
    };
    const common = { 'content-type': 'text/plain;charset=UTF-8', 'x-web-build': 'b' };
    expect(await of(places)).toEqual({
      ok: true,
      status: 200,
      headers: { ...common, 'x-total-count': '1' },
      json: [{ name: 'Park' }],
    });
    expect(await of(views)).toEqual({ ok: false, status: 403, headers: common, json: {} });
  });

  it('keeps what is pressed before anybody is there to answer, but for what opens by itself', async () => {
    const { answer } = opened('/places');
    answer({ answers, page });
    await vi.waitFor(() => expect(root().textContent).toBe('Park'));
    const link = root().querySelector('a') as HTMLElement;
    const press = (more: MouseEventInit) =>
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
    expect([press({}), press({ ctrlKey: true })]).toEqual([false, true]);
    expect(globalThis.earlyAnswers?.page?.presses).toEqual([link]);
  });

  it.each([
    ['has no page', { answers }, 200],
    ['is refused', { message: 'no' }, 401],
  ])('is the application at once where the answer %s', async (_, body, status) => {
    const { answer } = opened('/places');
    answer(body, status);
    await vi.waitFor(() => expect(begun()).toBe(app));
    expect(root().innerHTML).toBe('<div class="splash"></div>');
  });

  it('is the application where no answer comes', async () => {
    const { fail } = opened('/places');
    fail();
    await vi.waitFor(() => expect(begun()).toBe(app));
    await expect(globalThis.earlyAnswers?.answers.get(places)).rejects.toThrow('offline');
  });

  it.each(['/places', '/places/1'])('is the application, whatever is kept as the language (%s)', async (address) => {
    localStorage.setItem('language', 'pt_BR');
    const { answer } = opened(address);
    answer({ answers });
    await vi.waitFor(() => expect(begun()).toBe(app));
  });

  it('is not shown over what the application has drawn', async () => {
    const { answer } = opened('/places');
    Object.assign(globalThis.earlyAnswers ?? {}, { isDrawn: true });
    answer({ answers, page });
    await vi.waitFor(() => expect(begun()).toBe(app));
    expect(root().innerHTML).toBe('<div class="splash"></div>');
  });

  it('is asked of the host that the page names', () => {
    document.head.append(Object.assign(document.createElement('meta'), { name: 'api-url', content: 'https://api.x/' }));
    expect(opened('/places').calls.map(([url]) => url)).toEqual([
      'https://api.x/session?token=a-token',
      'https://api.x/api/first-page',
    ]);
  });

  it('is of an address that narrows its list what the server finds in it', async () => {
    const { calls, sent, answer } = opened('/places?q=park');
    expect(calls).toEqual([session, ['/api/first-page', 'Bearer a-token']]);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ place: '/places?q=park' });
    expect(JSON.parse(sent[0] ?? '')).not.toHaveProperty('asks');
    const narrowed = `${places}&q=park`;
    answer({ answers: [{ ...answers[0], path: narrowed }], page });
    await vi.waitFor(() => expect(begun()).toBe(app));
    expect(root().textContent).toBe('Park');
    expect(await globalThis.earlyAnswers?.answers.get(narrowed)).toMatchObject({ ok: true });
  });

  it('has what its rows lead to as well, where its drawing asked for it', async () => {
    const { answer } = opened('/places');
    const owners = '/api/owners?id=1';
    answer({ answers: [...answers, { ...answers[0], path: owners }], page });
    await vi.waitFor(() => expect(begun()).toBe(app));
    expect(await globalThis.earlyAnswers?.answers.get(owners)).toMatchObject({ ok: true });
  });

  it('is of what is no list the session, and at once all files', async () => {
    expect(opened('/places/1').calls).toEqual([session]);
    expect(linked()).toEqual(whole);
    await vi.waitFor(() => expect(begun()).toBe(app));
  });

  it('is nothing of the API for whoever looks as another role, or came back after his session', () => {
    sessionStorage.setItem('view_as', '{"role":"support"}');
    expect(opened('/places').calls).toEqual([]);
    sessionStorage.clear();
    vi.restoreAllMocks();
    localStorage.setItem('expires_at', '1');
    expect(opened('/places').calls).toEqual([]);
  });

  it('is for a guest the texts of the entrance', () => {
    localStorage.clear();
    expect(opened('/places').calls).toEqual([]);
    expect(linked()).toEqual(['/model.js', '/pt.js']);
  });

  it('is, of each list, word for word what the application asks then', () => {
    const declared: readonly Route[] = routes;
    const ofLists = declared.filter(({ screen, path }) => screen === 'list' && !path.includes(':'));
    expect(Object.keys(firstLists())).toEqual(ofLists.map(({ path }) => path));
    expect(firstLists()['/apps/administration/orders']).toEqual([
      '/api/orders?_sort=purchaseDate&_order=DESC&_start=0&_end=25',
      '/api/list-views/orders',
    ]);
  });
});

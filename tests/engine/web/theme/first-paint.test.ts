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
  const lists = { '/places': [places, '/api/list-views/places'] };

  /** Opens the page at an address; answers the files and the calls that are asked for. */
  function asked(address: string) {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    for (const [name, value] of Object.entries({ files, texts, lists })) script.dataset[name] = JSON.stringify(value);
    const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    history.replaceState(null, '', address);
    openPage();
    current.mockRestore();
    const links = [...document.querySelectorAll('link[rel="modulepreload"]')];
    for (const link of links) link.remove();
    const seen = calls.mock.calls.map(([url, init]) => [url, new Headers(init?.headers).get('authorization')]);
    calls.mockRestore();
    return { files: links.map((link) => link.getAttribute('href')), calls: seen };
  }

  beforeEach(() => {
    localStorage.setItem('jwt_token', 'a-token');
    localStorage.setItem('language', 'en');
  });
  afterEach(() => {
    globalThis.earlyAnswers = undefined;
    document.querySelector('meta[name="api-url"]')?.remove();
    history.replaceState(null, '', '/');
  });

  it('is asked for at once: of whoever is signed in the session, the list, the page and all texts of his language', () => {
    expect(asked('/places')).toEqual({
      files: ['/all-en.js', '/screens.js'],
      calls: [
        ['/session?token=a-token', 'Bearer a-token'],
        [places, 'Bearer a-token'],
        ['/api/list-views/places', 'Bearer a-token'],
      ],
    });
  });

  it('is asked of the host that the page names', () => {
    document.head.append(Object.assign(document.createElement('meta'), { name: 'api-url', content: 'https://api.x/' }));
    expect(asked('/places').calls[1]?.[0]).toBe(`https://api.x${places}`);
  });

  it('is of an address that narrows its list only the session', () => {
    expect(asked('/places?q=park').calls).toEqual([['/session?token=a-token', 'Bearer a-token']]);
  });

  it('is nothing of the API for whoever looks as another role, or came back after his session', () => {
    sessionStorage.setItem('view_as', '{"role":"support"}');
    expect(asked('/places').calls).toEqual([]);
    sessionStorage.clear();
    localStorage.setItem('expires_at', '1');
    expect(asked('/places').calls).toEqual([]);
  });

  it('is for a guest the texts of the entrance', () => {
    localStorage.clear();
    expect(asked('/places')).toEqual({ files: ['/pt.js'], calls: [] });
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

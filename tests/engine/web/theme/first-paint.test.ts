import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the files that come next', () => {
  const files = {
    page: ['/shell.js', '/list.js'],
    texts: { pt: ['/pt.js', '/all-pt.js'], en: ['/en.js', '/all-en.js'] },
  };
  const asked = (): (string | null)[] => {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    script.dataset['files'] = JSON.stringify(files);
    const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    openPage();
    current.mockRestore();
    const links = [...document.querySelectorAll('link[rel="modulepreload"]')];
    for (const link of links) link.remove();
    return links.map((link) => link.getAttribute('href'));
  };

  it('are asked for at once: of whoever is signed in the page and all texts of his language', () => {
    localStorage.setItem('jwt_token', 'a token');
    localStorage.setItem('language', 'en');
    expect(asked()).toEqual(['/en.js', '/all-en.js', '/shell.js', '/list.js']);
  });

  it('are for a guest the texts of the entrance', () => {
    localStorage.clear();
    expect(asked()).toEqual(['/pt.js']);
  });
});

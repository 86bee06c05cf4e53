// What the web app finds of a browser in a thread that draws its pages: what one keeps, how wide its window is. It has no
// elements (src/engine/web/prerender/has-elements.ts).
import type { BrowserFacts, DrawnPage } from '#engine/model/first-page.ts';

const nothing = () => undefined;

class KeptTexts {
  readonly #texts = new Map<string, string>();

  getItem(name: string): string | null {
    return this.#texts.get(name) ?? null;
  }

  setItem(name: string, text: string): void {
    this.#texts.set(name, text);
  }

  removeItem(name: string): void {
    this.#texts.delete(name);
  }

  clear(): void {
    this.#texts.clear();
  }
}

const local = new KeptTexts();
const session = new KeptTexts();
let facts: BrowserFacts = { width: 0, isDark: false, timeZone: 'UTC', platform: '', kept: {} };
let root: { lang: string; dir: string; dataset: Record<string, string>; style: Record<string, unknown> };

/** `mark`: address of the page's icon. */
export function standIn(mark: string): void {
  const icon = { href: mark };
  Object.defineProperty(globalThis, 'navigator', {
    value: {
      get platform() {
        return facts.platform;
      },
      onLine: true,
      userAgent: '',
    },
  });
  Object.assign(globalThis, {
    window: globalThis,
    localStorage: local,
    sessionStorage: session,
    addEventListener: nothing,
    removeEventListener: nothing,
    dispatchEvent: nothing,
    matchMedia: (query: string) => ({
      matches: holds(query),
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
    document: {
      title: '',
      get documentElement() {
        return root;
      },
      querySelector: (selector: string) => (selector === 'link[rel="icon"]' ? icon : null),
      addEventListener: nothing,
      removeEventListener: nothing,
    },
  });
}

function holds(query: string): boolean {
  const width = /^\(min-width: (\d+)px\)$/.exec(query);
  if (width !== null) return facts.width >= Number(width[1]);
  return query === '(prefers-color-scheme: dark)' && facts.isDark;
}

/** Another browser, of somebody who may be another: nothing is left of the one before. */
export function beLike(browser: BrowserFacts, kept: Readonly<Record<string, string>>): void {
  facts = browser;
  for (const storage of [local, session]) storage.clear();
  for (const [name, text] of Object.entries({ ...browser.kept, ...kept })) local.setItem(name, text);
  const style: Record<string, unknown> = {
    setProperty: (name: string, value: string) => void (style[name] = value),
  };
  root = { lang: '', dir: 'ltr', dataset: {}, style };
}

/** What the application told the document. */
export function documentLook(): Omit<DrawnPage, 'html'> {
  const { lang, dir, dataset, style } = root;
  const texts = Object.entries(style).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { lang, dir, style: Object.fromEntries(texts), data: dataset };
}

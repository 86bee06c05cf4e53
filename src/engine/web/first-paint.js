// Runs before anything is drawn: the ground is that of the last visit, so that nobody who chose dark colours is flashed
// at; and what the page needs next is asked for at once, not when the file before it has been read.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem('first_paint'));
    const isDark =
      kept.scheme === 'dark' || (kept.scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    const { mode, ...colors } = kept[isDark ? 'dark' : 'light'];
    const { style } = document.documentElement;
    style.colorScheme = mode;
    for (const [name, color] of Object.entries(colors)) style.setProperty(`--first-${name}`, color);
  } catch {
    // A first visit, or a storage that is closed: the style sheet's own colours.
  }
  // Written by src/engine/build (first-paint.ts, write-model.ts).
  const dataset = document.currentScript?.dataset ?? {};
  const ask = (rel, href, more) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }));
  try {
    // Those of the last visit, which lie in the browser; without a build, as in development, they are not held back.
    const { letters } = dataset;
    if (!letters || localStorage.getItem('letters') === letters) {
      document.documentElement.dataset.letters = '';
      if (letters) ask('preload', letters, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    }
  } catch {
    // The system's letters.
  }
  const parse = (text) => JSON.parse(text ?? '{}');

  /** The application computes for a tenth of a second before it draws anything: what can be seen is painted before. */
  let isBegun = false;
  const begin = () => {
    // In development the page itself asks for it.
    if (isBegun || !dataset.app) return;
    isBegun = true;
    try {
      askForRest();
    } catch {
      // The application asks itself; what is kept may be of a language that there is not.
    }
    // Where it does not come, links lead on by themselves.
    const onerror = () => globalThis.earlyAnswers && (globalThis.earlyAnswers.page = undefined);
    void parsed.then(() =>
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', src: dataset.app, onerror }),
      ),
    );
  };
  const parsed = new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve();
  });
  /** Files that the application asks for next. */
  const askForRest = () => {
    const texts = parse(dataset.texts);
    const [first, all] = texts[language] ?? texts.pt;
    for (const href of token ? [dataset.model, all, ...parse(dataset.files).page] : [dataset.model, first])
      ask('modulepreload', href);
    // What browsers read for numbers and days when these are first written, while the files are on their way.
    if (!token) return;
    new Intl.NumberFormat(language).format(0);
    new Intl.DateTimeFormat(language).format(0);
  };

  /** What the server drew, until the application draws the same (src/engine/web/prerender/take-over.ts). */
  const show = ({ html, lang, dir, style: { colorScheme, ...properties }, data }, early) => {
    const { documentElement } = document;
    Object.assign(documentElement, { lang, dir });
    Object.assign(documentElement.dataset, data);
    documentElement.style.colorScheme = colorScheme;
    for (const [name, value] of Object.entries(properties)) documentElement.style.setProperty(name, value);
    const root = document.getElementById('root');
    root.innerHTML = html;
    // The page's policy takes no styles as text.
    for (const element of root.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style;
      delete element.dataset.style;
    }
    early.page = { presses: [] };
    root.addEventListener('click', keepPress, { capture: true });
  };
  /** Nobody is there yet to answer it; in a tab of its own a link opens by itself. */
  const keepPress = (event) => {
    const { page, isDrawn } = globalThis.earlyAnswers ?? {};
    if (!page || isDrawn || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    page.presses.push(event.target);
  };

  /** What a page looks like depends on these too (src/engine/model/first-page.ts). */
  const browser = () => ({
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    platform: navigator.platform,
    kept: Object.fromEntries(
      ['settings', 'shortcuts', 'organization_name']
        .map((name) => [name, localStorage.getItem(name)])
        .filter(([, text]) => text !== null),
    ),
  });

  /** Asks for session and first page at once; whether the page was asked for. */
  const askFirst = () => {
    const expiry = localStorage.getItem('expires_at');
    // Whoever looks as another role asks in other words: the application's.
    if (!token || (expiry && Number(expiry) <= Date.now()) || sessionStorage.getItem('view_as')) return false;
    const host = document.querySelector('meta[name="api-url"]')?.content.replace(/\/+$/, '') ?? '';
    const headers = { Accept: 'application/json', 'Accept-Language': language, Authorization: `Bearer ${token}` };
    // Taken over by src/engine/web/api/early-answers.ts.
    const early = { language, token, askedAt: performance.now(), answers: new Map(), isDrawn: false };
    globalThis.earlyAnswers = early;
    const keep = (path, answer) => {
      answer.catch(() => undefined);
      early.answers.set(host + path, answer);
    };
    const session = `/session?token=${token}`;
    keep(session, fetch(host + session, { headers }));
    const lists = parse(dataset.lists)[location.pathname];
    if (!lists || (location.search && !dataset.app)) return false;
    // What an address says besides, and what the rows lead to, is known to who draws the page.
    const asks = location.search ? undefined : lists;
    const first = askPage({ host, headers, asks, early });
    for (const path of asks ?? [])
      keep(
        path,
        first.then((answers) => answers.get(path)),
      );
    first.then((answers) => {
      for (const [path, answer] of answers) if (!asks?.includes(path)) keep(path, Promise.resolve(answer));
    }, begin);
    return true;
  };
  /** Resolves to the answers by their paths. */
  const askPage = async ({ host, headers, asks, early }) => {
    const response = await fetch(`${host}/api/first-page`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ place: location.pathname + location.search, asks, browser: dataset.app && browser() }),
    });
    const { answers, page } = response.ok ? await response.json() : { answers: [] };
    await parsed;
    if (page && dataset.app && !early.isDrawn) {
      show(page, early);
      await new Promise((resolve) => {
        // A window that nobody sees paints nothing.
        setTimeout(resolve, 100);
        requestAnimationFrame(() => setTimeout(resolve));
      });
    }
    begin();
    const common = Object.fromEntries(response.headers);
    return new Map(
      answers.map(({ path, status, headers: own, body }) => [
        path,
        { ok: status === 200, status, headers: Object.entries({ ...common, ...own }), json: () => body },
      ]),
    );
  };

  let isAsked = false;
  let token;
  let language = 'pt';
  try {
    token = localStorage.getItem('jwt_token');
    language = localStorage.getItem('language') ?? 'pt';
    isAsked = askFirst();
  } catch {
    // The application asks itself.
  }
  // Without an answer the application comes all the same: it says what is wrong.
  if (isAsked) setTimeout(begin, 1000);
  else begin();
})();

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
  try {
    const token = localStorage.getItem('jwt_token');
    const language = localStorage.getItem('language') ?? 'pt';
    const expiry = localStorage.getItem('expires_at');
    // Whoever looks as another role asks in other words: the application's.
    if (token && !(expiry && Number(expiry) <= Date.now()) && !sessionStorage.getItem('view_as')) {
      const host = document.querySelector('meta[name="api-url"]')?.content.replace(/\/+$/, '') ?? '';
      const headers = {
        Accept: 'application/json',
        'Accept-Language': language,
        Authorization: `Bearer ${token}`,
      };
      const lists = location.search ? [] : (JSON.parse(dataset.lists)[location.pathname] ?? []);
      const asked = [`/session?token=${token}`, ...lists].map((path) => {
        const answer = fetch(host + path, { headers });
        answer.catch(() => undefined);
        return [host + path, answer];
      });
      // Taken over by src/engine/web/api/early-answers.ts.
      globalThis.earlyAnswers = { language, token, askedAt: performance.now(), answers: new Map(asked) };
    }
    const { page } = JSON.parse(dataset.files);
    const texts = JSON.parse(dataset.texts);
    const [first, all] = texts[language] ?? texts.pt;
    for (const href of token ? [all, ...page] : [first]) ask('modulepreload', href);
    // What browsers read for numbers and days when these are first written, while the files are on their way.
    if (token) {
      new Intl.NumberFormat(language).format(0);
      new Intl.DateTimeFormat(language).format(0);
    }
  } catch {
    // The application asks itself.
  }
})();

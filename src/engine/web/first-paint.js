// Runs before anything is drawn: the ground is that of the last visit, so that nobody who chose dark colours is flashed
// at; and what the page needs next is fetched at once, not when the file before it has been read.
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
  try {
    // Written by src/engine/build/first-paint.ts; a page that is not built fetches as it goes.
    const { page, texts } = JSON.parse(document.currentScript.dataset.files);
    const [first, rest] = texts[localStorage.getItem('language')] ?? texts.pt;
    const files = localStorage.getItem('jwt_token') ? [first, rest, ...page] : [first];
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  } catch {
    // The application fetches them itself.
  }
})();

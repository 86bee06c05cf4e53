// Runs before anything is drawn: the ground is that of the last visit, so that nobody who chose dark colours is flashed
// at.
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
})();

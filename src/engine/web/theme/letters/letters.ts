// The letters are the largest file of a first page and nobody waits for them: a first visit is drawn in the system's
// own. They come when the page has all it asked for, and are shown while nobody looks: exchanging them in sight breaks
// lines elsewhere, and lays out every text there is. Later visits have them from the first painting
// (src/engine/web/first-paint.js).
import type { QueryClient } from '@tanstack/react-query';
import { whenAnswered } from '../../api/when-answered.ts';

/** Where first-paint.js looks for the address of the letters that this browser has. */
const kept = 'letters';
const latin = '1em "Inter Variable"';

/** Does nothing where they are shown already. */
export function bringLetters(queries: QueryClient): void {
  const { dataset } = document.documentElement;
  const address = document.querySelector<HTMLScriptElement>('script[data-letters]')?.dataset['letters'];
  if (address === undefined || dataset['letters'] !== undefined) return;
  const bring = async () => {
    await document.fonts.load(latin);
    whenHidden(() => {
      dataset['letters'] = '';
    });
    localStorage.setItem(kept, address);
  };
  // Without connection, or with a storage that is closed, nothing is missing: the next visit tries again.
  whenAnswered(queries, () => void bring().catch(() => undefined));
}

/** Once nobody sees the page, as when another tab is looked at. */
function whenHidden(act: () => void): void {
  const look = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
  look();
}

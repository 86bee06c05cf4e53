// The letters are the largest file of a first page and nobody waits for them: a first visit is drawn in the system's
// own. They come when the page has all it asked for, and are shown from the next page on, as exchanging them in sight
// would break lines elsewhere. Later visits have them from the first painting (src/engine/web/first-paint.js).
import { useLayoutEffect } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { whenAnswered } from '../../api/when-answered.ts';

/** Where first-paint.js looks for the address of the letters that this browser has. */
const kept = 'letters';
const latin = '1em "Inter Variable"';
/** Path of the page that they came to; undefined: they did not, or are shown. */
let cameTo: string | undefined;

/** Does nothing where they are shown already. */
export function bringLetters(queries: QueryClient): void {
  const { dataset } = document.documentElement;
  const address = document.querySelector<HTMLScriptElement>('script[data-letters]')?.dataset['letters'];
  if (address === undefined || dataset['letters'] !== undefined) return;
  const bring = async () => {
    await document.fonts.load(latin);
    cameTo = location.pathname;
    localStorage.setItem(kept, address);
  };
  // Without connection, or with a storage that is closed, nothing is missing: the next visit tries again.
  whenAnswered(queries, () => void bring().catch(() => undefined));
}

/** Shows them with a page that they did not come to: the one before is not laid out once more for them. */
export function useLetters(pathname: string): void {
  useLayoutEffect(() => {
    // A list in another order is the same page.
    if (cameTo === undefined || cameTo === pathname) return;
    cameTo = undefined;
    document.documentElement.dataset['letters'] = '';
  }, [pathname]);
}

// The letters are the largest file of a first page and nobody waits for them: a first visit is drawn in the system's
// own. They come when the page has all it asked for, and are shown from the next page on, as exchanging them in sight
// would break lines elsewhere. Later visits have them from the first painting (src/engine/web/first-paint.js).
import type { QueryClient } from '@tanstack/react-query';
import type { createRouter } from '../../routing/router.tsx';
import { whenIdle } from '../../kit/when-idle.ts';

/** Where first-paint.js looks for the address of the letters that this browser has. */
const kept = 'letters';
const latin = '1em "Inter Variable"';
/** Milliseconds after which a page that was busy is looked at again. */
const again = 500;

interface Surroundings {
  readonly queries: QueryClient;
  readonly router: Pick<ReturnType<typeof createRouter>, 'subscribe'>;
}

/** Does nothing where they are shown already. */
export function bringLetters({ queries, router }: Surroundings): void {
  const { dataset } = document.documentElement;
  const address = document.querySelector<HTMLScriptElement>('script[data-letters]')?.dataset['letters'];
  if (address === undefined || dataset['letters'] !== undefined) return;
  const bring = async () => {
    await document.fonts.load(latin);
    const { pathname } = location;
    const leave = router.subscribe((state) => {
      // A list in another order is the same page.
      if (state.location.pathname === pathname) return;
      dataset['letters'] = '';
      leave();
    });
    localStorage.setItem(kept, address);
  };
  // Without connection, or with a storage that is closed, nothing is missing: the next visit tries again.
  whenAnswered(queries, () => void bring().catch(() => undefined));
}

/** Calls once nothing is under way and nobody is waited for. */
function whenAnswered(queries: QueryClient, act: () => void): void {
  whenIdle(() => (queries.isFetching() === 0 ? act() : setTimeout(whenAnswered, again, queries, act)));
}

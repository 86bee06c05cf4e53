import { useCallback } from 'react';
import { useStore } from '#engine/web/kit/use-store.ts';

/** Pixels from which on a window is called so; Material's, and those of the style sheets. */
const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Whether a query of CSS holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useStore(subscribe, () => window.matchMedia(query).matches);
}

export function useWidthFrom(breakpoint: Breakpoint): boolean {
  return useMedia(`(min-width: ${breakpoints[breakpoint]}px)`);
}

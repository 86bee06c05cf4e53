// Light, dark or as the system says; kept in this browser and the same in all its tabs.
import { useCallback, useSyncExternalStore } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';

export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const storageKey = 'color_scheme';

/** The choice, and how to change it. */
export function useColorScheme(): readonly [ColorScheme, (scheme: ColorScheme) => void] {
  const scheme = useSyncExternalStore(subscribe, readColorScheme);
  const change = useCallback((next: ColorScheme) => {
    localStorage.setItem(storageKey, next);
    // The event reaches the other tabs by itself, this one only so.
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  }, []);
  return [scheme, change];
}

/** What the choice amounts to now. */
export function useColorMode(): 'light' | 'dark' {
  const [scheme] = useColorScheme();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (scheme === 'system') return systemIsDark ? 'dark' : 'light';
  return scheme;
}

function readColorScheme(): ColorScheme {
  const stored = localStorage.getItem(storageKey) as ColorScheme | null;
  return stored !== null && colorSchemes.includes(stored) ? stored : 'system';
}

function subscribe(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}

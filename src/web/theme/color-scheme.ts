// Light, dark or as the system says; one of the reader's settings.
import { useCallback } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Settings } from '#web/shell/read-settings.ts';
import { useSettings } from '#web/shell/settings.ts';

export { colorSchemes } from '#web/shell/read-settings.ts';
export type ColorScheme = Settings['colorScheme'];

/** The choice, and how to change it. */
export function useColorScheme(): readonly [ColorScheme, (scheme: ColorScheme) => void] {
  const { settings, change } = useSettings();
  const choose = useCallback((colorScheme: ColorScheme) => change({ colorScheme }), [change]);
  return [settings.colorScheme, choose];
}

/** What the choice amounts to now. */
export function useColorMode(): 'light' | 'dark' {
  const [scheme] = useColorScheme();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  if (scheme === 'system') return systemIsDark ? 'dark' : 'light';
  return scheme;
}

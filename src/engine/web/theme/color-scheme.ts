// Light, dark or as the system says; one of the reader's settings.
import { useCallback } from 'react';
import type { Settings } from '#engine/web/shell/settings/read-settings.ts';
import { useSettings } from '#engine/web/shell/settings/settings.ts';
import { isDark, type PaletteName } from './palettes.ts';
import { useMedia } from './use-media.ts';

export { colorSchemes } from '#engine/web/shell/settings/read-settings.ts';
export type ColorScheme = Settings['colorScheme'];

/** The choice, and how to change it. */
export function useColorScheme(): readonly [ColorScheme, (scheme: ColorScheme) => void] {
  const { settings, change } = useSettings();
  const choose = useCallback((colorScheme: ColorScheme) => change({ colorScheme }), [change]);
  return [settings.colorScheme, choose];
}

/**
 * The choice under which a main palette just picked is what shows: a light choice would turn a dark palette into its
 * light side, and the other way round.
 */
export function schemeShowing(
  main: PaletteName,
  { scheme, mode }: { readonly scheme: ColorScheme; readonly mode: 'light' | 'dark' },
): ColorScheme {
  if (isDark(main)) return scheme === 'light' ? 'system' : scheme;
  return mode === 'dark' ? 'light' : scheme;
}

/** What the choice amounts to now. */
export function useColorMode(): 'light' | 'dark' {
  const [scheme] = useColorScheme();
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  if (scheme === 'system') return systemIsDark ? 'dark' : 'light';
  return scheme;
}

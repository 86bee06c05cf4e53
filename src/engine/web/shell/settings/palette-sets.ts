// Named sets of palettes, one for each part of the shell, that go well together.
import type { Settings } from './read-settings.ts';

type Theme = Settings['theme'];

const set = (
  main: Theme['main'],
  navbar: Theme['navbar'],
  toolbar: Theme['toolbar'],
  footer: Theme['footer'],
): Theme => ({ main, navbar, toolbar, footer });

/** In the order in which they are offered; the first is the product's own. */
export const paletteSets = {
  standard: set('light9', 'dark11', 'light11', 'dark'),
  bright: set('light9', 'light11', 'light11', 'light11'),
  classic: set('legacy', 'greyDark', 'legacy', 'greyDark'),
  calm: set('default', 'defaultDark', 'default', 'defaultDark'),
  sky: set('light1', 'dark1', 'light1', 'dark1'),
  sand: set('light2', 'dark2', 'light2', 'dark2'),
  forest: set('light3', 'dark3', 'light3', 'dark3'),
  orchid: set('light4', 'dark4', 'light4', 'dark4'),
  rose: set('light5', 'dark5', 'light5', 'dark5'),
  sea: set('light6', 'dark6', 'light6', 'dark6'),
  mint: set('light7', 'dark7', 'light7', 'dark7'),
  graphite: set('light10', 'dark10', 'light10', 'dark10'),
  butter: set('light12', 'dark12', 'light12', 'dark12'),
  night: set('dark9', 'dark11', 'dark9', 'dark'),
  carbon: set('dark10', 'dark', 'dark10', 'dark'),
  midnight: set('dark12', 'dark12', 'dark12', 'dark'),
} as const satisfies Record<string, Theme>;

export type PaletteSetName = keyof typeof paletteSets;
export const paletteSetNames = Object.keys(paletteSets) as PaletteSetName[];

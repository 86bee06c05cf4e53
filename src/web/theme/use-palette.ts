import { use, useDeferredValue } from 'react';
import type { Palette } from './palette.ts';
import { loadPalette, standIn, type PaletteName } from './palettes.ts';

/** The colours of a palette. While one is fetched the one before stays; at the very start the default of the same brightness. */
export function usePalette(name: PaletteName): Palette {
  const settled = useDeferredValue(name, standIn(name));
  const wanted = loadPalette(name);
  if (!(wanted instanceof Promise)) return wanted;
  const shown = loadPalette(settled);
  return shown instanceof Promise ? use(shown) : shown;
}

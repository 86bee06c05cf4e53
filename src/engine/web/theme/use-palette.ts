import type { Palette } from './palette.ts';
import { loadPalette, standInFor, type PaletteName } from './palettes.ts';
import { useArrived } from './use-arrived.ts';

/**
 * The colours of a palette. While one is fetched the one before stays; at the very start the default of the same
 * brightness.
 */
export function usePalette(name: PaletteName): Palette {
  return useArrived(loadPalette(name), standInFor(name));
}

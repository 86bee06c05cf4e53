import { createContext } from 'react';
import type { Density } from './density-styles.ts';
import type { Palette } from './palette.ts';
import { defaultPalettes } from './palettes.ts';

export type ThemeSlot = 'main' | 'navbar' | 'toolbar' | 'footer';

interface Slot {
  readonly slot: ThemeSlot;
  readonly palette: Palette;
  readonly animations: boolean;
  readonly density: Density;
}

/** The part of the page around, and how it is drawn. */
export const SlotContext = createContext<Slot>({
  slot: 'main',
  palette: defaultPalettes.light9,
  animations: true,
  density: 'comfortable',
});

// Every palette, for where they are chosen: more than most pages need (palettes.ts).
import type { Palette } from './palette.ts';
import { defaultPalettes, type PaletteName } from './palettes.ts';
import further from './further-palettes.json' with { type: 'json' };

export const allPalettes = { ...defaultPalettes, ...further } as Readonly<Record<PaletteName, Palette>>;

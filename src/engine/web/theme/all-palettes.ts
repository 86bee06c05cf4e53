// Every palette, for where they are chosen: more than most pages need (palettes.ts).
import type { Palette } from './palette.ts';
import defaults from './default-palettes.json' with { type: 'json' };
import further from './further-palettes.json' with { type: 'json' };

export const allPalettes = { ...defaults, ...further } as Readonly<
  Record<keyof typeof defaults | keyof typeof further, Palette>
>;

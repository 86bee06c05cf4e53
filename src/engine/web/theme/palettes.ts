// The named colour sets that settings refer to, as data: a name of these files is a palette. The defaults come with the
// page, all others when one of them is first wanted.
import type { Palette } from './palette.ts';
import defaults from './default-palettes.json' with { type: 'json' };
import type further from './further-palettes.json';

/** At hand from the start: the defaults of the four slots and their dark sides. */
export const defaultPalettes = defaults as Readonly<Record<keyof typeof defaults, Palette>>;

/** In the order in which they are offered. */
export const paletteNames = [
  'default',
  'legacy',
  'light1',
  'light2',
  'light3',
  'light4',
  'light5',
  'light6',
  'light7',
  'light8',
  'light9',
  'light10',
  'light11',
  'light12',
  'defaultDark',
  'greyDark',
  'dark1',
  'dark2',
  'dark3',
  'dark4',
  'dark5',
  'dark6',
  'dark7',
  'dark8',
  'dark9',
  'dark10',
  'dark11',
  'dark12',
  'dark',
] as const satisfies readonly (keyof typeof defaults | keyof typeof further)[];
export type PaletteName = (typeof paletteNames)[number];

export function isPaletteName(name: unknown): name is PaletteName {
  return paletteNames.some((each) => each === name);
}

/** The default that stands in until `name` is loaded. */
export function standInFor(name: PaletteName): Palette {
  return defaultPalettes[isDark(name) ? 'dark9' : 'light9'];
}

const loading = new Map<PaletteName, Promise<Palette>>();
let arrived: Readonly<Partial<Record<PaletteName, Palette>>> = {};

/**
 * The colours: a default at once, any other when all have come, until then as the same promise each time; without network
 * the stand-in's.
 */
export function loadPalette(name: PaletteName): Palette | Promise<Palette> {
  if (isDefault(name)) return defaultPalettes[name];
  const there = arrived[name];
  if (there !== undefined) return there;
  const known = loading.get(name);
  if (known !== undefined) return known;
  const load = import('./all-palettes.ts').then(
    ({ allPalettes }) => (arrived = allPalettes)[name],
    () => {
      loading.delete(name);
      return standInFor(name);
    },
  );
  loading.set(name, load);
  return load;
}

/** The dark palette for a chosen one: its own dark side when it is light. */
export function darkSide(name: PaletteName): PaletteName {
  if (name === 'default') return 'defaultDark';
  if (name === 'legacy') return 'greyDark';
  return name.replace('light', 'dark') as PaletteName;
}

/** The light palette for a chosen one: its own light side when it is dark. */
export function lightSide(name: PaletteName): PaletteName {
  if (!isDark(name)) return name;
  return paletteNames.find((light) => !isDark(light) && darkSide(light) === name) ?? 'light9';
}

export function isDark(name: PaletteName): boolean {
  return /dark/i.test(name);
}

function isDefault(name: PaletteName): name is keyof typeof defaults {
  return Object.hasOwn(defaultPalettes, name);
}

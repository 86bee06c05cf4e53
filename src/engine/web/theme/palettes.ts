// The named colour sets that settings refer to. The defaults come with the page, every other when it is first wanted.
import type { Palette } from './palette.ts';
import { palette as dark } from './palettes/dark.ts';
import { palette as dark9 } from './palettes/dark9.ts';
import { palette as dark11 } from './palettes/dark11.ts';
import { palette as light9 } from './palettes/light9.ts';
import { palette as light11 } from './palettes/light11.ts';

/** At hand from the start: the defaults of the four slots and their dark sides. */
const defaults = { light9, light11, dark9, dark11, dark } as const satisfies Record<string, Palette>;

const files = {
  default: () => import('./palettes/default.ts'),
  defaultDark: () => import('./palettes/default-dark.ts'),
  legacy: () => import('./palettes/legacy.ts'),
  greyDark: () => import('./palettes/grey-dark.ts'),
  light1: () => import('./palettes/light1.ts'),
  light2: () => import('./palettes/light2.ts'),
  light3: () => import('./palettes/light3.ts'),
  light4: () => import('./palettes/light4.ts'),
  light5: () => import('./palettes/light5.ts'),
  light6: () => import('./palettes/light6.ts'),
  light7: () => import('./palettes/light7.ts'),
  light8: () => import('./palettes/light8.ts'),
  light10: () => import('./palettes/light10.ts'),
  light12: () => import('./palettes/light12.ts'),
  dark1: () => import('./palettes/dark1.ts'),
  dark2: () => import('./palettes/dark2.ts'),
  dark3: () => import('./palettes/dark3.ts'),
  dark4: () => import('./palettes/dark4.ts'),
  dark5: () => import('./palettes/dark5.ts'),
  dark6: () => import('./palettes/dark6.ts'),
  dark7: () => import('./palettes/dark7.ts'),
  dark8: () => import('./palettes/dark8.ts'),
  dark10: () => import('./palettes/dark10.ts'),
  dark12: () => import('./palettes/dark12.ts'),
} as const satisfies Record<string, () => Promise<{ readonly palette: Palette }>>;

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
] as const satisfies readonly (keyof typeof defaults | keyof typeof files)[];
export type PaletteName = (typeof paletteNames)[number];

export function isPaletteName(name: unknown): name is PaletteName {
  return paletteNames.some((each) => each === name);
}

/** The default that stands in until `name` is loaded. */
export function standInFor(name: PaletteName): Palette {
  return isDark(name) ? dark9 : light9;
}

const loading = new Map<PaletteName, Promise<Palette>>();

/** The colours: a default at once, any other as the same promise each time; without network the stand-in's. */
export function loadPalette(name: PaletteName): Palette | Promise<Palette> {
  if (isDefault(name)) return defaults[name];
  const known = loading.get(name);
  if (known !== undefined) return known;
  const load = files[name]().then(
    ({ palette }) => palette,
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
  return Object.hasOwn(defaults, name);
}

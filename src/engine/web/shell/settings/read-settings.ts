// What the settings may say, and reading them from what was saved. Pure.
import { isRecord } from '#engine/web/api/is-record.ts';
import { isPaletteName, type PaletteName } from '#engine/web/theme/palettes.ts';

export const layoutStyles = ['layout1', 'layout2', 'layout3'] as const;
export type LayoutStyle = (typeof layoutStyles)[number];
export const slots = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type Slot = (typeof slots)[number];
export const directions = ['ltr', 'rtl'] as const;
export const densities = ['comfortable', 'compact'] as const;
export const colorSchemes = ['system', 'light', 'dark'] as const;

export interface Settings {
  /** `config` holds what differs from the layout's own defaults. */
  readonly layout: { readonly style: LayoutStyle; readonly config: Readonly<Record<string, unknown>> };
  readonly theme: Readonly<Record<Slot, PaletteName>>;
  readonly direction: (typeof directions)[number];
  readonly customScrollbars: boolean;
  readonly animations: boolean;
  readonly density: (typeof densities)[number];
  readonly colorScheme: (typeof colorSchemes)[number];
  /** By entity; below a parent by both. */
  readonly lists?: Readonly<Record<string, ListArrangement>>;
}

/** How a person arranged the columns of a list. */
export interface ListArrangement {
  /** Paths in order; absent: those that the schema begins with. */
  readonly columns?: readonly string[];
  /** Paths of those that stay in sight beside what names the record. */
  readonly pinned?: readonly string[];
  /** Pixels by path. */
  readonly widths?: Readonly<Record<string, number>>;
}

/** As docs/specification.md has them. */
export const defaultSettings: Settings = {
  layout: { style: 'layout1', config: {} },
  theme: { main: 'light9', navbar: 'dark11', toolbar: 'light11', footer: 'dark' },
  direction: 'ltr',
  customScrollbars: true,
  animations: true,
  density: 'comfortable',
  colorScheme: 'system',
};

/** What is saved laid over the defaults; values this version doesn't know are left out. */
export function readSettings(saved: unknown): Settings {
  if (!isRecord(saved)) return defaultSettings;
  const layout = isRecord(saved['layout']) ? saved['layout'] : {};
  const theme = isRecord(saved['theme']) ? saved['theme'] : {};
  const oneOf = <Value extends string>(known: readonly Value[], value: unknown, otherwise: Value) =>
    known.find((each) => each === value) ?? otherwise;
  const palette = (slot: Slot): PaletteName => {
    const name = theme[slot];
    return isPaletteName(name) ? name : defaultSettings.theme[slot];
  };
  return {
    layout: {
      style: oneOf(layoutStyles, layout['style'], defaultSettings.layout.style),
      config: isRecord(layout['config']) ? layout['config'] : {},
    },
    theme: { main: palette('main'), navbar: palette('navbar'), toolbar: palette('toolbar'), footer: palette('footer') },
    direction: oneOf(directions, saved['direction'], defaultSettings.direction),
    customScrollbars: saved['customScrollbars'] !== false,
    animations: saved['animations'] !== false,
    density: oneOf(densities, saved['density'], defaultSettings.density),
    colorScheme: oneOf(colorSchemes, saved['colorScheme'], defaultSettings.colorScheme),
    ...(isRecord(saved['lists']) && { lists: readLists(saved['lists']) }),
  };
}

function readLists(saved: Readonly<Record<string, unknown>>): Readonly<Record<string, ListArrangement>> {
  return Object.fromEntries(
    Object.entries(saved).flatMap(([entity, value]) => (isRecord(value) ? [[entity, readArrangement(value)]] : [])),
  );
}

function readArrangement({ columns, pinned, widths }: Readonly<Record<string, unknown>>): ListArrangement {
  const known = readPaths(columns);
  const staying = readPaths(pinned);
  const drawn = Object.entries(isRecord(widths) ? widths : {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
  );
  return {
    ...(known.length > 0 && { columns: known }),
    ...(staying.length > 0 && { pinned: staying }),
    ...(drawn.length > 0 && { widths: Object.fromEntries(drawn) }),
  };
}

export function isEmptyRecord(value: unknown): boolean {
  return value === undefined || value === null || (isRecord(value) && Object.keys(value).length === 0);
}

function readPaths(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : [];
}

// The named colour sets that settings refer to (SPEC section 9). Every text here reads at 4.5:1 and every edge at 3:1 on its grounds.
export interface Palette {
  readonly mode: 'light' | 'dark';
  /** Ground of the page, and of what lies on it. */
  readonly ground: string;
  readonly paper: string;
  readonly text: string;
  readonly textQuiet: string;
  /** Lines that only group. */
  readonly divider: string;
  /** Lines that show where a control is. */
  readonly edge: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly secondary: string;
  readonly error: string;
  readonly warning: string;
  readonly info: string;
  readonly success: string;
  /** The star of a favourite: a shape, no text. */
  readonly star: string;
  /** Ground of the chosen and of the hovered entry. */
  readonly selected: string;
  readonly hover: string;
}

const onLight = {
  mode: 'light',
  text: '#161b26',
  textQuiet: '#535c6e',
  divider: '#e4e7ec',
  edge: '#838c9d',
  primary: '#3a4bd0',
  onPrimary: '#ffffff',
  secondary: '#b4451f',
  error: '#b42318',
  warning: '#93550a',
  info: '#1a5fb4',
  success: '#12703f',
  star: '#b27a0c',
  selected: '#eceefb',
  hover: '#f4f5f8',
} as const;

const onDark = {
  mode: 'dark',
  text: '#e9ecf3',
  textQuiet: '#a5aebf',
  divider: '#2b3445',
  edge: '#6f7b91',
  primary: '#a9b3ff',
  onPrimary: '#141b45',
  secondary: '#ffab8a',
  error: '#ff9d94',
  warning: '#f5c06b',
  info: '#8cc1ff',
  success: '#77d6a3',
  star: '#f5c06b',
  selected: '#2a3254',
  hover: '#222a3a',
} as const;

export const palettes = {
  light9: { ...onLight, ground: '#f7f8fa', paper: '#ffffff' },
  light11: { ...onLight, ground: '#ffffff', paper: '#ffffff' },
  dark9: { ...onDark, ground: '#0f141d', paper: '#171d29' },
  dark10: { ...onDark, ground: '#131924', paper: '#1a212e' },
  dark11: {
    ...onDark,
    ground: '#101828',
    paper: '#1b253a',
    text: '#eef1f8',
    textQuiet: '#a9b4c9',
    divider: '#263149',
    edge: '#6b7994',
    selected: '#27325a',
    hover: '#1c2740',
  },
  dark: { ...onDark, ground: '#0c111b', paper: '#151b27', divider: '#232b3a' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** What stands for a light palette while the reader wants it dark. */
const darkFor: Partial<Record<PaletteName, PaletteName>> = { light9: 'dark9', light11: 'dark10' };
const lightFor: Partial<Record<PaletteName, PaletteName>> = { dark9: 'light9', dark10: 'light11' };

/** The palette to show for a chosen one when the page is light or dark. */
export function paletteIn(name: PaletteName, mode: 'light' | 'dark'): PaletteName {
  return (mode === 'dark' ? darkFor : lightFor)[name] ?? name;
}

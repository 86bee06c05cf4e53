// Slate greys with a soft indigo: the dark side of default.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#161920',
  paper: '#20242c',
  text: '#ebedf0',
  textQuiet: '#aeb1b7',
  divider: '#32373f',
  edge: '#82868e',
  primary: '#a2bcfe',
  onPrimary: '#182241',
  secondary: '#fbb08e',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#2e3854',
  hover: '#282d35',
};

// Lagoon: near black teal, turquoise signs.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#071717',
  paper: '#0f2222',
  text: '#e8eeee',
  textQuiet: '#a8b4b4',
  divider: '#213434',
  edge: '#738484',
  primary: '#6fd2c6',
  onPrimary: '#002b27',
  secondary: '#feac9e',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#113a36',
  hover: '#162b2a',
};

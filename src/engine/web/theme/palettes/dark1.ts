// Ink: deep blue, light blue signs.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#0c1724',
  paper: '#152131',
  text: '#e9edf3',
  textQuiet: '#a9b2bd',
  divider: '#263445',
  edge: '#768393',
  primary: '#8cc3fc',
  onPrimary: '#092540',
  secondary: '#fbb08e',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#22374d',
  hover: '#1c2a3c',
};

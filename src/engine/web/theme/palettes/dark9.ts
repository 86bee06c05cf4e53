// Night: the dark side of light9.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#0f141d',
  paper: '#171d29',
  text: '#e9ecf3',
  textQuiet: '#a5aebf',
  divider: '#2b3445',
  edge: '#78849b',
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
};

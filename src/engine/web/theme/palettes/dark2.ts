// Ember: dark clay and glowing terracotta.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#1c1512',
  paper: '#28201c',
  text: '#efeceb',
  textQuiet: '#b6b0ad',
  divider: '#3b322e',
  edge: '#89807d',
  primary: '#f8a87e',
  onPrimary: '#3b1906',
  secondary: '#70d5ed',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#4d2e1e',
  hover: '#312824',
};

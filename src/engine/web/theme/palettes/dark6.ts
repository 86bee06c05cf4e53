// Ocean: blue-green depth, clear water signs.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#0a1c25',
  paper: '#122731',
  text: '#e7eef2',
  textQuiet: '#a6b3bb',
  divider: '#243a46',
  edge: '#778a95',
  primary: '#78caee',
  onPrimary: '#002837',
  secondary: '#fcae93',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#1d3e4c',
  hover: '#19303c',
};

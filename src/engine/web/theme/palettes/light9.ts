// Mist: the ground of the product, cool and nearly white.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#f7f8fa',
  paper: '#ffffff',
  text: '#161b26',
  textQuiet: '#535c6e',
  divider: '#e4e7ec',
  edge: '#7e8798',
  primary: '#3a4bd0',
  onPrimary: '#ffffff',
  secondary: '#b4451f',
  error: '#b42318',
  warning: '#93550a',
  info: '#1a5fb4',
  success: '#12703f',
  star: '#b27a0c',
  selected: '#eceefb',
  hover: '#f1f3f6',
};

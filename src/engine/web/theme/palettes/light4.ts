// Lavender: pale violet, ripe violet signs.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#f6f3fc',
  paper: '#ffffff',
  text: '#1c1824',
  textQuiet: '#5d5867',
  divider: '#e2dfe9',
  edge: '#868191',
  primary: '#6c43b4',
  onPrimary: '#ffffff',
  secondary: '#a14174',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#af7a03',
  selected: '#eee9fe',
  hover: '#f2eff9',
};

// Rose: blush paper and raspberry.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#fdf4f5',
  paper: '#ffffff',
  text: '#231718',
  textQuiet: '#655658',
  divider: '#eadfe0',
  edge: '#908082',
  primary: '#a72459',
  onPrimary: '#ffffff',
  secondary: '#535eb8',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#af7a03',
  selected: '#fee6eb',
  hover: '#faeff1',
};

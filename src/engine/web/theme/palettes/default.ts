// Neutral greys with an indigo of their own: the plain office.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#f4f5f8',
  paper: '#ffffff',
  text: '#181b20',
  textQuiet: '#555b65',
  divider: '#dee1e5',
  edge: '#7f858f',
  primary: '#2f5bc2',
  onPrimary: '#ffffff',
  secondary: '#a84811',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#af7a03',
  selected: '#e4edff',
  hover: '#eff1f4',
};

// Sage: soft greens of a herb garden.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#f1f6ef',
  paper: '#ffffff',
  text: '#151d13',
  textQuiet: '#545e52',
  divider: '#dbe2da',
  edge: '#7e887c',
  primary: '#285d36',
  onPrimary: '#ffffff',
  secondary: '#9a5500',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#b17b00',
  selected: '#e3f1e6',
  hover: '#ecf3eb',
};

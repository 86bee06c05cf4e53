// Butter: pale yellow paper and navy ink.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#fcf8e5',
  paper: '#fffef7',
  text: '#211a00',
  textQuiet: '#625b39',
  divider: '#e8e4cd',
  edge: '#8d8561',
  primary: '#243779',
  onPrimary: '#ffffff',
  secondary: '#ab413e',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#af7a03',
  selected: '#e5edfe',
  hover: '#f9f4de',
};

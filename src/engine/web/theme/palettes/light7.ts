// Mint: cool green paper and teal.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#ecf8f5',
  paper: '#ffffff',
  text: '#0c1f1b',
  textQuiet: '#4c605b',
  divider: '#d6e4e0',
  edge: '#748984',
  primary: '#056662',
  onPrimary: '#ffffff',
  secondary: '#ab4046',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#b17b00',
  selected: '#dff1f0',
  hover: '#e7f5f1',
};

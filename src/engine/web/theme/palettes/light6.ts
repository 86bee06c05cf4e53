// Sky: airy cyan, water blue signs.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#ecf8fd',
  paper: '#ffffff',
  text: '#0b1d24',
  textQuiet: '#4a5e67',
  divider: '#d6e4ea',
  edge: '#738891',
  primary: '#006896',
  onPrimary: '#ffffff',
  secondary: '#ab4235',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#b07b05',
  selected: '#ddf0fd',
  hover: '#e7f4fa',
};

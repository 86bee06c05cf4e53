// Linen: ivory and tobacco, for long reading.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#f8f3e6',
  paper: '#fefcf6',
  text: '#221905',
  textQuiet: '#635a44',
  divider: '#e5decf',
  edge: '#8e846c',
  primary: '#69441c',
  onPrimary: '#ffffff',
  secondary: '#007835',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#af7a03',
  selected: '#f6ebe0',
  hover: '#f5efe0',
};

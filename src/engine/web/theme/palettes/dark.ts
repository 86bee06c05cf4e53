// Near black: the footer of the product.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#0c111b',
  paper: '#151b27',
  text: '#e9ecf3',
  textQuiet: '#a5aebf',
  divider: '#232b3a',
  edge: '#76829a',
  primary: '#a9b3ff',
  onPrimary: '#141b45',
  secondary: '#ffab8a',
  error: '#ff9d94',
  warning: '#f5c06b',
  info: '#8cc1ff',
  success: '#77d6a3',
  star: '#f5c06b',
  selected: '#2a3254',
  hover: '#202838',
};

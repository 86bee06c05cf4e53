// Navy: the navigation of the product.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#101828',
  paper: '#1b253a',
  text: '#eef1f8',
  textQuiet: '#a9b4c9',
  divider: '#2d3953',
  edge: '#7c8aa6',
  primary: '#a9b3ff',
  onPrimary: '#141b45',
  secondary: '#ffab8a',
  error: '#ff9d94',
  warning: '#f5c06b',
  info: '#8cc1ff',
  success: '#77d6a3',
  star: '#f5c06b',
  selected: '#27325a',
  hover: '#202c47',
};

// Coffee: roasted browns and cream.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#221d17',
  paper: '#2d2620',
  text: '#efecea',
  textQuiet: '#b5b1ac',
  divider: '#403932',
  edge: '#908983',
  primary: '#d7b986',
  onPrimary: '#2f2107',
  secondary: '#95d7a2',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#483b26',
  hover: '#362f27',
};

// Pine: a forest at dusk.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#0f1913',
  paper: '#19231d',
  text: '#eaeeeb',
  textQuiet: '#acb3ae',
  divider: '#2a362f',
  edge: '#7b867f',
  primary: '#8cd19e',
  onPrimary: '#072c15',
  secondary: '#eeb97b',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#213d29',
  hover: '#202c25',
};

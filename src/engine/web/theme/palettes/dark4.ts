// Aubergine: violet shadows, lilac signs.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#181321',
  paper: '#231d2d',
  text: '#eeecf2',
  textQuiet: '#b3afba',
  divider: '#362f41',
  edge: '#837e8e',
  primary: '#caaef6',
  onPrimary: '#2a1c3c',
  secondary: '#f6a9cd',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#3a2f4b',
  hover: '#2c2537',
};

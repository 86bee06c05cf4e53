// Grey without any tint and a pale petrol: the dark side of legacy.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#222222',
  paper: '#2b2b2b',
  text: '#ebedef',
  textQuiet: '#b6b8bd',
  divider: '#3e3e3e',
  edge: '#8d9097',
  primary: '#92cee7',
  onPrimary: '#082833',
  secondary: '#fbb08e',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#2c454f',
  hover: '#343434',
};

// Wine: dark red cellar, rose signs.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#1f1116',
  paper: '#2b1b20',
  text: '#f1ebec',
  textQuiet: '#b9adb1',
  divider: '#3f2d32',
  edge: '#8d7c80',
  primary: '#f5a3b5',
  onPrimary: '#3b1620',
  secondary: '#bdbcfe',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#4a2b32',
  hover: '#352328',
};

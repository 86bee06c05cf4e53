// Midnight: navy night and brass.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#111629',
  paper: '#1a2037',
  text: '#eaecf5',
  textQuiet: '#abb1c1',
  divider: '#2c334c',
  edge: '#7c839a',
  primary: '#ecca76',
  onPrimary: '#2f2200',
  secondary: '#ffaba3',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#423514',
  hover: '#222842',
};

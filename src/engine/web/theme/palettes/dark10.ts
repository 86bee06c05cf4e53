// Carbon: white on black without colour.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'dark',
  ground: '#0a0a0a',
  paper: '#151515',
  text: '#ebedef',
  textQuiet: '#afb1b6',
  divider: '#262626',
  edge: '#777a81',
  primary: '#e8e8e8',
  onPrimary: '#242424',
  secondary: '#96c9fe',
  error: '#fc9d95',
  warning: '#f6c16b',
  info: '#8cc3fc',
  success: '#81d39f',
  star: '#f7c15f',
  selected: '#2c2829',
  hover: '#1d1d1d',
};

// Sand: warm paper and terracotta.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#faf3eb',
  paper: '#fffdfb',
  text: '#22190d',
  textQuiet: '#64594b',
  divider: '#e6dfd5',
  edge: '#8d8273',
  primary: '#994222',
  onPrimary: '#ffffff',
  secondary: '#057184',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#af7a03',
  selected: '#fee7e0',
  hover: '#f7efe6',
};

// Porcelain: a breath of blue, clear blue signs.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#f1f7fc',
  paper: '#ffffff',
  text: '#141c23',
  textQuiet: '#535c64',
  divider: '#dce2e8',
  edge: '#7c868f',
  primary: '#0061be',
  onPrimary: '#ffffff',
  secondary: '#a84811',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#b07b05',
  selected: '#e2eeff',
  hover: '#ecf3f8',
};

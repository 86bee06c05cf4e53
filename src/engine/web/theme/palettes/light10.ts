// Graphite: black on grey; colour only where something is to be said.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#f1f1f1',
  paper: '#ffffff',
  text: '#181b20',
  textQuiet: '#565b65',
  divider: '#dbdde1',
  edge: '#80858f',
  primary: '#2d2e30',
  onPrimary: '#ffffff',
  secondary: '#2668b6',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#b07b05',
  selected: '#ebedf0',
  hover: '#ededed',
};

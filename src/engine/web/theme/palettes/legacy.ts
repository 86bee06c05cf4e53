// The greys and the petrol blue that people know from the former product.
import type { Palette } from '../palette.ts';

export const palette: Palette = {
  mode: 'light',
  ground: '#eef0f2',
  paper: '#ffffff',
  text: '#151c1f',
  textQuiet: '#515d63',
  divider: '#d8dcdf',
  edge: '#7b868c',
  primary: '#005474',
  onPrimary: '#ffffff',
  secondary: '#a84811',
  error: '#b32322',
  warning: '#935a11',
  info: '#2063b0',
  success: '#1e7546',
  star: '#af7a03',
  selected: '#dff0f9',
  hover: '#eaedee',
};

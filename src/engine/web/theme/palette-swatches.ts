// The palettes at a glance, for lists to choose from: ground, chosen entry, primary, text. Saves loading them all; a
// test compares.
import type { PaletteName } from './palettes.ts';

export const paletteSwatches: Readonly<
  Record<PaletteName, readonly [ground: string, selected: string, primary: string, text: string]>
> = {
  default: ['#f4f5f8', '#e4edff', '#2f5bc2', '#181b20'],
  legacy: ['#eef0f2', '#dff0f9', '#005474', '#151c1f'],
  light1: ['#f1f7fc', '#e2eeff', '#0061be', '#141c23'],
  light2: ['#faf3eb', '#fee7e0', '#994222', '#22190d'],
  light3: ['#f1f6ef', '#e3f1e6', '#285d36', '#151d13'],
  light4: ['#f6f3fc', '#eee9fe', '#6c43b4', '#1c1824'],
  light5: ['#fdf4f5', '#fee6eb', '#a72459', '#231718'],
  light6: ['#ecf8fd', '#ddf0fd', '#006896', '#0b1d24'],
  light7: ['#ecf8f5', '#dff1f0', '#056662', '#0c1f1b'],
  light8: ['#f8f3e6', '#f6ebe0', '#69441c', '#221905'],
  light9: ['#f7f8fa', '#eceefb', '#3a4bd0', '#161b26'],
  light10: ['#f1f1f1', '#ebedf0', '#2d2e30', '#181b20'],
  light11: ['#ffffff', '#eceefb', '#3a4bd0', '#161b26'],
  light12: ['#fcf8e5', '#e5edfe', '#243779', '#211a00'],
  defaultDark: ['#161920', '#2e3854', '#a2bcfe', '#ebedf0'],
  greyDark: ['#222222', '#2c454f', '#92cee7', '#ebedef'],
  dark1: ['#0c1724', '#22374d', '#8cc3fc', '#e9edf3'],
  dark2: ['#1c1512', '#4d2e1e', '#f8a87e', '#efeceb'],
  dark3: ['#0f1913', '#213d29', '#8cd19e', '#eaeeeb'],
  dark4: ['#181321', '#3a2f4b', '#caaef6', '#eeecf2'],
  dark5: ['#1f1116', '#4a2b32', '#f5a3b5', '#f1ebec'],
  dark6: ['#0a1c25', '#1d3e4c', '#78caee', '#e7eef2'],
  dark7: ['#071717', '#113a36', '#6fd2c6', '#e8eeee'],
  dark8: ['#221d17', '#483b26', '#d7b986', '#efecea'],
  dark9: ['#0f141d', '#2a3254', '#a9b3ff', '#e9ecf3'],
  dark10: ['#0a0a0a', '#2c2829', '#e8e8e8', '#ebedef'],
  dark11: ['#101828', '#27325a', '#a9b3ff', '#eef1f8'],
  dark12: ['#111629', '#423514', '#ecca76', '#eaecf5'],
  dark: ['#0c111b', '#2a3254', '#a9b3ff', '#e9ecf3'],
};

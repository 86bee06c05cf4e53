import type { Palette } from './palette.ts';

/** Thin scrollbars in the palette's colours; none of it leaves the browser's own. */
export function scrollbarStyles(palette: Palette, custom: boolean): Readonly<Record<string, object>> {
  if (!custom) return {};
  return { '*': { scrollbarWidth: 'thin', scrollbarColor: `${palette.edge} transparent` } };
}

// Keeps the colours of the page for the next visit, where src/engine/web/first-paint.js reads them before anything is
// drawn.
import { isRecord } from '#engine/web/api/is-record.ts';
import type { Palette } from './palette.ts';

const storageKey = 'first_paint';

interface Shown {
  readonly palette: Palette;
  readonly scheme: 'system' | 'light' | 'dark';
  /** What the scheme amounts to now. */
  readonly side: 'light' | 'dark';
}

/** Colours the splash of this visit and of the next. */
export function keepFirstPaint({ palette, scheme, side }: Shown): void {
  const { mode, ground, divider: track, primary: sign, textQuiet: text } = palette;
  const colors = { ground, track, sign, text };
  const { style } = document.documentElement;
  for (const [name, color] of Object.entries(colors)) style.setProperty(`--first-${name}`, color);
  localStorage.setItem(storageKey, JSON.stringify({ ...readKept(), scheme, [side]: { mode, ...colors } }));
}

function readKept(): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

// The chip of a choice and the link to another record, hundreds of times on a page: one sheet in place of styles for
// each.
import type { Palette } from './palette.ts';

const tones = ['success', 'warning', 'error', 'info'] as const;

export function cellStyles(palette: Palette): Readonly<Record<string, object>> {
  return {
    '.option-chip': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      padding: '2px 8px',
      borderRadius: 32,
      backgroundColor: palette.hover,
      fontSize: '0.8125rem',
      whiteSpace: 'nowrap',
    },
    '.option-chip > span': {
      width: 8,
      height: 8,
      borderRadius: '50%',
      flex: 'none',
      backgroundColor: `color-mix(in srgb, ${palette.text} 38%, transparent)`,
    },
    'a.reference': { color: palette.primary, textDecoration: 'none', borderRadius: 4 },
    'a.reference:hover': { textDecoration: 'underline' },
    'a.reference:focus-visible': { outline: `2px solid ${palette.primary}`, outlineOffset: 2 },
    ...Object.fromEntries(
      tones.map((tone) => [`.option-chip > [data-tone="${tone}"]`, { backgroundColor: palette[tone] }]),
    ),
  };
}

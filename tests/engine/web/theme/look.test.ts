import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPaletteTheme } from '#engine/web/theme/create-palette-theme.ts';
import { lookProperties } from '#engine/web/theme/look-properties.ts';
import { entranceDuration, hoverDuration, hoverMotion } from '#engine/web/theme/motion.ts';
import { defaultPalettes } from '#engine/web/theme/palettes.ts';

const palette = defaultPalettes.light9;
const look = { palette, animations: true, customScrollbars: true, density: 'comfortable', direction: 'ltr' } as const;
const sheet = (path: string) => readFileSync(new URL(`../../../../src/engine/web/${path}`, import.meta.url), 'utf8');

describe('motion', () => {
  it('lasts as long as the specification says', () => {
    expect([entranceDuration, hoverDuration]).toEqual([1000, 400]);
    expect(lookProperties(look)['--look-entrance']).toContain('1000ms');
    expect(JSON.stringify(hoverMotion(true))).toContain('background-color 400ms');
  });

  it('is none where the system asks for less of it', () => {
    expect(hoverMotion(true)).toMatchObject({ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } });
    expect(sheet('theme/page.css')).toMatch(
      /\(prefers-reduced-motion: reduce\) \{\s*\*,\s*\*::before,\s*\*::after \{\s*animation: none !important;\s*transition: none !important;/,
    );
    expect(createPaletteTheme(look).motion.reducedMotion).toBe('system');
  });

  it('is none where animations are off', () => {
    const { motion, transitions } = createPaletteTheme({ ...look, animations: false });
    expect(motion.reducedMotion).toBe('always');
    expect(new Set(Object.values(transitions.duration))).toEqual(new Set([0]));
    const properties = lookProperties({ ...look, animations: false });
    for (const part of ['wave', 'appear', 'entrance', 'hover-motion', 'label-motion', 'width-motion'])
      expect(properties[`--look-${part}`], part).toBe('none');
    expect(hoverMotion(false)).toEqual({ transition: 'none' });
  });
});

describe('the density', () => {
  it('makes controls and rows smaller, and no target smaller than 24 px', () => {
    const { components, spacing } = createPaletteTheme({ ...look, density: 'compact' });
    expect(spacing(1)).toBe('7px');
    expect(components?.MuiTable?.defaultProps?.size).toBe('small');
    expect(components?.MuiTextField?.defaultProps?.size).toBe('small');
    for (const part of ['MuiListItemButton', 'MuiMenuItem'] as const) {
      const styles = components?.[part]?.styleOverrides as { root: { minHeight: number } } | undefined;
      expect(styles?.root.minHeight).toBeGreaterThanOrEqual(24);
    }
    const properties = lookProperties({ ...look, density: 'compact' });
    for (const part of ['tab', 'button', 'chip'])
      expect(Number.parseInt(properties[`--look-${part}`] ?? '', 10), part).toBeGreaterThanOrEqual(24);
  });

  it('changes nothing else of the look', () => {
    const { components, palette: colors } = createPaletteTheme({ ...look, density: 'compact' });
    expect(components?.MuiIconButton?.defaultProps).toEqual({ size: 'small' });
    expect(colors.primary.main).toBe(palette.primary);
  });
});

describe('the scrollbars', () => {
  it('are thin and in the colours of the palette, or the browser’s own', () => {
    const color = (customScrollbars: boolean) =>
      lookProperties({ ...look, customScrollbars })['--look-scrollbar-color'];
    expect([color(true), color(false)]).toEqual([`${palette.edge} transparent`, 'auto']);
    expect(sheet('theme/page.css')).toMatch(
      /html\[data-scrollbars='thin'\],\s*html\[data-scrollbars='thin'\] \* \{\s*scrollbar-width: thin;/,
    );
  });
});

describe('paper', () => {
  it('shows tables whole and nothing that is only for clicking', () => {
    const styles = sheet('theme/print.css');
    expect(styles).toMatch(/thead \{\s*display: table-header-group;/);
    expect(styles).toMatch(/\.MuiIconButton-root,[^{]*\{\s*display: none !important;/);
    expect(sheet('kit/buttons.css')).toMatch(/@media print \{\s*\.button \{\s*display: none !important;/);
  });
});

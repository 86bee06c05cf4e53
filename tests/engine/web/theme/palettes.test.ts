import { beforeAll, describe, expect, it } from 'vitest';
import { createPaletteTheme } from '#engine/web/theme/create-palette-theme.ts';
import type { Palette } from '#engine/web/theme/palette.ts';
import { allPalettes } from '#engine/web/theme/all-palettes.ts';
import { darkSide, isDark, lightSide, loadPalette, paletteNames, standInFor } from '#engine/web/theme/palettes.ts';
import en from '#engine/web/i18n/texts/palettes.en.json' with { type: 'json' };
import fr from '#engine/web/i18n/texts/palettes.fr.json' with { type: 'json' };
import pt from '#engine/web/i18n/texts/palettes.pt.json' with { type: 'json' };
import { contrast, mix } from '#tests/support/web/contrast.ts';

/** WCAG 2.2: 1.4.3 for texts, 1.4.11 and 2.4.11 for edges, shapes and the focus ring. */
const textRatio = 4.5;
const shapeRatio = 3;
const grounds = ['ground', 'paper', 'hover', 'selected'] as const;
const texts = ['text', 'textQuiet', 'primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
/** `primary` is the focus ring. */
const shapes = ['edge', 'primary', 'star'] as const;
const buttons = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const alerts = ['error', 'warning', 'info', 'success'] as const;

const across = <A, B>(rows: readonly A[], columns: readonly B[]) =>
  rows.flatMap((row) => columns.map((column) => [row, column] as const));

describe.each(paletteNames)('palette %s', (name) => {
  let palette: Palette;
  const theme = () => createPaletteTheme({ palette, animations: true, density: 'comfortable', direction: 'ltr' });

  beforeAll(async () => {
    palette = await loadPalette(name);
  });

  it.each(across(texts, grounds))('%s reads on %s', (color, ground) => {
    expect(contrast(palette[color], palette[ground])).toBeGreaterThanOrEqual(textRatio);
  });

  it.each(across(shapes, grounds))('%s is seen on %s', (color, ground) => {
    expect(contrast(palette[color], palette[ground])).toBeGreaterThanOrEqual(shapeRatio);
  });

  it.each(buttons)('the %s button and chip read', (color) => {
    const { main, dark, contrastText } = theme().palette[color];
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(textRatio);
    expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(textRatio);
  });

  it.each(alerts)('the %s message reads on its tinted ground', (color) => {
    const tinted = mix(palette[color], palette.paper, palette.mode === 'dark' ? 0.14 : 0.07);
    expect(contrast(palette.text, tinted)).toBeGreaterThanOrEqual(textRatio);
    expect(contrast(palette[color], tinted)).toBeGreaterThanOrEqual(shapeRatio);
  });

  it('is as bright as its name says, and so is its stand-in', () => {
    expect(palette.mode).toBe(isDark(name) ? 'dark' : 'light');
    expect(standInFor(name).mode).toBe(palette.mode);
  });

  it('is the one to choose from', () => {
    expect(allPalettes[name]).toBe(palette);
  });

  it('has a name in each language', () => {
    for (const language of [pt, en, fr]) expect(language[`palette.${name}`]).toMatch(/\S/);
  });
});

describe('the palettes', () => {
  it('are those that saved settings may name', () => {
    const numbered = (base: string) => Array.from({ length: 12 }, (_, index) => `${base}${index + 1}`);
    expect([...paletteNames].sort()).toEqual(
      ['default', 'defaultDark', 'legacy', 'greyDark', 'dark', ...numbered('light'), ...numbered('dark')].sort(),
    );
  });

  it('are all different', () => {
    expect(new Set(Object.values(allPalettes).map((palette) => JSON.stringify(palette))).size).toBe(
      paletteNames.length,
    );
  });

  it('have a dark side and a light side that belong together', () => {
    for (const name of paletteNames.filter((each) => !isDark(each))) {
      expect(isDark(darkSide(name))).toBe(true);
      expect(lightSide(darkSide(name))).toBe(name);
      expect(lightSide(name)).toBe(name);
    }
    for (const name of paletteNames.filter(isDark)) expect(darkSide(name)).toBe(name);
    expect(lightSide('dark')).toBe('light9');
  });
});

import { describe, expect, it } from 'vitest';
import { palettes, type Palette } from '#web/theme/palettes.ts';

/** WCAG 2.2: 1.4.3 for texts, 1.4.11 for edges and shapes. */
const textRatio = 4.5;
const shapeRatio = 3;
const texts = ['text', 'textQuiet', 'primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const shapes = ['edge', 'primary', 'star'] as const;
const grounds = ['ground', 'paper', 'hover', 'selected'] as const;

describe.each(Object.entries<Palette>(palettes))('palette %s', (_, palette) => {
  it.each(texts.flatMap((color) => grounds.slice(0, 3).map((ground) => [color, ground] as const)))('%s reads on %s', (color, ground) => {
    expect(contrast(palette[color], palette[ground])).toBeGreaterThanOrEqual(textRatio);
  });

  it('the chosen entry reads', () => {
    expect(contrast(palette.text, palette.selected)).toBeGreaterThanOrEqual(textRatio);
    expect(contrast(palette.primary, palette.selected)).toBeGreaterThanOrEqual(textRatio);
  });

  it('the main button reads', () => {
    expect(contrast(palette.onPrimary, palette.primary)).toBeGreaterThanOrEqual(textRatio);
  });

  it.each(shapes.flatMap((color) => grounds.slice(0, 2).map((ground) => [color, ground] as const)))('%s is seen on %s', (color, ground) => {
    expect(contrast(palette[color], palette[ground])).toBeGreaterThanOrEqual(shapeRatio);
  });
});

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours #rrggbb as WCAG 2.2 computes it: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of one colour laid over another. */
export function mix(color: string, ground: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(part(color, at) * share + part(ground, at) * (1 - share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = part(color, at) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function part(color: string, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16);
}

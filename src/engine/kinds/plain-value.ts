// Values of unknown origin as what they should be.

/** Text of what is its own text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** No number, day or id that means anything is longer; what is, no pattern looks at. */
const longestPlain = 64;

/** The text when it has the form; undefined when not. */
export function inForm(text: string, fits: (text: string) => boolean): string | undefined {
  return text.length <= longestPlain && fits(text) ? text : undefined;
}

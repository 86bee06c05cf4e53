// What a simple pattern asks for, in parts that a sentence can say: which characters, and how many.

export interface PatternWords {
  readonly set: 'digits' | 'letters' | 'both';
  /** Other characters that may stand there, parted by blanks. */
  readonly more: string;
  /** `3`, or `1–4`. */
  readonly length: string;
}

const simple =
  /^\^(?:\(\?=[^)]*\))?(?<first>\[[^\]]+\])?(?<set>\\d|\[[^\]]+\])(?:\{(?<least>\d+)(?:,(?<most>\d+))?\})?\$$/;
const ranges = [
  ['0-9', 'digits'],
  ['A-Z', 'letters'],
  ['a-z', 'letters'],
] as const;

/** Undefined where the pattern is more than one set of characters repeated. */
export function patternWords(pattern: string): PatternWords | undefined {
  const { first, set, least = '1', most = least } = simple.exec(pattern)?.groups ?? {};
  if (set === undefined) return undefined;
  const inside = set === String.raw`\d` ? '0-9' : set.slice(1, -1);
  const kinds = kindsIn(inside);
  // Of a first character that is another the words would not be true.
  if (first !== undefined && [...kindsIn(first)].some((kind) => !kinds.has(kind))) return undefined;
  const others = ranges.reduce((text, [range]) => text.replace(range, ''), inside);
  if (kinds.size === 0 || inside.startsWith('^') || others.includes('\\') || /.-./.test(others)) return undefined;
  const before = first === undefined ? 0 : 1;
  const [low, high] = [Number(least) + before, Number(most) + before];
  return {
    set: kinds.size > 1 ? 'both' : ([...kinds][0] ?? 'both'),
    more: Array.from(others, (one) => (one === ' ' ? '␣' : one)).join(' '),
    length: low === high ? String(low) : `${low}–${high}`,
  };
}

function kindsIn(set: string): ReadonlySet<'digits' | 'letters'> {
  return new Set(ranges.filter(([range]) => set.includes(range)).map(([, kind]) => kind));
}

// What a check finds, and how it is told to an analyst: place, rule, found, remedy.

export interface Mistake {
  readonly file: string;
  /** JSON pointer into the file; '' is the whole file. */
  readonly pointer: string;
  /** Where that stands in the file, from 1; known once the mistakes are all found. */
  readonly place?: { readonly line: number; readonly column: number };
  /** The rule that is broken, as a sentence without a full stop; the titles of the tests. */
  readonly rule: string;
  readonly found: string;
  readonly remedy: string;
}

/** A mistake of what stands at a known place; `at`: below it. */
export type Finding = Omit<Mistake, 'file' | 'pointer'> & { readonly at?: string };

export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

export function mistakeText(mistake: Mistake): string {
  const { file, pointer, place, found, remedy, rule } = mistake;
  const where =
    place === undefined ? `${file}#${pointer}` : `${file}:${place.line}:${place.column}${pointer && ` ${pointer}`}`;
  return `${where}: ${found}; ${remedy} (rule: ${rule})`;
}

/** The remedy for a name that is none of `names`: the likely one, else all of them. */
export function didYouMean(name: string, names: readonly string[]): string {
  const likely = nearest(name, names);
  if (likely !== undefined) return `did you mean "${likely}"?`;
  if (names.length === 0) return 'there is none to choose from';
  const shown = names.slice(0, 12).join(', ');
  return `known are: ${shown}${names.length > 12 ? ` and ${names.length - 12} more` : ''}`;
}

/** The name that differs least, if it differs little; a name that contains the other counts as near. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const wanted = name.toLowerCase();
  const ranked = names
    .map((candidate) => ({ candidate, distance: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
  const [best] = ranked;
  if (best !== undefined && best.distance <= Math.max(2, Math.floor(name.length * 0.4))) return best.candidate;
  const kernel = wanted.replace(/^[^a-z]+/, '');
  if (kernel.length < 4) return undefined;
  return ranked
    .map(({ candidate }) => candidate)
    .sort((a, b) => a.length - b.length)
    .find((candidate) => candidate.toLowerCase().includes(kernel));
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replace, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

// What a change of the schemas means for people and programs, in a sentence.

export interface Change {
  /** Stable from run to run. */
  readonly id: string;
  readonly code: 'rights' | 'api' | 'export' | 'view' | 'arrangement' | 'favourite' | 'preset' | 'tile' | 'rule';
  /** Whose records are concerned, '' for none: `{rows}` in the text stands for their number. */
  readonly entity: string;
  readonly text: string;
  /** Of what people keep: how many of them, some, and what to do other than to let them go. */
  readonly count?: number;
  readonly examples?: readonly ChangeExample[];
  readonly remedy?: string;
}

interface ChangeExample {
  readonly id: string;
  /** Address of the page of what keeps it. */
  readonly link?: string;
  /** As far as it may be told. */
  readonly found?: string;
}

export const rowsMark = '{rows}';

const mostExamples = 5;

/** A few by name, the rest by number. */
export function named(paths: readonly string[], most = 8): string {
  const rest = paths.length - most;
  return paths.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Gathers what several people keep of the same thing. */
export class Gathering {
  readonly #found = new Map<string, { count: number; readonly examples: ChangeExample[] }>();

  add(key: string, example: ChangeExample): void {
    const one = this.#found.get(key) ?? { count: 0, examples: [] };
    this.#found.set(key, one);
    one.count += 1;
    if (one.examples.length < mostExamples) one.examples.push(example);
  }

  map(change: (key: string, count: number) => Omit<Change, 'count' | 'examples'>): readonly Change[] {
    return [...this.#found].map(([key, { count, examples }]) => ({ ...change(key, count), count, examples }));
  }
}

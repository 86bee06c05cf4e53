// How much of a law one run looks at: in `npm test` a part, drawn by a seed that is printed, with FUZZ_RUNS so many,
// and all where that is more. FUZZ_SEED repeats a run.
import { randomInt } from 'node:crypto';

const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const runs = process.env['FUZZ_RUNS'];

/** mulberry32: the same numbers for the same seed. */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of the items, in their order; every item when FUZZ_RUNS says more than there are. */
export function draw<Item>(items: readonly Item[], usual: number, of: string): readonly Item[] {
  const count = runs === undefined ? usual : Number(runs);
  if (count >= items.length) return items;
  const next = numbersFrom(seed);
  const chosen = items
    .map((item, index) => ({ item, index, lot: next() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, count)
    .sort((a, b) => a.index - b.index);
  console.info(
    `${of}: ${count} of ${items.length}; FUZZ_SEED=${seed} repeats them, FUZZ_RUNS=${items.length} takes all`,
  );
  return chosen.map(({ item }) => item);
}

interface Drawing {
  readonly seed: number;
  readonly numRuns: number;
  /** What breaks a law is told as it was drawn: to look for a smaller case takes minutes with a database behind it. */
  readonly endOnFailure: boolean;
}

/** For fast-check: how often, and from where it draws; FUZZ_RUNS also asks for the smallest case. */
export function drawing(usual: number, of: string): Drawing {
  const numRuns = runs === undefined ? usual : Number(runs);
  console.info(`${of}: ${numRuns} times; FUZZ_SEED=${seed} repeats them, FUZZ_RUNS says how many`);
  return { seed, numRuns, endOnFailure: runs === undefined };
}

// The one source of chance in the demo data: a seeded generator (mulberry32), so that two runs give the same rows.

export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** Standard normal. */
  normal(): number;
  shuffle<T>(list: readonly T[]): T[];
  /** A stream of its own: what one area draws does not move what another gets. */
  fork(name: string | number): Random;
  /** The same names of forks draw otherwise: of 32 bits of state, many forks would be alike. */
  apart(number: number): Random;
}

const demoSeed = 20261120;

const usualStep = 0x6d2b79f5;

export function createRandom(seed: number = demoSeed, step: number = usualStep): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + step) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (list) => itemAt(list, int(0, list.length - 1)),
    weighted: (choices) => weightedAt(choices, next()),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffle: (list) => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [shuffled[last], shuffled[other]] = [itemAt(shuffled, other), itemAt(shuffled, last)];
      }
      return shuffled;
    },
    fork: (name) => createRandom(hash(`${seed}/${name}`), step),
    // Odd, so that all states are gone through.
    apart: (number) => createRandom(seed, (usualStep + 2 * number) >>> 0),
  };
}

/** The item, for indexes known to be inside the list; wraps around. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** The choice at a point from 0 to 1 of the weights laid end to end. */
export function weightedAt<T>(choices: readonly (readonly [T, number])[], draw: number): T {
  let rest = draw * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choices) {
    rest -= weight;
    if (rest < 0) return value;
  }
  return itemAt(choices, choices.length - 1)[0];
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

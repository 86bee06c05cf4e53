// Choices out of numbers that fast-check makes, so that a run is known by its seed.

export interface Draw {
  of<T>(list: readonly T[]): T;
  /** True about once in so many times. */
  once(times: number): boolean;
}

export function drawFrom(numbers: readonly number[]): Draw {
  let next = 0;
  const number = () => numbers[next++ % numbers.length] ?? 0;
  return {
    of: (list) => {
      const one = list[number() % list.length];
      if (one === undefined) throw new Error('nothing to choose from');
      return one;
    },
    once: (times) => number() % times === 0,
  };
}

// Ids of the demo data: the shape of UUID version 7 (time first, so they sort by creation), chance from the seeded
// generator.
import type { Random } from './random.ts';

export function demoId(random: Random, createdAt: number): string {
  const time = Math.max(0, Math.floor(createdAt)).toString(16).padStart(12, '0');
  const bits = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const variant = (8 + random.int(0, 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bits(3)}-${variant}${bits(3)}-${bits(6)}${bits(6)}`;
}

/** What every stored record has beside its own fields. `changedAt` defaults to the creation. */
export function baseOf(
  random: Random,
  createdAt: number,
  changedAt: number = createdAt,
): { id: string; createdAt: string; updatedAt: string; version: number } {
  return {
    id: demoId(random, createdAt),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(changedAt).toISOString(),
    version: changedAt > createdAt ? 2 : 1,
  };
}

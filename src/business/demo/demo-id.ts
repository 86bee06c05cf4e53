// Ids of the demo data: the shape of UUID version 7 (time first, so they sort by creation), chance from the seeded
// generator.
import type { Random } from './random.ts';

/** All numbers of 12 bits. */
const threeDigits = Array.from({ length: 4096 }, (_, number) => number.toString(16).padStart(3, '0'));

export function demoId(random: Random, createdAt: number): string {
  const time = Math.max(0, Math.floor(createdAt)).toString(16).padStart(12, '0');
  const three = () => threeDigits[Math.floor(random.next() * 4096)] ?? '';
  const six = () => {
    const number = Math.floor(random.next() * 0x1000000);
    return `${threeDigits[number >>> 12]}${threeDigits[number & 0xfff]}`;
  };
  const variant = (8 + random.int(0, 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${three()}-${variant}${three()}-${six()}${six()}`;
}

/** What every stored record has beside its own fields. `changedAt` defaults to the creation. */
export function baseOf(
  random: Random,
  createdAt: number,
  changedAt: number = createdAt,
): { id: string; createdAt: string; updatedAt: string; version: number } {
  const created = new Date(createdAt).toISOString();
  return {
    id: demoId(random, createdAt),
    createdAt: created,
    updatedAt: changedAt === createdAt ? created : new Date(changedAt).toISOString(),
    version: changedAt > createdAt ? 2 : 1,
  };
}

// Which entities a law looks at: all, or with FUZZ_ENTITIES those that it names (other-schemas/library.test.ts).
import { entities, entityNames, type EntityName } from '#generated/entities.ts';
import type { Operation } from './described.ts';

const named = process.env['FUZZ_ENTITIES']?.split(',');

export const lookedAt: readonly EntityName[] = entityNames.filter(
  (name) => named === undefined || named.includes(name),
);

/** Whether a call is one on them; without names every call is. */
export function isLookedAt({ path }: Operation): boolean {
  return named === undefined || lookedAt.some((name) => path.split('/')[2] === entities[name].collection);
}

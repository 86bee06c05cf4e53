// Rights that an analyst could have written, in force for as long as a test runs: the server reads the same tables.
import { roles as declared } from '#generated/roles.ts';
import type { Entity, Field, Sensitivity } from '#engine/model/entity.ts';

type Loose<T> = { -readonly [Key in keyof T]: T[Key] };

/** How a field is closed to whoever is no supervisor, or to everybody. */
export const covers = ['hidden', 'masked', 'notWritten', 'readOnly'] as const;
export type PlantedCover = (typeof covers)[number];

const others = ['supervisor'] as const;
const sensitivity: Sensitivity = 'personal';

export async function withPlanted<T>(
  entity: Entity,
  field: Field,
  cover: PlantedCover,
  run: () => Promise<T>,
): Promise<T> {
  const own = field as Loose<Field>;
  const rights = declared.entities[entity.name] as { unmasked: Record<string, readonly string[]> };
  const before = { ...field };
  const { unmasked } = rights;
  if (cover === 'hidden') own.access = { read: others, write: others };
  if (cover === 'notWritten') own.access = { write: others };
  if (cover === 'readOnly') own.readOnly = true;
  if (cover === 'masked') {
    own.sensitive = sensitivity;
    rights.unmasked = { ...unmasked, [sensitivity]: others };
  }
  try {
    return await run();
  } finally {
    for (const key of ['access', 'readOnly', 'sensitive'] as const) {
      if (before[key] === undefined) delete own[key];
      else Object.assign(own, { [key]: before[key] });
    }
    rights.unmasked = unmasked;
  }
}

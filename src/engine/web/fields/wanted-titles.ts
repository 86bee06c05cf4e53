import type { Field } from '#engine/model/entity.ts';

/** Ids whose titles the page will show, by entity; snapshots bring theirs along. */
export function wantedTitles(
  fields: readonly Field[],
  rows: readonly Readonly<Record<string, unknown>>[],
): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, string[]>();
  for (const field of fields) {
    if (field.reference === undefined || (field.kind !== 'reference' && field.kind !== 'references')) continue;
    const ids = rows.flatMap((row) => row[field.name] ?? []).filter((id) => typeof id === 'string');
    wanted.set(field.reference.entity, [...(wanted.get(field.reference.entity) ?? []), ...ids]);
  }
  return wanted;
}

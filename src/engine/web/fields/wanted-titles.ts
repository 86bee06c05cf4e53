import type { Field } from '#engine/model/entity.ts';
import { linkName, linkOf } from '#engine/model/link.ts';

/** Ids whose titles the page will show, and values of lookups, by what they lead to (`linkName`); snapshots bring theirs along. */
export function wantedTitles(
  fields: readonly Field[],
  rows: readonly Readonly<Record<string, unknown>>[],
): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, string[]>();
  for (const field of fields) {
    const link = linkOf(field);
    if (link === undefined || field.kind === 'snapshot') continue;
    const ids = rows.flatMap((row) => row[field.name] ?? []).filter((id) => typeof id === 'string');
    const name = linkName(link);
    wanted.set(name, [...(wanted.get(name) ?? []), ...ids]);
  }
  return wanted;
}

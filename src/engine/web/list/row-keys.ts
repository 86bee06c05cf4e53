// Which elements a row of a list is drawn into. Who stays keeps his own; another page or another order, where most go,
// is written into the elements of those that went, which takes a third less time than new ones. What may not pass
// from one record to the next (focus, a press under way) ends with its record (use-grid-keys.ts).
import { useState } from 'react';

interface RowKeys {
  readonly ids: readonly string[];
  /** As many, in the same order. */
  readonly keys: readonly number[];
  /** Never used yet. */
  readonly next: number;
}

export const noRowKeys: RowKeys = { ids: [], keys: [], next: 0 };

/** Keys of `ids`, none twice. */
export function rowKeysAfter(before: RowKeys, ids: readonly string[]): RowKeys {
  const keyOf = new Map(before.ids.map((id, index) => [id, before.keys[index] as number]));
  const staying = ids.filter((id) => keyOf.has(id)).length;
  // A record that comes or goes among others moves none of them, and gets elements of its own.
  const free =
    2 * staying < ids.length
      ? before.ids.flatMap((id, index) => (ids.includes(id) ? [] : [before.keys[index] as number]))
      : [];
  let { next } = before;
  const keys = ids.map((id) => keyOf.get(id) ?? free.shift() ?? next++);
  return { ids, keys, next };
}

export function useRowKeys(ids: readonly string[]): readonly number[] {
  const [kept, keep] = useState(() => rowKeysAfter(noRowKeys, ids));
  if (kept.ids.length === ids.length && ids.every((id, index) => id === kept.ids[index])) return kept.keys;
  const now = rowKeysAfter(kept, ids);
  keep(now);
  return now.keys;
}

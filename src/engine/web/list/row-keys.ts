// Which elements a row of a list is drawn into, and when. Who stays keeps his own; another page or another order, where
// most go, is written into the elements of those that went, which takes a third less time than new ones. What may not
// pass from one record to the next (focus, a press under way) ends with its record (use-grid-keys.ts).
import { useDeferredValue, useMemo, useState } from 'react';

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
  const free = new Set(
    2 * staying < ids.length
      ? before.ids.flatMap((id, index) => (ids.includes(id) ? [] : [before.keys[index] as number]))
      : [],
  );
  const take = (key: number | undefined): number | undefined =>
    key !== undefined && free.delete(key) ? key : undefined;
  let { next } = before;
  // Elements that are where they are needed are not moved.
  const inPlace = ids.map((id, index) => keyOf.get(id) ?? take(before.keys[index]));
  const keys = inPlace.map((key) => key ?? take(free.values().next().value) ?? next++);
  return { ids, keys, next };
}

/** As many rows as a tall screen shows. */
const inSight = 32;

interface DrawnRow<Row, With> {
  readonly key: number;
  readonly row: Row;
  readonly with: With;
}

/** Shown by a list that is new. */
const none: readonly never[] = [];

/**
 * The rows with their keys and what they are drawn with. Those further down keep for a moment what they show, while what
 * can be seen is painted; when the list is new, those after the `first` are not there for that moment.
 */
export function useDrawnRows<Row extends { readonly id: string }, With>(
  rows: readonly Row[],
  given: With,
  first = Infinity,
): readonly DrawnRow<Row, With>[] {
  const keys = useRowKeys(rows.map(({ id }) => id));
  const now = useMemo(
    () => rows.map((row, index) => ({ key: keys[index] as number, row, with: given })),
    [rows, keys, given],
  );
  const before = useDeferredValue(now, now.length > first ? none : now);
  if (before === now) return now;
  if (before === none) return now.slice(0, first);
  const shown = new Map(before.map((drawn) => [drawn.key, drawn]));
  return now.map((drawn, index) => (index < inSight ? drawn : (shown.get(drawn.key) ?? drawn)));
}

function useRowKeys(ids: readonly string[]): readonly number[] {
  const [kept, keep] = useState(() => rowKeysAfter(noRowKeys, ids));
  if (kept.ids.length === ids.length && ids.every((id, index) => id === kept.ids[index])) return kept.keys;
  const now = rowKeysAfter(kept, ids);
  keep(now);
  return now.keys;
}

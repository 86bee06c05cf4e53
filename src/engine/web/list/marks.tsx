// Which rows are marked, as they are pressed one by one or from one to another.
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useText } from '#engine/web/i18n/use-text.ts';

interface MarkAllProps {
  /** Of the page. */
  readonly ids: readonly string[];
  readonly selected: readonly string[];
  readonly select: (ids: readonly string[]) => void;
  /** Where no head stands above it, in words. */
  readonly inWords?: boolean;
}

export function MarkAll({ ids, selected, select, inWords = false }: MarkAllProps) {
  const t = useText();
  const all = ids.every((id) => selected.includes(id));
  return (
    <label>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = selected.length > 0 && !all;
        }}
        checked={all}
        onChange={() => select(all ? [] : ids)}
        aria-label={inWords ? undefined : t('records.select.all')}
      />
      {inWords && t('records.select.all')}
    </label>
  );
}

/** Marks a row or takes its mark; `toHere`: like the one pressed last, all between them. */
export function useMarks(
  ids: readonly string[],
  selected: readonly string[],
  select: (ids: readonly string[]) => void,
): (id: string, toHere: boolean) => void {
  const last = useRef<string>(undefined);
  return useLatest((id, toHere) => {
    const from = ids.indexOf(last.current ?? id);
    const to = ids.indexOf(id);
    const between = toHere && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    const marked = toHere || !selected.includes(id);
    last.current = id;
    const others = selected.filter((other) => !between.includes(other));
    select(marked ? [...others, ...between] : others);
  });
}

/** The same function at each rendering, which does what the last one is to do. */
function useLatest<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Entity } from '#engine/model/entity.ts';
import { changeListState, readListState, writeListState, type ListChange, type ListState } from './list-state.ts';

/** The tab of a record page stands in the same URL and is not the list's. */
const kept = ['tab'];

/**
 * The list's state in the URL; typing in the search box replaces the entry, all else adds one, so that Back undoes it.
 */
export function useListState(entity: Entity): readonly [ListState, (change: ListChange) => void] {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readListState(parameters, entity), [parameters, entity]);
  const change = useCallback(
    (next: ListChange) =>
      setParameters(
        (current) => {
          const written = writeListState(changeListState(readListState(current, entity), next, entity));
          const others = kept.flatMap((name): [string, string][] => current.getAll(name).map((value) => [name, value]));
          return new URLSearchParams([...others, ...written]);
        },
        {
          replace: next.type === 'search' || (next.type === 'view' && next.replace === true),
          preventScrollReset: true,
        },
      ),
    [setParameters, entity],
  );
  return [state, change];
}

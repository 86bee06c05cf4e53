import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Entity } from '#engine/model/entity.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import {
  changeListState,
  leftOutOf,
  readListState,
  writeListState,
  type ListChange,
  type ListState,
} from './list-state.ts';

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
      afterFrame(() =>
        setParameters(
          (current) => {
            const written = writeListState(changeListState(readListState(current, entity), next, entity));
            const others = kept.flatMap((name): [string, string][] =>
              current.getAll(name).map((value) => [name, value]),
            );
            return new URLSearchParams([...others, ...written]);
          },
          {
            replace: next.type === 'search' || (next.type === 'view' && next.replace === true),
            preventScrollReset: true,
          },
        ),
      ),
    [setParameters, entity],
  );
  return [state, change];
}

/**
 * What was pressed is answered by the next frame (use-at-once.ts), before the router is, which draws all that stands in the
 * page: browsers paint first what an event changed, and then take up what waits.
 */
function afterFrame(act: () => void): void {
  setTimeout(act);
}

/** A list that is wider than its address says so. Of a list with a page of its own: nested ones share the record's. */
export function useTellLeftOut(entity: Entity): void {
  const t = useText();
  const notify = useNotify();
  const [parameters] = useSearchParams();
  const names = leftOutOf(parameters, entity).join(', ');
  useEffect(() => {
    if (names !== '') notify(t('records.leftOut', { names }), { severity: 'warning' });
    // Once for each address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [names, entity]);
}

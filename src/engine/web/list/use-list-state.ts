import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
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
 * What is pressed is answered by the next frame (use-at-once.ts), and then by the router, which draws all that stands in
 * the page: browsers paint what an event changed before they take up what waits.
 */
export function useListState(entity: Entity): readonly [ListState, (change: ListChange) => void] {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readListState(parameters, entity), [parameters, entity]);
  // What was asked for last: the router tells of it when the page is drawn, and the next press may come before.
  const asked = useRef(parameters);
  const isHere = useRef(false);
  useLayoutEffect(() => {
    asked.current = parameters;
  }, [parameters]);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const change = useCallback(
    (next: ListChange) => {
      const written = writeListState(changeListState(readListState(asked.current, entity), next, entity));
      const others = kept.flatMap((name) => asked.current.getAll(name).map((value) => [name, value]));
      const to = new URLSearchParams([...others, ...written]);
      asked.current = to;
      const replace = next.type === 'search' || (next.type === 'view' && next.replace === true);
      setTimeout(() => {
        if (isHere.current) setParameters(to, { replace, preventScrollReset: true });
      });
    },
    [setParameters, entity],
  );
  return [state, change];
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

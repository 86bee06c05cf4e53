import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useSearchParams } from 'react-router-dom';
import type { Entity } from '#engine/model/entity.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useNotify } from '#engine/web/kit/notifications.tsx';
import { useIsLeaving } from '#engine/web/routing/use-is-leaving.ts';
import {
  changeListState,
  leftOutOf,
  readListState,
  writeListState,
  type ListChange,
  type ListState,
} from './list-state.ts';
import { createAsked } from './use-at-once.ts';

/** The tab of a record page stands in the same URL and is not the list's. */
const kept = ['tab'];

/**
 * The list's state in the URL; typing in the search box replaces the entry, all else that changes it adds one, so that
 * Back undoes it. What is pressed is answered by the next frame (use-at-once.ts), and then by the router, which
 * draws all that stands in the page: browsers paint what an event changed before they take up what waits.
 */
export function useListState(entity: Entity) {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => readListState(parameters, entity), [parameters, entity]);
  const [asked] = useState(createAsked);
  const [waiting] = useState(() => new Set<ReturnType<typeof setTimeout>>());
  const isLeaving = useIsLeaving();
  const router = useContext(RouterContext)?.router;
  const here = useCallback((): Pick<Location, 'pathname' | 'search'> => router?.state.location ?? location, [router]);
  const drawn = useLocation();
  // The router has it, and it is drawn.
  useLayoutEffect(() => {
    if (waiting.size === 0 && here().search === drawn.search) asked.set(undefined);
  });
  useEffect(
    () => () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
    [waiting],
  );
  const change = useCallback(
    (next: ListChange): ListState => {
      const { pathname } = here();
      const to = changeListState(asked.read() ?? readListState(read(here().search), entity), next, entity);
      asked.set(to);
      const timer = setTimeout(() => {
        waiting.delete(timer);
        // Somebody who has set out for another page is not called back.
        if (isLeaving() || here().pathname !== pathname) return asked.set(undefined);
        const now = read(here().search);
        const others = kept.flatMap((name) => now.getAll(name).map((value) => [name, value]));
        const written = new URLSearchParams([...others, ...writeListState(to)]);
        const replace =
          next.type === 'search' || (next.type === 'view' && next.replace === true) || String(written) === String(now);
        setParameters(written, { replace, preventScrollReset: true });
      });
      waiting.add(timer);
      return to;
    },
    [setParameters, entity, asked, waiting, here, isLeaving],
  );
  return { state, change, asked };
}

const read = (search: string) => new URLSearchParams(search);

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

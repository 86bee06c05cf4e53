// What a new record begins with when another page leads to it: told in the state of the navigation, so that it is in no
// address.
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '#engine/web/api/is-record.ts';
import type { Values } from './form-store.ts';

const empty: Values = {};

export function draftState(
  entity: string,
  values: Values,
): { readonly draft: { readonly entity: string; readonly values: Values } } {
  return { draft: { entity, values } };
}

/** The same object while the page is the same; empty when nothing was said of this entity. */
export function useDraft(entity: string): Values {
  const { state } = useLocation() as { readonly state: unknown };
  return useMemo(() => {
    const draft = isRecord(state) ? state['draft'] : undefined;
    return isRecord(draft) && draft['entity'] === entity && isRecord(draft['values']) ? draft['values'] : empty;
  }, [state, entity]);
}

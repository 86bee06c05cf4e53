// What a new record begins with when another page leads to it: told in the state of the navigation, so that it is in no
// address.
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { replaceEqualDeep } from '@tanstack/react-query';
import { isRecord } from '#engine/web/api/is-record.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import type { Values } from './form-store.ts';

const empty: Values = {};

/** Makes the state of a navigation; it is for nobody else who comes back to it in the same window. */
export function useDraftState(): (
  entity: string,
  values: Values,
) => { readonly draft: { readonly entity: string; readonly values: Values; readonly of: string | undefined } } {
  const of = useSession().user?.id;
  return (entity, values) => ({ draft: { entity, values, of } });
}

/** The same object while it says the same; empty when nothing was said of this entity. */
export function useDraft(entity: string): Values {
  const { state } = useLocation() as { readonly state: unknown };
  const of = useSession().user?.id;
  const draft = isRecord(state) ? state['draft'] : undefined;
  const isOwn = isRecord(draft) && draft['entity'] === entity && draft['of'] === of;
  const said = isOwn && isRecord(draft['values']) ? draft['values'] : empty;
  const [known, setKnown] = useState(said);
  const values = replaceEqualDeep(known, said);
  if (values !== known) setKnown(values);
  return values;
}

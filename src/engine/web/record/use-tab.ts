import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

export const tabParameter = 'tab';

/** The open tab, in the URL; another tab's list state goes with it. */
export function useTab(): readonly [string | undefined, (tab: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  // What a new record begins with goes along.
  const { state } = useLocation() as { readonly state: unknown };
  const setTab = useCallback(
    (tab: string) => setParameters({ [tabParameter]: tab }, { replace: true, preventScrollReset: true, state }),
    [setParameters, state],
  );
  return [parameters.get(tabParameter) ?? undefined, setTab];
}

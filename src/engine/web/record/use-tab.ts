import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export const tabParameter = 'tab';

/** The open tab, in the URL; another tab's list state goes with it. */
export function useTab(): readonly [string | undefined, (tab: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const setTab = useCallback(
    (tab: string) => setParameters({ [tabParameter]: tab }, { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  return [parameters.get(tabParameter) ?? undefined, setTab];
}

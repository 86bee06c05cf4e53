// Back to a list puts the focus, and with it the scroll, on the row that was opened from it.
import { useCallback, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const storageKey = (historyEntry: string) => `list_row:${historyEntry}`;

/** Id of a row's link. */
export function rowLinkId(id: string): string {
  return `row-${id}`;
}

/** Remembers, for this entry of the browser's history, which row was opened. */
export function useRememberRow(): (id: string) => void {
  const { key } = useLocation();
  return useCallback((id) => sessionStorage.setItem(storageKey(key), id), [key]);
}

/** `ready`: the rows are drawn. */
export function useReturnFocus(ready: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const id = ready && isBack ? sessionStorage.getItem(storageKey(key)) : null;
    if (id === null) return;
    sessionStorage.removeItem(storageKey(key));
    document.getElementById(rowLinkId(id))?.focus();
  }, [ready, isBack, key]);
}

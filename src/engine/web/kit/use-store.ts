import { useSyncExternalStore } from 'react';

/** What a store holds now, drawn anew when it tells; the same where a page is drawn without a browser. */
export function useStore<Value>(subscribe: (tell: () => void) => () => void, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}

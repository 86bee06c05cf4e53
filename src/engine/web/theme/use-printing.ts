import { useStore } from '#engine/web/kit/use-store.ts';

/** Whether the page is being drawn for paper. */
export function usePrinting(): boolean {
  return useStore(subscribe, () => paper().matches);
}

function subscribe(tell: () => void): () => void {
  const query = paper();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

function paper(): MediaQueryList {
  return window.matchMedia('print');
}

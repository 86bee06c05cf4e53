// Files that somebody is likely to need next lie ready in the browser, fetched when nothing else is to do; they are not
// run before they are wanted.

/** Which they are is written into the page by src/engine/build/first-paint.ts; none, where the visitor saves data. */
export function fetchLater(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  const script = document.querySelector<HTMLScriptElement>('script[data-files]:not([data-fetched])');
  if (saves || script === null) return;
  script.dataset['fetched'] = '';
  const { later = [] } = JSON.parse(script.dataset['files'] ?? '{}') as { readonly later?: readonly string[] };
  for (const href of later)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
}

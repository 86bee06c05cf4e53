/** Where browsers do not say when they have time, by when a page is most likely drawn. */
const soon = 500;

/** Calls once what is on the page is drawn and nobody is waited for; returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  // Not every browser has it, whatever the types say.
  const ask = Reflect.get(globalThis, 'requestIdleCallback') as typeof requestIdleCallback | undefined;
  if (ask === undefined) {
    const timer = setTimeout(act, soon);
    return () => clearTimeout(timer);
  }
  const asked = ask(() => act());
  return () => cancelIdleCallback(asked);
}

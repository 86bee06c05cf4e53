/** Where browsers do not say when they have time, by when a page is most likely drawn. */
const soon = 500;

/** Milliseconds after which whoever was busy is looked at again. */
const again = 100;

/** The same once `isBusy` no longer says so. */
export function whenQuiet(isBusy: () => boolean, act: () => void): () => void {
  let stop = () => {};
  const look = () => {
    stop = whenIdle(() => {
      if (!isBusy()) return act();
      const timer = setTimeout(look, again);
      stop = () => clearTimeout(timer);
    });
  };
  look();
  return () => stop();
}

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

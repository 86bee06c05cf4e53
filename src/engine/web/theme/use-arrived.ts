import { useEffect, useState } from 'react';

/** What is wanted as soon as it is there; until then the one before, at the very start `first`. */
export function useArrived<T extends object>(wanted: T | Promise<T>, first: T): T {
  const [shown, setShown] = useState(wanted instanceof Promise ? first : wanted);
  if (!(wanted instanceof Promise) && shown !== wanted) setShown(wanted);
  useEffect(() => {
    if (!(wanted instanceof Promise)) return undefined;
    let isWanted = true;
    void wanted.then((value) => {
      if (isWanted) setShown(value);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return wanted instanceof Promise ? shown : wanted;
}

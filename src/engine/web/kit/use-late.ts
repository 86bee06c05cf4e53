import { useEffect, useState } from 'react';

/** Shorter waits show nothing: a flash disturbs more than it tells. */
const delay = 200;

/** Whether somebody waits for so long that he is to be told. */
export function useLate(waits = true): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waits]);
  return late;
}

// A fresh start of the form draws its inputs anew: the focus comes back to where it was, or to the form when its button
// is gone.
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

export function useKeptFocus(frame: RefObject<HTMLElement | null>, round: number): (event: FocusEvent) => void {
  const last = useRef<string>(undefined);
  const known = useRef(round);
  useEffect(() => {
    if (known.current === round) return;
    known.current = round;
    if (last.current === undefined || (document.activeElement !== null && document.activeElement !== document.body))
      return;
    const input = last.current === '' ? null : document.getElementById(last.current);
    (input ?? frame.current)?.focus({ preventScroll: true });
  }, [round, frame]);
  return ({ target }) => {
    last.current = target.id;
  };
}

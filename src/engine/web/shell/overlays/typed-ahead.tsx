import { useLayoutEffect, useRef } from 'react';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { CalledOff } from '#engine/web/kit/called-off.ts';

interface TypedAheadProps {
  readonly label: string;
  readonly note: (text: string) => void;
  readonly close: () => void;
}

/** Stands where an overlay will be: what is typed until it is there is its own, and Escape calls it off. */
export function TypedAhead({ label, note, close }: TypedAheadProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    // What was typed for one that is gone is not this one's.
    note('');
    input.current?.focus({ preventScroll: true });
    // The overlay gives it back to where it was.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [note]);
  return (
    <>
      <CalledOff close={close} />
      <input ref={input} aria-label={label} style={visuallyHidden} onChange={(event) => note(event.target.value)} />
    </>
  );
}

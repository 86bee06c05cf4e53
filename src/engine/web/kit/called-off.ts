import { useEffect, useEffectEvent } from 'react';

interface CalledOffProps {
  readonly close: (event: KeyboardEvent) => void;
}

/** Stands where something that was opened is waited for: Escape calls it off. */
export function CalledOff({ close }: CalledOffProps) {
  const callOff = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    close(event);
  });
  useEffect(() => {
    addEventListener('keydown', callOff, { capture: true });
    return () => removeEventListener('keydown', callOff, { capture: true });
  }, []);
  return null;
}

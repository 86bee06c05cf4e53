// What comes at several moments and stands one below the other is shown at once, so that nothing is pushed away that
// somebody already reads, or is about to press.
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** Milliseconds after which what is there is shown, and the rest where it comes. */
const patience = 1000;

const hidden = { visibility: 'hidden' } as const;

const busy = '[aria-busy="true"]';

/** Keeps all of it back while any part of it says that it is busy; once shown it stays, whatever becomes busy later. */
export function Together({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<'whole' | 'late'>();
  useLayoutEffect(() => {
    const show = (how: 'whole' | 'late') => setShown((before) => before ?? how);
    const look = () => {
      if (place.current?.querySelector(busy) == null) show('whole');
    };
    const observer = new MutationObserver(look);
    if (place.current)
      observer.observe(place.current, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    const timer = setTimeout(() => show('late'), patience);
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div ref={place} data-shown={shown} style={shown === undefined ? hidden : undefined}>
      {children}
    </div>
  );
}

/** Stands where something will be that nobody has to be told of before: it keeps `Together` waiting. */
export function Awaited() {
  return <span hidden aria-busy="true" />;
}

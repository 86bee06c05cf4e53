// The navigation bar at the side of a large screen. Folded, it keeps 64 px of the page and opens over the content for
// pointer and keyboard.
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { foldedNavbarWidth, hoverDelay, navbarWidth } from '../shell/chrome/measures.ts';

interface HoverBarProps {
  readonly folded: boolean;
  /** It stands at the end of the line, and opens towards the start. */
  readonly atEnd: boolean;
  readonly children: (narrow: boolean) => ReactNode;
}

export function HoverBar({ folded, atEnd, children }: HoverBarProps) {
  const opening = useOpening();
  const narrow = folded && !opening.open;
  return (
    <div className="hover-bar" style={{ width: folded ? foldedNavbarWidth : navbarWidth }}>
      <div
        data-folded={narrow}
        data-over={folded && opening.open}
        {...(folded ? opening.listeners : {})}
        style={{ width: narrow ? foldedNavbarWidth : navbarWidth, [atEnd ? 'insetInlineEnd' : 'insetInlineStart']: 0 }}
      >
        {children(narrow)}
      </div>
    </div>
  );
}

/** Open while the pointer has rested on the bar or the keyboard is in it; Escape closes until either comes anew. */
function useOpening() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    // Anywhere: what the pointer opened must be closable without moving it (WCAG 1.4.13).
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const listeners = {
    onPointerEnter: () => {
      timer.current = setTimeout(() => setOpen(true), hoverDelay);
    },
    onPointerLeave: close,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) setOpen(true);
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
  return { open, listeners };
}

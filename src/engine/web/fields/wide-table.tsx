// Scrolls a table that is wider than its place, and shows by a shade at the edge that more columns follow.
import { useCallback, useRef, useState, type ReactNode } from 'react';

interface WideTableProps {
  readonly label: string;
  /** A length of CSS. */
  readonly maxHeight?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

interface Hidden {
  readonly before: boolean;
  readonly after: boolean;
}

const nothing: Hidden = { before: false, after: false };

export function WideTable({ label, maxHeight, className, children }: WideTableProps) {
  const [hidden, setHidden] = useState(nothing);
  const stop = useRef<() => void>(undefined);
  const watch = useCallback((element: HTMLElement | null) => {
    stop.current?.();
    stop.current = undefined;
    if (element === null) return;
    const measure = () => setHidden((known) => sameOr(known, measured(element)));
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    if (element.firstElementChild) observer?.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    stop.current = () => {
      observer?.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  const scrolls = hidden.before || hidden.after;
  return (
    <div className="wide-table">
      <div
        ref={watch}
        className={`wide-table-scroll ${className ?? ''}`.trimEnd()}
        style={{ maxHeight }}
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        {children}
      </div>
      {hidden.before && <Shade side="left" />}
      {hidden.after && <Shade side="right" />}
    </div>
  );
}

function Shade({ side }: { readonly side: 'left' | 'right' }) {
  return <div aria-hidden data-shade={side} className="wide-table-shade" />;
}

/** Right-to-left writing counts from the other side, below zero. */
function measured({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden {
  const most = scrollWidth - clientWidth;
  const left = scrollLeft < 0 ? most + scrollLeft : scrollLeft;
  return most <= 1 ? nothing : { before: left > 1, after: left < most - 1 };
}

function sameOr(known: Hidden, next: Hidden): Hidden {
  return known.before === next.before && known.after === next.after ? known : next;
}

// Scrolls a table that is wider than its place, and shows by a shade at the edge that more columns follow.
import { useCallback, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import TableContainer from '@mui/material/TableContainer';

interface WideTableProps {
  readonly label: string;
  readonly maxHeight?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

interface Hidden {
  readonly before: boolean;
  readonly after: boolean;
}

const nothing: Hidden = { before: false, after: false };

export function WideTable({ label, maxHeight, children }: WideTableProps) {
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
    <Box sx={{ position: 'relative' }}>
      <TableContainer
        ref={watch}
        sx={{ maxHeight }}
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        {children}
      </TableContainer>
      {hidden.before && <Shade side="left" />}
      {hidden.after && <Shade side="right" />}
    </Box>
  );
}

function Shade({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <Box
      aria-hidden
      data-shade={side}
      sx={(theme) => ({
        position: 'absolute',
        insetBlock: 0,
        [side]: 0,
        width: 28,
        zIndex: 3,
        pointerEvents: 'none',
        displayPrint: 'none',
        background: `linear-gradient(to ${side}, transparent, ${theme.palette.mode === 'dark' ? 'rgb(0 0 0 / .55)' : 'rgb(16 24 40 / .1)'})`,
      })}
    />
  );
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

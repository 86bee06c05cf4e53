import type { ReactNode } from 'react';
import type { ThemeSlot } from '#engine/web/theme/slot-context.ts';
import { SlotTheme } from '#engine/web/theme/slot-theme.tsx';

interface BarProps {
  readonly slot: ThemeSlot;
  readonly edge: 'top' | 'bottom';
  /** It stays in sight while the content moves. */
  readonly fixed: boolean;
  /** Pixels between it and the edge, which another bar takes. */
  readonly offset?: number;
  readonly children: ReactNode;
}

/** A bar across the page, in the palette of its slot. */
export function Bar({ slot, edge, fixed, offset = 0, children }: BarProps) {
  return (
    <div className={fixed ? 'bar fixed' : 'bar'} style={fixed ? { [edge]: offset } : undefined}>
      <SlotTheme slot={slot}>{children}</SlotTheme>
    </div>
  );
}

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { SlotTheme, type ThemeSlot } from '#engine/web/theme/slot-theme.tsx';

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
    <Box
      sx={{
        flex: 'none',
        displayPrint: 'none',
        ...(fixed && { position: 'sticky', [edge]: offset, zIndex: 'appBar' }),
      }}
    >
      <SlotTheme slot={slot}>{children}</SlotTheme>
    </Box>
  );
}

// The ground every layout stands on: full width or a box of its own, and how much of the window the bars take that
// stay.
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

interface FrameProps {
  /** Width of the box in pixels; absent = as wide as the window. */
  readonly boxed: number | undefined;
  /** Heights in pixels that fixed bars cover at the top and at the bottom. */
  readonly barsTop: number;
  readonly barsBottom: number;
  readonly children: ReactNode;
}

export function Frame({ boxed, barsTop, barsBottom, children }: FrameProps) {
  return (
    <Box
      sx={{
        '--bars-top': `${barsTop}px`,
        '--bars-bottom': `${barsBottom}px`,
        ...(boxed !== undefined && { bgcolor: groundAround }),
      }}
    >
      {/* What the keyboard comes to must not lie under a bar (WCAG 2.4.11). */}
      <GlobalStyles styles={{ html: { scrollPaddingBlock: `${barsTop + 16}px ${barsBottom + 16}px` } }} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100dvh',
          ...(boxed !== undefined && {
            maxWidth: boxed,
            mx: 'auto',
            bgcolor: 'background.default',
            boxShadow: '0 0 0 1px rgb(16 24 40 / .08), 0 8px 40px rgb(16 24 40 / .10)',
          }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** A shade off the box, so that its edges show. */
const groundAround = ({ palette }: Theme) =>
  `color-mix(in srgb, ${palette.background.default} 92%, ${palette.text.primary})`;

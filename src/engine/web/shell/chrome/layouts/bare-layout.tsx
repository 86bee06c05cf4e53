import Box from '@mui/material/Box';
import type { LayoutProps } from './layout-props.ts';

/** The whole window is the screen's. */
export function BareLayout({ children }: LayoutProps) {
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}
    >
      {children}
    </Box>
  );
}

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Read out and not seen. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="p"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        p: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Read out and not seen. */
interface HiddenTextProps {
  readonly component?: 'p' | 'h2';
  readonly id?: string;
  readonly children: ReactNode;
}

export function HiddenText({ component = 'p', id, children }: HiddenTextProps) {
  return (
    <Box
      component={component}
      id={id}
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

import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePageTitle } from '#engine/web/kit/page-heading.tsx';

interface StatusPageProps {
  /** A number or a picture above the heading; decoration. */
  readonly mark: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A page that says what happened and where to go from here. */
export function StatusPage({ mark, title, children, actions }: StatusPageProps) {
  const heading = usePageTitle(title);
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        px: 2,
        py: 8,
      }}
    >
      <Typography
        component="div"
        aria-hidden
        sx={{
          fontSize: '4.5rem',
          lineHeight: 1,
          fontWeight: 700,
          letterSpacing: '-0.05em',
          color: 'primary.main',
          opacity: 0.9,
          mb: 2,
          display: 'grid',
          '& svg': { fontSize: '4rem' },
        }}
      >
        {mark}
      </Typography>
      <Typography variant="h1" tabIndex={-1} ref={heading}>
        {title}
      </Typography>
      <Typography
        component="div"
        color="textSecondary"
        sx={{ mt: 1, maxWidth: 480, textWrap: 'pretty', overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
      {actions !== undefined && (
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>{actions}</Box>
      )}
    </Box>
  );
}

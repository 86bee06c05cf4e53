import { useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useText } from '#engine/web/i18n/use-text.ts';

/** Shorter waits show nothing: a flash disturbs more than it tells. */
const delay = 200;

/** The outline of what is being loaded; a page's heading and text unless given. */
export function DelayedSkeleton({ children }: { readonly children?: ReactNode }) {
  const text = useText();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      component="output"
      aria-busy="true"
      aria-label={text('common.loading')}
      sx={{ display: 'block', width: '100%', minHeight: 120 }}
    >
      {late && (children ?? <PageOutline />)}
    </Box>
  );
}

function PageOutline() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Skeleton variant="rounded" width="40%" height={32} />
      <Skeleton variant="text" width="24%" sx={{ mb: 2 }} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
    </Box>
  );
}

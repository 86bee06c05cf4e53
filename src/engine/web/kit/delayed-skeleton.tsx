import { useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Breakpoint } from '@mui/material/styles';
import { useText } from '#engine/web/i18n/use-text.ts';

/** Shorter waits show nothing: a flash disturbs more than it tells. */
const delay = 200;

/** Pixels by the width of the window: from which breakpoint on, how high. */
export type Height = Readonly<Partial<Record<Breakpoint, number>>>;

interface DelayedSkeletonProps {
  /** The outline of what is being loaded; a page's heading and text unless given. */
  readonly children?: ReactNode;
  /** Of what is being loaded, where that is known: then nothing below moves when it comes. */
  readonly height?: Height | undefined;
}

export function DelayedSkeleton({ children, height }: DelayedSkeletonProps) {
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
      sx={{ display: 'block', width: '100%', ...(height === undefined ? { minHeight: 120 } : { height }) }}
    >
      {late && (children ?? (height === undefined ? <PageOutline /> : <Skeleton variant="rounded" height="100%" />))}
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

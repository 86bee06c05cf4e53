import type { ReactNode } from 'react';
import { Skeleton } from '#engine/web/kit/skeleton.tsx';
import type { Breakpoint } from '#engine/web/theme/use-media.ts';
import { useText } from '#engine/web/i18n/use-text.ts';
import { useLate } from './use-late.ts';

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
  const late = useLate();
  return (
    <output aria-busy="true" aria-label={text('common.loading')} className="delayed" style={heights(height)}>
      {late && (children ?? (height === undefined ? <PageOutline /> : <Skeleton variant="rounded" height="100%" />))}
    </output>
  );
}

function PageOutline() {
  return (
    <div className="page-outline">
      <Skeleton variant="rounded" width="40%" height={32} />
      <Skeleton width="24%" style={{ marginBottom: 16 }} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
    </div>
  );
}

/** Read by kit.css, which knows how wide the window is. */
function heights(height: Height | undefined): Readonly<Record<string, string>> | undefined {
  if (height === undefined) return undefined;
  return Object.fromEntries(Object.entries(height).map(([from, pixels]) => [`--height-${from}`, `${pixels}px`]));
}

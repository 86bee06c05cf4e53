import type { CSSProperties, ReactNode } from 'react';

interface SkeletonProps {
  /** A line of text, or a box. */
  readonly variant?: 'text' | 'rounded';
  readonly width?: number | string;
  readonly height?: number | string;
  readonly style?: CSSProperties;
  readonly 'aria-busy'?: 'true';
  /** Takes the room of what will stand here, neither seen nor read out. */
  readonly children?: ReactNode;
}

/** The outline of what is being loaded; drawn by buttons.css. */
export function Skeleton({ variant = 'text', width, height, style, children, ...rest }: SkeletonProps) {
  return (
    <span {...rest} className={`skeleton ${variant}`} style={{ width, height, ...style }}>
      {children !== undefined && <span>{children}</span>}
    </span>
  );
}

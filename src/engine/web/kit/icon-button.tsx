import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What the picture does; seen by nobody who sees the picture, read out to the others. */
  readonly 'aria-label': string;
  readonly size?: 'small' | 'medium';
}

/** A button that is a picture; drawn by kit.css, as there are a dozen on each page. */
export function IconButton({ size = 'medium', className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`icon-button ${size} ${className}`.trimEnd()} {...rest} />;
}

import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Look {
  readonly variant?: 'text' | 'outlined' | 'contained';
  readonly color?: 'primary' | 'error' | 'inherit';
  readonly size?: 'small' | 'medium' | 'large';
  readonly fullWidth?: boolean;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'>, Look {
  /** What it asked for is under way: it shows so and cannot be pressed again. */
  readonly loading?: boolean;
}

/** Drawn by buttons.css. */
export function Button({ loading = false, disabled = false, ...props }: ButtonProps) {
  const { children, className, ...rest } = look(props);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={loading ? `${className} loading` : className}
    >
      {children}
      {loading && <Spinner />}
    </button>
  );
}

/** What leads to another page and looks like a button. */
export function ButtonLink(props: Omit<ComponentProps<typeof Link>, 'color'> & Look) {
  return <Link {...look(props)} />;
}

/** Turns while something is waited for; who shows it says so in words. */
export function Spinner() {
  return <span aria-hidden className="spinner" />;
}

/** How a button looks, as what its element is given. */
function look<Props extends Look & { readonly className?: string | undefined; readonly children?: ReactNode }>({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: Props) {
  return {
    ...rest,
    className: ['button', variant, color, size, fullWidth && 'wide', className].filter(Boolean).join(' '),
    children: (
      <>
        {startIcon !== undefined && <span className="start">{startIcon}</span>}
        {children}
        {endIcon !== undefined && <span className="end">{endIcon}</span>}
      </>
    ),
  };
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '#engine/web/kit/icon-button.tsx';
import { Tooltip } from '#engine/web/kit/tooltip.tsx';

interface ColumnButtonProps {
  readonly label: string;
  /** Where it leads, or what it does. */
  readonly to?: string;
  readonly onClick?: () => void;
  readonly popup?: 'dialog';
  readonly children: ReactNode;
}

/** One of the buttons of a side panel. */
export function ColumnButton({ label, to, onClick, popup, children }: ColumnButtonProps) {
  return (
    <Tooltip title={label} placement="left">
      {to === undefined ? (
        <IconButton aria-label={label} aria-haspopup={popup} onClick={onClick}>
          {children}
        </IconButton>
      ) : (
        <Link className="icon-button" to={to} aria-label={label}>
          {children}
        </Link>
      )}
    </Tooltip>
  );
}

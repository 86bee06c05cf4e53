import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import IconButton from '@mui/material/IconButton';
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
  const link = to === undefined ? {} : { component: Link as ComponentType<{ to: string }>, to };
  return (
    <Tooltip title={label} placement="left">
      <IconButton
        {...link}
        aria-label={label}
        aria-haspopup={popup}
        onClick={onClick}
        sx={{ '&:hover': { color: 'text.primary' } }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

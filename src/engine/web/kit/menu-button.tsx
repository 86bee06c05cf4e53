import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { Menu } from './when-open.tsx';
import { Tooltip } from './tooltip.tsx';

interface MenuButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Items of the menu; they call `close`. */
  readonly children: (close: () => void) => ReactNode;
}

/** An icon that opens a menu; the name says what it changes. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const open = anchor !== undefined;
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          id={`${id}-button`}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? `${id}-menu` : undefined}
          onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {children(close)}
      </Menu>
    </>
  );
}

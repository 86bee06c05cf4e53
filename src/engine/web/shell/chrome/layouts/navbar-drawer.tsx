import { useText } from '#engine/web/i18n/use-text.ts';
import { Drawer } from '#engine/web/kit/when-open.tsx';
import { SlotTheme } from '#engine/web/theme/slot-theme.tsx';
import { navbarWidth } from '../measures.ts';
import { Navbar } from '../navbar.tsx';

interface NavbarDrawerProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly side?: 'left' | 'right';
}

/** The navigation of small screens, in every layout. */
export function NavbarDrawer({ open, close, side = 'left' }: NavbarDrawerProps) {
  const text = useText();
  return (
    <Drawer
      anchor={side}
      open={open}
      onClose={close}
      slotProps={{
        paper: { 'aria-label': text('shell.navigation'), sx: { width: navbarWidth, maxWidth: '88vw', border: 0 } },
      }}
    >
      <SlotTheme slot="navbar">
        <Navbar narrow={false} onLeave={close} />
      </SlotTheme>
    </Drawer>
  );
}

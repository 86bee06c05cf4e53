// Vertical layout: the navigation at the side, the toolbar above the content, the footer below.
import { useState } from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { isRecord } from '#web/api/is-record.ts';
import { SlotTheme } from '#web/theme/slot-theme.tsx';
import { Footer } from '../footer.tsx';
import { HoverBar } from '../hover-bar.tsx';
import { largeScreen, navbarWidth } from '../measures.ts';
import { Navbar } from '../navbar.tsx';
import { useSettings } from '../settings.ts';
import { Toolbar } from '../toolbar.tsx';
import type { LayoutProps } from './layout-props.ts';

export function Layout1({ chrome, children }: LayoutProps) {
  const large = useMediaQuery(useTheme().breakpoints.up(largeScreen), { noSsr: true });
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [folded, setFolded] = useFolded();
  const toggle = large ? () => setFolded(!folded) : () => setDrawerOpen(true);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      {chrome.navbar && large && <SlotTheme slot="navbar"><HoverBar folded={folded}>{(narrow) => <Navbar narrow={narrow} />}</HoverBar></SlotTheme>}
      {chrome.navbar && !large && <NavbarDrawer open={drawerOpen} close={() => setDrawerOpen(false)} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        {chrome.toolbar && (
          <SlotTheme slot="toolbar">
            <Toolbar navbar={chrome.navbar ? { toggle, open: large ? !folded : drawerOpen } : undefined} />
          </SlotTheme>
        )}
        <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, width: '100%', display: 'flex', flexDirection: 'column', ...(chrome.toolbar && { px: { xs: 2, sm: 3, lg: 4 }, py: { xs: 2.5, sm: 4 } }) }}>
          {children}
        </Box>
        {chrome.footer && <SlotTheme slot="footer"><Footer /></SlotTheme>}
      </Box>
    </Box>
  );
}

function NavbarDrawer({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  return (
    <Drawer open={open} onClose={close} slotProps={{ paper: { sx: { width: navbarWidth, maxWidth: '88vw', border: 0 } } }}>
      <SlotTheme slot="navbar"><Navbar narrow={false} onLeave={close} /></SlotTheme>
    </Drawer>
  );
}

/** Whether the bar is folded, saved with the settings of this layout. */
function useFolded(): readonly [boolean, (folded: boolean) => void] {
  const { settings, change } = useSettings();
  const { style, config } = settings.layout;
  const navbar = isRecord(config['navbar']) ? config['navbar'] : {};
  const setFolded = (folded: boolean) => change({ layout: { style, config: { ...config, navbar: { ...navbar, folded } } } });
  return [navbar['folded'] === true, setFolded];
}

// Vertical layout: the navigation at the side, the toolbar above the content, the footer below.
import { useState } from 'react';
import { SlotTheme } from '#engine/web/theme/slot-theme.tsx';
import { Footer } from '../footer.tsx';
import { HoverBar } from '#engine/web/kit/hover-bar.tsx';
import { boxedWidth, footerHeight, toolbarHeight } from '../measures.ts';
import { Navbar } from '../navbar.tsx';
import { Toolbar } from '../toolbar.tsx';
import { Bar } from './bar.tsx';
import { Frame } from './frame.tsx';
import { layout1Description } from './layout-descriptions.ts';
import type { LayoutProps } from './layout-props.ts';
import { Middle } from './middle.tsx';
import { NavbarDrawer } from './navbar-drawer.tsx';
import { NavbarToggle } from './navbar-toggle.tsx';
import { shownParts } from './shown-parts.ts';
import { useLargeScreen } from './use-large-screen.ts';
import { useLayoutConfig } from './use-layout-config.ts';

export function Layout1({ chrome, children }: LayoutProps) {
  const large = useLargeScreen();
  const { config, set } = useLayoutConfig(layout1Description);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const shown = shownParts(chrome, config);
  const { folded, position } = config.navbar;
  const toggle = large ? () => set(['navbar', 'folded'], !folded) : () => setDrawerOpen(true);
  const open = large ? !folded : drawerOpen;
  const toolbar = shown.toolbar && (
    <Bar slot="toolbar" edge="top" fixed={config.toolbar.style === 'fixed'}>
      <Toolbar navbar={shown.navbar ? { toggle, open } : undefined} />
    </Bar>
  );
  const footer = shown.footer && (
    <Bar slot="footer" edge="bottom" fixed={config.footer.style === 'fixed'}>
      <Footer />
    </Bar>
  );
  const covered = {
    top: toolbar && config.toolbar.style === 'fixed' ? toolbarHeight : 0,
    bottom: footer && config.footer.style === 'fixed' ? footerHeight : 0,
  };
  const toolbarAcross = config.toolbar.position === 'above';
  const footerAcross = config.footer.position === 'below';
  // The navigation stands beside the bars that do not go across.
  const besideNavbar = {
    '--bars-top': `${toolbarAcross ? covered.top : 0}px`,
    '--bars-bottom': `${footerAcross ? covered.bottom : 0}px`,
  };
  return (
    <Frame boxed={config.mode === 'boxed' ? boxedWidth : undefined} barsTop={covered.top} barsBottom={covered.bottom}>
      {toolbarAcross && toolbar}
      <div style={{ display: 'flex', flex: 1, flexDirection: position === 'right' ? 'row-reverse' : 'row' }}>
        {shown.navbar && large && (
          <div style={{ display: 'contents', ...besideNavbar }}>
            <SlotTheme slot="navbar">
              <HoverBar folded={folded} atEnd={position === 'right'}>
                {(narrow) => <Navbar narrow={narrow} />}
              </HoverBar>
            </SlotTheme>
          </div>
        )}
        <div className="middle-column">
          {!toolbarAcross && toolbar}
          <Middle
            leftPanel={shown.leftSidePanel && large}
            rightPanel={shown.rightSidePanel && large}
            padded={chrome.toolbar}
            settingsAtEdge={large || !shown.toolbar}
          >
            {children}
          </Middle>
          {!footerAcross && footer}
        </div>
      </div>
      {footerAcross && footer}
      {shown.navbar && !shown.toolbar && <NavbarToggle open={open} toggle={toggle} large={large} />}
      {shown.navbar && !large && <NavbarDrawer open={drawerOpen} close={() => setDrawerOpen(false)} side={position} />}
    </Frame>
  );
}

// The two layouts with the navigation across the page: navigation and toolbar one above the other, the content under
// both.
import { useState, type ReactNode } from 'react';
import type { Chrome } from '#engine/model/routes.ts';
import { Footer } from '../footer.tsx';
import { containerWidth, footerHeight, toolbarHeight } from '../measures.ts';
import { Toolbar } from '../toolbar.tsx';
import { Bar } from './bar.tsx';
import { Frame } from './frame.tsx';
import { HorizontalNavbar } from './horizontal-navbar.tsx';
import type { ConfigOf } from './layout-description.ts';
import type { layout2Description } from './layout-descriptions.ts';
import { Middle } from './middle.tsx';
import { NavbarDrawer } from './navbar-drawer.tsx';
import { NavbarToggle } from './navbar-toggle.tsx';
import { shownParts } from './shown-parts.ts';
import { useLargeScreen } from './use-large-screen.ts';

interface HorizontalLayoutProps {
  readonly chrome: Chrome;
  readonly config: ConfigOf<typeof layout2Description>;
  /** Width of the box in pixels, where the mode is boxed. */
  readonly boxedWidth: number;
  readonly navbarHeight: number;
  /** Dense: logo and an open search box in the toolbar, no favourites; the navigation without logo. */
  readonly dense: boolean;
  readonly children: ReactNode;
}

export function HorizontalLayout({ chrome, config, boxedWidth, navbarHeight, dense, children }: HorizontalLayoutProps) {
  const large = useLargeScreen();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const shown = shownParts(chrome, config);
  const contentWidth = config.mode === 'container' ? containerWidth : undefined;
  const openDrawer = () => setDrawerOpen(true);
  const bars = [
    shown.navbar &&
      large && {
        slot: 'navbar',
        height: navbarHeight,
        style: config.navbar.style,
        content: <HorizontalNavbar height={navbarHeight} dense={dense} contentWidth={contentWidth} />,
      },
    shown.toolbar && {
      slot: 'toolbar',
      height: toolbarHeight,
      style: config.toolbar.style,
      content: (
        <Toolbar
          navbar={shown.navbar && !large ? { toggle: openDrawer, open: drawerOpen } : undefined}
          brand={dense}
          favourites={!dense}
          searchOpen={dense}
          contentWidth={contentWidth}
        />
      ),
    },
  ].filter((bar) => bar !== false);
  if (config.toolbar.position === 'above') bars.reverse();
  const fixedBefore = (end: number) =>
    bars.slice(0, end).reduce((sum, { style, height }) => sum + (style === 'fixed' ? height : 0), 0);
  const footerFixed = shown.footer && config.footer.style === 'fixed';
  return (
    <Frame
      boxed={config.mode === 'boxed' ? boxedWidth : undefined}
      barsTop={fixedBefore(bars.length)}
      barsBottom={footerFixed ? footerHeight : 0}
    >
      {bars.map(({ slot, style, content }, index) => (
        <Bar
          key={slot}
          slot={slot as 'navbar' | 'toolbar'}
          edge="top"
          fixed={style === 'fixed'}
          offset={fixedBefore(index)}
        >
          {content}
        </Bar>
      ))}
      <Middle
        leftPanel={shown.leftSidePanel && large}
        rightPanel={shown.rightSidePanel && large}
        contentWidth={contentWidth}
        padded={chrome.toolbar}
        settingsAtEdge={large || !shown.toolbar}
      >
        {children}
      </Middle>
      {shown.footer && (
        <Bar slot="footer" edge="bottom" fixed={footerFixed}>
          <Footer contentWidth={contentWidth} />
        </Bar>
      )}
      {shown.navbar && !large && !shown.toolbar && <NavbarToggle open={drawerOpen} toggle={openDrawer} large={false} />}
      {shown.navbar && !large && <NavbarDrawer open={drawerOpen} close={() => setDrawerOpen(false)} />}
    </Frame>
  );
}

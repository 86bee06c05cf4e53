// Everything around the screen of a route: splash while the session is checked, layout, chrome, notices on arrival.
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Outlet, useNavigation as usePending } from 'react-router-dom';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Chrome } from '#model/routes.ts';
import { useMaybeRoute } from '#web/routing/use-route.ts';
import { useSession } from '#web/session/use-session.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { BareLayout } from './layouts/bare-layout.tsx';
import type { LayoutProps } from './layouts/layout-props.ts';
import { useSettings, type LayoutStyle } from './settings.ts';
import { SkipLink } from './skip-link.tsx';
import { Splash } from './splash.tsx';

const bare: Chrome = { navbar: false, toolbar: false, footer: false, leftSidePanel: false, rightSidePanel: false };
/** Only pages with chrome load a layout: the login page comes sooner without. */
const layout1 = lazy(async () => ({ default: (await import('./layouts/layout1.tsx')).Layout1 }));
const layouts: Readonly<Record<LayoutStyle, ComponentType<LayoutProps>>> = { layout1, layout2: layout1, layout3: layout1 };

export function Shell() {
  const { state } = useSession();
  const { settings } = useSettings();
  const pending = usePending();
  const chrome = useMaybeRoute()?.route.chrome ?? bare;
  useEffect(() => {
    document.documentElement.dir = settings.direction;
  }, [settings.direction]);
  if (state === 'checking') return <Splash />;
  const Layout = chrome.navbar || chrome.toolbar || chrome.footer ? layouts[settings.layout.style] : BareLayout;
  return (
    <>
      <SkipLink />
      {pending.state !== 'idle' && <Box sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip' }}><LinearProgress aria-hidden sx={{ height: 2 }} /></Box>}
      <Suspense fallback={<Splash />}>
        <Layout chrome={chrome}>
          <ArrivalNotice />
          <Outlet />
        </Layout>
      </Suspense>
    </>
  );
}

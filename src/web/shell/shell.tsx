// Everything around the screen of a route: splash while the session is checked, layout, chrome, notices on arrival.
import { useEffect } from 'react';
import { Outlet, useNavigation as usePending } from 'react-router-dom';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Chrome } from '#model/routes.ts';
import { useMaybeRoute } from '#web/routing/use-route.ts';
import { useSession } from '#web/session/use-session.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { Layout1 } from './layouts/layout1.tsx';
import { useSettings } from './settings.ts';
import { SkipLink } from './skip-link.tsx';
import { Splash } from './splash.tsx';

const bare: Chrome = { navbar: false, toolbar: false, footer: false, leftSidePanel: false, rightSidePanel: false };
const layouts = { layout1: Layout1, layout2: Layout1, layout3: Layout1 } as const;

export function Shell() {
  const { state } = useSession();
  const { settings } = useSettings();
  const pending = usePending();
  const chrome = useMaybeRoute()?.route.chrome ?? bare;
  useEffect(() => {
    document.documentElement.dir = settings.direction;
  }, [settings.direction]);
  if (state === 'checking') return <Splash />;
  const Layout = layouts[settings.layout.style];
  return (
    <>
      <SkipLink />
      {pending.state !== 'idle' && <Box sx={{ position: 'fixed', insetInline: 0, top: 0, zIndex: 'tooltip' }}><LinearProgress aria-hidden sx={{ height: 2 }} /></Box>}
      <Layout chrome={chrome}>
        <ArrivalNotice />
        <Outlet />
      </Layout>
    </>
  );
}

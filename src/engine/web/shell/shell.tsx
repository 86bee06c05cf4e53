// Everything around the screen of a route: splash while the session is checked, layout, chrome, notices on arrival.
import { memo, Suspense, useDeferredValue } from 'react';
import { late, lateThemed } from '#engine/web/kit/late.tsx';
import { Outlet } from 'react-router-dom';
import type { Chrome } from '#engine/model/routes.ts';
import { useMaybeRoute } from '#engine/web/routing/use-route.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { WithTexts } from '#engine/web/i18n/with-texts.tsx';
import { ArrivalNotice } from './chrome/arrival-notice.tsx';
import { BareLayout } from './chrome/layouts/bare-layout.tsx';
import type { LayoutProps } from './chrome/layouts/layout-props.ts';
import { Overlays } from './overlays/overlays.tsx';
import { useScreenPlace } from './chrome/layouts/screen-place.tsx';
import { layouts } from './layouts.ts';
import { PanelsProvider } from './settings/panels.tsx';
import { useSettings } from './settings/settings.ts';
import { SkipLink } from './chrome/skip-link.tsx';
import { Splash } from './chrome/splash.tsx';

const bare: Chrome = { navbar: false, toolbar: false, footer: false, leftSidePanel: false, rightSidePanel: false };
const AwayPage = late(async () => (await import('#engine/web/pages/away-page.tsx')).AwayPage);
const ViewAsBar = lateThemed(async () => (await import('./overlays/view-as/view-as-bar.tsx')).ViewAsBar);

export function Shell() {
  const { state, user, viewing } = useSession();
  const route = useMaybeRoute()?.route;
  const chrome = route?.chrome ?? bare;
  const { place, drawn } = useScreenPlace(
    <>
      <ArrivalNotice />
      <Outlet />
    </>,
  );
  if (state === 'checking') return <Splash />;
  // Pages that are everybody's need no session.
  if (state === 'away' && (route?.auth !== undefined || route?.screen === 'redirect'))
    return (
      <Suspense fallback={<Splash />}>
        <AwayPage />
      </Suspense>
    );
  const isBare = !chrome.navbar && !chrome.toolbar && !chrome.footer;
  return (
    <PanelsProvider>
      <Overlays>
        <SkipLink />
        <Suspense fallback={<Splash />}>
          <WithTexts wanted={user !== undefined}>
            {isBare ? (
              <BareLayout chrome={chrome}>{place}</BareLayout>
            ) : (
              <ChosenLayout key={user?.id} chrome={chrome}>
                {place}
              </ChosenLayout>
            )}
            {viewing !== undefined && <ViewAsBar view={viewing} />}
            {drawn}
          </WithTexts>
        </Suspense>
      </Overlays>
    </PanelsProvider>
  );
}

/**
 * For each reader anew: nobody sees the layout of the one before. Another page with the same parts of the shell around it
 * leaves them as they are.
 */
const ChosenLayout = memo(function ChosenLayout(props: LayoutProps) {
  const { settings } = useSettings();
  // While another layout is fetched the one before stays.
  const style = useDeferredValue(settings.layout.style);
  const Layout = layouts[style];
  return <Layout {...props} />;
}, sameLayout);

function sameLayout(before: LayoutProps, now: LayoutProps): boolean {
  const parts = Object.keys(now.chrome) as (keyof Chrome)[];
  return before.children === now.children && parts.every((part) => before.chrome[part] === now.chrome[part]);
}

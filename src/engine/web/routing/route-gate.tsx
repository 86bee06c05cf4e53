// Lets a visitor onto a route or sends him elsewhere; decided again on each change of place or of session.
import { useEffect, type ReactNode } from 'react';
import { late } from '#engine/web/kit/late.tsx';
import { useLocation } from 'react-router-dom';
import type { Route } from '#engine/model/routes.ts';
import { clearWantedPath, readWantedPath, storeWantedPath } from '#engine/web/session/wanted-path.ts';
import { useSession } from '#engine/web/session/use-session.ts';
import { usePlaces } from './use-places.ts';
import { checkRoute, sendOn } from './check-route.ts';
import { SendOn, type ArrivalState } from './send-on.tsx';

const ClosedPage = late(async () => (await import('#engine/web/pages/closed-page.tsx')).ClosedPage);

export function RouteGate({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const { roles, signedIn } = useSession();
  const location = useLocation();
  const path = location.pathname + location.search + location.hash;
  const places = usePlaces();
  const stored = readWantedPath();
  // What was asked for as a guest stands, perhaps, at another address for whom he signed in as.
  const wanted = signedIn && stored !== undefined ? places.address(stored) : stored;
  const arrival = location.state as ArrivalState | null;
  const passage = checkRoute({ route, roles, signedIn, path, wanted, way: arrival?.way });
  const remember = 'remember' in passage ? passage.remember : undefined;
  useEffect(() => {
    if (remember !== undefined) storeWantedPath(remember);
    // Arrived, or refused there: either way the wish is spent.
    else if (signedIn && route.screen !== 'login') clearWantedPath();
  }, [remember, signedIn, route.screen]);
  if (passage.pass) return children;
  if ('stop' in passage) return <ClosedPage admits={passage.refused} />;
  const way = sendOn(arrival?.way, { name: route.name, signedIn });
  const state: ArrivalState = {
    ...arrival,
    way,
    ...(passage.refused && { refused: { route: route.name, roles: passage.refused, path } }),
  };
  return <SendOn to={passage.to} state={state} waits={signedIn} />;
}

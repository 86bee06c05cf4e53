// Lets a visitor onto a route or sends him elsewhere; decided again on each change of place or of session.
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Route } from '#model/routes.ts';
import { clearWantedPath, readWantedPath, storeWantedPath } from '#web/session/wanted-path.ts';
import { useSession } from '#web/session/use-session.ts';
import { checkRoute } from './check-route.ts';

/** What a redirect tells the page it leads to. */
export interface ArrivalState {
  /** A page was refused on the way here: which, and the roles that it admits. */
  readonly refused?: { readonly route: string; readonly roles: readonly string[] };
  /** The address that doesn't exist. */
  readonly missing?: string;
  /** Key of a text to show as good news. */
  readonly notice?: string;
}

export function RouteGate({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const { roles, signedIn } = useSession();
  const location = useLocation();
  const path = location.pathname + location.search + location.hash;
  const wanted = readWantedPath();
  const passage = checkRoute({ route, roles, signedIn, path, wanted });
  const remember = passage.pass ? undefined : passage.remember;
  useEffect(() => {
    if (remember !== undefined) storeWantedPath(remember);
    // Arrived, or refused there: either way the wish is spent.
    else if (signedIn && route.screen !== 'login') clearWantedPath();
  }, [remember, signedIn, route.screen]);
  if (passage.pass) return children;
  const state: ArrivalState = { ...(location.state as ArrivalState | null), ...(passage.refused && { refused: { route: route.name, roles: passage.refused } }) };
  return <Navigate to={passage.to} replace state={state} />;
}

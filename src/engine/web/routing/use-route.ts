import { useMatches } from 'react-router-dom';
import type { Route } from '#engine/model/routes.ts';

interface CurrentRoute {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** What each router entry carries. */
export interface RouteHandle {
  readonly route: Route;
}

/** The generated route of the current address, and its parameters; only below a generated route. */
export function useRoute(): CurrentRoute {
  const current = useMaybeRoute();
  if (current === undefined) throw new Error('useRoute is called outside of a route.');
  return current;
}

/** The same where there may be none, as in the shell around an unknown address. */
export function useMaybeRoute(): CurrentRoute | undefined {
  const match = useMatches().at(-1);
  if (match === undefined || !isRouteHandle(match.handle)) return undefined;
  return { route: match.handle.route, params: match.params as Readonly<Record<string, string>> };
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return handle !== null && typeof handle === 'object' && 'route' in handle;
}

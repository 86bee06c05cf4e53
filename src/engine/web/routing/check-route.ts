// Whether a visitor may be on a route, and where he goes instead. Pure. No way of redirects is walked twice: it ends in
// a stop.
import { mayEnter, signedIn as whoeverIsSignedIn, type Admission } from '#engine/model/access.ts';
import type { Route } from '#engine/model/routes.ts';

export type Passage =
  | { readonly pass: true }
  /**
   * `remember`: the path to come back to after signing in. `refused`: say that the page was refused, and whom it
   * admits.
   */
  | {
      readonly pass: false;
      readonly to: string;
      readonly remember?: string;
      readonly refused: readonly string[] | false;
    }
  /** The way comes back to where it was: nothing is left to open, which is said here. */
  | { readonly pass: false; readonly stop: true; readonly refused: readonly string[] };

/** Redirects since the visitor chose an address; it begins anew when he signs in or out. */
export interface Way {
  readonly signedIn: boolean;
  /** Names of the routes that sent him on. */
  readonly left: readonly string[];
}

interface Visit {
  readonly route: Pick<Route, 'name' | 'auth' | 'screen'>;
  readonly roles: readonly string[];
  readonly signedIn: boolean;
  /** Path with query and hash. */
  readonly path: string;
  /** What was remembered before signing in. */
  readonly wanted: string | undefined;
  readonly way?: Way | undefined;
}

const loginPath = '/login';
const startPath = '/';

export function checkRoute({ route, roles, signedIn, path, wanted, way }: Visit): Passage {
  const passes = mayEnter(route.auth, { roles, signedIn });
  const wasHere = way?.signedIn === signedIn && way.left.includes(route.name);
  if (wasHere && (!passes || route.screen === 'redirect'))
    return { pass: false, stop: true, refused: rolesOf(route.auth) };
  if (passes) return { pass: true };
  if (!signedIn) {
    // Who comes back after signing in must not be signed out again.
    return { pass: false, to: loginPath, refused: false, ...(route.screen !== 'logout' && { remember: path }) };
  }
  const forGuests = route.auth?.length === 0;
  // Going where he is refused would never end.
  const to = wanted !== undefined && wanted !== path ? wanted : startPath;
  return { pass: false, to, refused: forGuests ? false : rolesOf(route.auth) };
}

/** The way with one more route that sends on. */
export function sendOn(
  way: Way | undefined,
  { name, signedIn }: { readonly name: string; readonly signedIn: boolean },
): Way {
  return { signedIn, left: [...(way?.signedIn === signedIn ? way.left : []), name] };
}

function rolesOf(auth: Admission): readonly string[] {
  return auth === undefined || auth === whoeverIsSignedIn ? [] : auth;
}

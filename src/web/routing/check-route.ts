// Whether a visitor may be on a route, and where he goes instead (SPEC section 2). Pure.
import { mayPass } from '#model/access.ts';
import type { Route } from '#model/routes.ts';

export type Passage =
  | { readonly pass: true }
  /** `remember`: the path to come back to after signing in. `refused`: say that the page was refused, and whom it admits. */
  | { readonly pass: false; readonly to: string; readonly remember?: string; readonly refused: readonly string[] | false };

interface Visit {
  readonly route: Pick<Route, 'auth' | 'screen'>;
  readonly roles: readonly string[];
  readonly signedIn: boolean;
  /** Path with query and hash. */
  readonly path: string;
  /** What was remembered before signing in. */
  readonly wanted: string | undefined;
}

const loginPath = '/login';
const startPath = '/';

export function checkRoute({ route, roles, signedIn, path, wanted }: Visit): Passage {
  if (mayPass(route.auth, roles)) return { pass: true };
  if (!signedIn) {
    // Who comes back after signing in must not be signed out again.
    return { pass: false, to: loginPath, refused: false, ...(route.screen !== 'logout' && { remember: path }) };
  }
  const forGuests = route.auth?.length === 0;
  // Going where he is refused would never end.
  const to = wanted !== undefined && wanted !== path ? wanted : startPath;
  return { pass: false, to, refused: forGuests ? false : (route.auth ?? []) };
}

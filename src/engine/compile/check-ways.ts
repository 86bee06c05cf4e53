// routes.config.json as a person walks it: redirects end, guests reach the sign-in, whoever is signed in can leave.
import { mayEnter, type Visitor } from '#engine/model/access.ts';
import type { Screen } from '#engine/model/routes.ts';
import type { CheckContext } from './check-context.ts';
import type { Mistake } from './problem.ts';
import { configFiles } from './source.ts';
import type { SourceRoute } from './source.ts';

const file = configFiles.routes;

/** Screens that must admit a visitor, or he is shut out or shut in for good. */
const open: readonly {
  readonly screen: Screen;
  readonly visitor: Visitor;
  readonly found: string;
  readonly remedy: string;
}[] = [
  {
    screen: 'login',
    visitor: { roles: [], signedIn: false },
    found: 'guests may not open the sign-in',
    remedy: 'write "auth": "@onlyGuest", a group without roles, or leave "auth" out',
  },
  {
    screen: 'logout',
    visitor: { roles: [], signedIn: true },
    found: 'whoever has none of the roles cannot sign out',
    remedy: 'write "auth": "signedIn"',
  },
];

export function checkWays(context: CheckContext): Mistake[] {
  if (!context.sound.routes) return [];
  const { routes } = context.source.routes;
  return routes.flatMap((route, index) => [
    ...(route.screen === 'redirect' && returns(route, routes)
      ? [
          {
            file,
            pointer: `/routes/${index}/to`,
            rule: 'a redirect ends at a page',
            found: `"${route.path}" comes back to itself`,
            remedy: 'name a route that shows something',
          },
        ]
      : []),
    ...open
      .filter(
        ({ screen, visitor }) =>
          screen === route.screen && context.sound.roles && !mayEnter(context.resolved.routes[index]?.auth, visitor),
      )
      .map(({ found, remedy }) => ({
        file,
        pointer: `/routes/${index}/auth`,
        rule: 'everybody can sign in and out',
        found,
        remedy,
      })),
  ]);
}

function returns(start: SourceRoute, routes: readonly SourceRoute[]): boolean {
  const seen = new Set<string>();
  let next: SourceRoute | undefined = start;
  while (next?.screen === 'redirect' && !seen.has(next.name)) {
    seen.add(next.name);
    const to: string | undefined = next.to;
    next = routes.find(({ name }) => name === to);
  }
  return next?.name === start.name;
}

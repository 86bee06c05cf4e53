// Whatever the configuration admits and whoever comes: redirects end at a page, and never pass the same place twice.
import { describe, expect, it } from 'vitest';
import { roles as declared } from '#generated/roles.ts';
import { routes } from '#generated/routes.ts';
import type { Admission } from '#engine/model/access.ts';
import type { Route } from '#engine/model/routes.ts';
import { checkRoute, sendOn, type Way } from '#engine/web/routing/check-route.ts';

type Place = Pick<Route, 'name' | 'path' | 'screen' | 'auth' | 'to'>;

interface Visitor {
  readonly roles: readonly string[];
  readonly signedIn: boolean;
}

/** Walks as the router does, from one redirect to the next; answers the steps and whether the last one was a page. */
function walk(
  all: readonly Place[],
  start: Place,
  { roles, signedIn }: Visitor,
  wanted: string | undefined,
): { steps: string[]; end: 'page' | 'closed' } {
  const steps: string[] = [];
  let place = start;
  let way: Way | undefined;
  // What is wanted is forgotten on arrival anywhere but the sign-in.
  let wish = wanted;
  for (;;) {
    steps.push(place.name);
    if (steps.length > 2 * all.length) throw new Error(`for ever: ${steps.join(' → ')}`);
    const passage = checkRoute({ route: place, roles, signedIn, path: place.path, wanted: wish, way });
    if ('stop' in passage) return { steps, end: 'closed' };
    if (passage.pass && place.screen !== 'redirect') return { steps, end: 'page' };
    if (signedIn && place.screen !== 'login') wish = undefined;
    const to = passage.pass ? place.to : all.find(({ path }) => path === passage.to)?.name;
    way = sendOn(way, { name: place.name, signedIn });
    place = all.find(({ name }) => name === to) ?? {
      name: 'notFound',
      path: '/404',
      screen: 'notFound',
      auth: undefined,
    };
  }
}

const guest: Visitor = { roles: [], signedIn: false };
const people: readonly Visitor[] = [
  guest,
  ...[[], ['stranger'], ...declared.roles.map((role) => [role]), declared.roles].map((roles) => ({
    roles,
    signedIn: true,
  })),
];

describe.each(
  people.map((visitor) => ({ who: visitor.signedIn ? `[${visitor.roles.join(', ')}]` : 'a guest', visitor })),
)('for $who', ({ visitor }) => {
  it('every way ends at a page, whatever was wanted before', () => {
    for (const start of routes) {
      for (const wanted of [undefined, ...routes.map(({ path }) => path)]) {
        const { steps, end } = walk(routes, start, visitor, wanted);
        expect(end, `${start.path}, wanted ${wanted}: ${steps.join(' → ')}`).toBe('page');
      }
    }
  });

  it('the profile and the logout are open exactly when signed in', () => {
    for (const name of ['profile', 'logout']) {
      const route = routes.find((one) => one.name === name) as Place;
      expect(walk(routes, route, visitor, undefined).steps).toEqual(visitor.signedIn ? [name] : [name, 'login']);
    }
  });
});

describe('with any admissions at all', () => {
  const admissions: readonly Admission[] = [undefined, [], ['x'], ['y'], 'signedIn'];
  const drawn: readonly Omit<Place, 'auth'>[] = [
    { name: 'login', path: '/login', screen: 'login' },
    { name: 'root', path: '/', screen: 'redirect', to: 'home' },
    { name: 'home', path: '/home', screen: 'profile' },
    { name: 'there', path: '/there', screen: 'redirect', to: 'back' },
    { name: 'back', path: '/back', screen: 'redirect', to: 'there' },
  ];
  const visitors: readonly Visitor[] = [
    guest,
    ...[[], ['x'], ['y'], ['x', 'y']].map((roles) => ({ roles, signedIn: true })),
  ];

  it('no way goes on for ever, also through redirects that lead to each other', () => {
    let walked = 0;
    for (let code = 0; code < admissions.length ** drawn.length; code += 1) {
      const all = drawn.map((place, index) => ({
        ...place,
        auth: admissions[Math.floor(code / admissions.length ** index) % admissions.length],
      }));
      for (const visitor of visitors)
        for (const start of all)
          for (const wanted of [undefined, '/there', '/home', '/login']) {
            walk(all, start, visitor, wanted);
            walked += 1;
          }
    }
    expect(walked).toBe(3125 * 5 * 5 * 4);
  });
});

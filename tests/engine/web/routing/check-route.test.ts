import { describe, expect, it } from 'vitest';
import { checkRoute } from '#engine/web/routing/check-route.ts';

const staff = { name: 'providers', auth: ['admin'], screen: 'list' } as const;
const forGuests = { name: 'login', auth: [], screen: 'login' } as const;
const open = { name: 'decision', auth: undefined, screen: 'accessDecision' } as const;
const guest = { roles: [], signedIn: false, wanted: undefined } as const;
const sales = { roles: ['sales'], signedIn: true, wanted: undefined } as const;

describe('a guest', () => {
  it('is sent to the login page, which remembers the wanted path', () => {
    expect(checkRoute({ ...guest, route: staff, path: '/products?page=2' })).toEqual({
      pass: false,
      to: '/login',
      refused: false,
      remember: '/products?page=2',
    });
  });

  it('is not brought back to the logout page after signing in', () => {
    expect(
      checkRoute({ ...guest, route: { name: 'logout', auth: 'signedIn', screen: 'logout' }, path: '/logout' }),
    ).toEqual({ pass: false, to: '/login', refused: false });
  });

  it('passes where only guests may be, and where everyone may', () => {
    expect(checkRoute({ ...guest, route: forGuests, path: '/login' })).toEqual({ pass: true });
    expect(checkRoute({ ...guest, route: open, path: '/x' })).toEqual({ pass: true });
  });
});

describe('a signed-in user', () => {
  it('goes to the start with a message when a page is refused', () => {
    expect(checkRoute({ ...sales, route: staff, path: '/providers' })).toEqual({
      pass: false,
      to: '/',
      refused: staff.auth,
    });
  });

  it('goes to the remembered path when a page is refused', () => {
    expect(checkRoute({ ...sales, route: staff, path: '/providers', wanted: '/orders' })).toEqual({
      pass: false,
      to: '/orders',
      refused: staff.auth,
    });
  });

  it('never goes round in a circle when the remembered path is the refused one', () => {
    expect(checkRoute({ ...sales, route: staff, path: '/providers', wanted: '/providers' })).toEqual({
      pass: false,
      to: '/',
      refused: staff.auth,
    });
  });

  it('leaves the login page for the remembered path, silently', () => {
    expect(checkRoute({ ...sales, route: forGuests, path: '/login', wanted: '/orders' })).toEqual({
      pass: false,
      to: '/orders',
      refused: false,
    });
    expect(checkRoute({ ...sales, route: forGuests, path: '/login' })).toEqual({
      pass: false,
      to: '/',
      refused: false,
    });
  });

  it('passes with any role in common', () => {
    expect(checkRoute({ ...sales, roles: ['sales', 'admin'], route: staff, path: '/providers' })).toEqual({
      pass: true,
    });
  });
});

describe('a signed-in user without a role, or with one that nobody knows', () => {
  it.each([[[]], [['stranger']]])('opens what is for whoever is signed in, and is no guest: %j', (roles) => {
    const visit = { roles, signedIn: true, wanted: undefined, path: '/x' } as const;
    expect(checkRoute({ ...visit, route: { name: 'profile', auth: 'signedIn', screen: 'profile' } })).toEqual({
      pass: true,
    });
    expect(checkRoute({ ...visit, route: forGuests })).toEqual({ pass: false, to: '/', refused: false });
    expect(checkRoute({ ...visit, route: staff })).toEqual({ pass: false, to: '/', refused: ['admin'] });
  });
});

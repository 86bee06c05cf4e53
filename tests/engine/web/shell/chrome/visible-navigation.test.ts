import { describe, expect, it } from 'vitest';
import { navigation } from '#generated/navigation.ts';
import { routes } from '#generated/routes.ts';
import { mayEnter } from '#engine/model/access.ts';
import { placesOf } from '#engine/model/places.ts';
import type { NavigationItem } from '#engine/model/routes.ts';
import { destinations, findDestinations, visibleNavigation } from '#engine/web/shell/chrome/visible-navigation.ts';

const items: NavigationItem[] = [
  {
    id: 'staff',
    type: 'group',
    auth: undefined,
    children: [{ id: 'orders', type: 'item', url: '/orders', auth: ['admin', 'sales'] }],
  },
  { id: 'line', type: 'divider', auth: undefined },
  { id: 'help', type: 'item', url: '/help', auth: undefined },
  { id: 'enter', type: 'item', url: '/login', auth: [] },
];

const guest = { roles: [], signedIn: false } as const;

const ids = (list: readonly NavigationItem[]): string[] =>
  list.flatMap((item) => [item.id, ...ids(item.children ?? [])]);

describe('the visible navigation', () => {
  it('holds an item when any role is allowed, or the item has no restriction', () => {
    expect(ids(visibleNavigation(items, { roles: ['sales', 'operator'], signedIn: true }))).toEqual([
      'staff',
      'orders',
      'line',
      'help',
    ]);
  });

  it('shows what is for guests to guests only, whose role list is empty', () => {
    expect(ids(visibleNavigation(items, guest))).toEqual(['help', 'enter']);
  });

  it('leaves out groups without entries and the divider that parted them', () => {
    expect(ids(visibleNavigation(items, { roles: ['operator'], signedIn: true }))).toEqual(['help']);
  });

  it('offers the administration to each role of the supervisor group and to no other', () => {
    for (const role of ['admin', 'director', 'supervisor', 'librarian'])
      expect(ids(visibleNavigation(navigation, { roles: [role], signedIn: true }))).toContain('providers');
    for (const role of ['sales', 'student', 'issuer'])
      expect(ids(visibleNavigation(navigation, { roles: [role], signedIn: true }))).not.toContain('providers');
  });

  it('leads each where the reader finds it, once', () => {
    const twice: NavigationItem[] = [
      { id: 'mine', type: 'group', auth: undefined, children: [{ id: 'a', type: 'item', url: '/a', auth: undefined }] },
      { id: 'all', type: 'group', auth: undefined, children: [{ id: 'b', type: 'item', url: '/b', auth: undefined }] },
    ];
    const visitor = { roles: ['sales'], signedIn: true };
    expect(ids(visibleNavigation(twice, visitor))).toEqual(['mine', 'a', 'all', 'b']);
    expect(visibleNavigation(twice, visitor, () => '/b')).toMatchObject([{ id: 'all', children: [{ url: '/b' }] }]);
  });

  it('offers every role of a desk what it reads, at an address that admits it', () => {
    for (const role of [
      'sales',
      'financial',
      'operator',
      'issuer',
      'inventory',
      'backOffice',
      'techSupport',
      'quality',
    ]) {
      const visitor = { roles: [role], signedIn: true };
      const { address } = placesOf(routes, visitor);
      const urls = destinations(visibleNavigation(navigation, visitor, address), (id) => id).map(({ url }) => url);
      expect(urls.length, role).toBeGreaterThan(4);
      for (const url of urls)
        expect(mayEnter(routes.find(({ path }) => path === url)?.auth, visitor), `${role} ${url}`).toBe(true);
    }
  });

  it('offers logout to everyone', () => {
    expect(ids(visibleNavigation(navigation, { roles: ['issuer'], signedIn: true }))).toContain('logout');
    expect(ids(visibleNavigation(navigation, guest))).toContain('logout');
  });
});

describe('an entry for whoever is signed in', () => {
  it.each([[['issuer']], [['stranger']], [[]]])('is shown with the roles %j, and to no guest', (roles) => {
    const own: NavigationItem = { id: 'own', type: 'item', url: '/pages/profile', auth: 'signedIn' };
    expect(ids(visibleNavigation([own], { roles, signedIn: true }))).toEqual(['own']);
    expect(visibleNavigation([own], guest)).toEqual([]);
  });
});

describe('the search', () => {
  const titles: Record<string, string> = { orders: 'Registro de vendas', help: 'Solicitações' };
  const all = destinations(items.slice(0, 3), (id) => titles[id] ?? id);

  it.each(['solicitacoes', 'SOLICITAÇÕES', '  Çoes ', 'solicitaco'])('finds "Solicitações" by "%s"', (words) => {
    expect(findDestinations(all, words).map(({ id }) => id)).toEqual(['help']);
  });

  it('finds nothing by what no title holds', () => {
    expect(findDestinations(all, 'xyz')).toEqual([]);
  });
});

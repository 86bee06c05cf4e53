import { describe, expect, it } from 'vitest';
import { navigation } from '#generated/navigation.ts';
import type { NavigationItem } from '#model/routes.ts';
import { destinations, findDestinations, visibleNavigation } from '#web/shell/visible-navigation.ts';

const items: NavigationItem[] = [
  { id: 'staff', type: 'group', auth: undefined, children: [{ id: 'orders', type: 'item', url: '/orders', auth: ['admin', 'sales'] }] },
  { id: 'line', type: 'divider', auth: undefined },
  { id: 'help', type: 'item', url: '/help', auth: undefined },
  { id: 'enter', type: 'item', url: '/login', auth: [] },
];

const ids = (list: readonly NavigationItem[]): string[] => list.flatMap((item) => [item.id, ...ids(item.children ?? [])]);

describe('the visible navigation', () => {
  it('holds an item when any role is allowed, or the item has no restriction', () => {
    expect(ids(visibleNavigation(items, ['sales', 'operator']))).toEqual(['staff', 'orders', 'line', 'help']);
  });

  it('shows what is for guests to guests only, whose role list is empty', () => {
    expect(ids(visibleNavigation(items, []))).toEqual(['help', 'enter']);
  });

  it('leaves out groups without entries and the divider that parted them', () => {
    expect(ids(visibleNavigation(items, ['operator']))).toEqual(['help']);
  });

  it('offers the administration to each role of the supervisor group and to no other', () => {
    for (const role of ['admin', 'director', 'supervisor', 'librarian']) expect(ids(visibleNavigation(navigation, [role]))).toContain('providers');
    for (const role of ['sales', 'student', 'issuer']) expect(ids(visibleNavigation(navigation, [role]))).not.toContain('providers');
  });

  it('offers logout to everyone', () => {
    expect(ids(visibleNavigation(navigation, ['issuer']))).toContain('logout');
    expect(ids(visibleNavigation(navigation, []))).toContain('logout');
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

// What of the navigation a visitor sees, and finding in it. Pure.
import { mayEnter, type Visitor } from '#engine/model/access.ts';
import type { NavigationItem } from '#engine/model/routes.ts';
import { fold } from '#engine/model/text.ts';

/**
 * The items this visitor may see, each leading where `address` says; groups that end up empty are left out, and of
 * entries that lead to one address all but the last.
 */
export function visibleNavigation(
  items: readonly NavigationItem[],
  visitor: Visitor,
  address: (url: string) => string = (url) => url,
): NavigationItem[] {
  const taken = new Set<string>();
  const isFirst = (url: string) => !taken.has(url) && taken.add(url) !== undefined;
  const see = (level: readonly NavigationItem[]): NavigationItem[] =>
    level
      .toReversed()
      .flatMap((item) => {
        if (!mayEnter(item.auth, visitor)) return [];
        const url = item.url && address(item.url);
        if (item.type !== 'group') return url === undefined ? [item] : isFirst(url) ? [{ ...item, url }] : [];
        const children = see(item.children ?? []);
        return children.length === 0 ? [] : [{ ...item, children }];
      })
      .toReversed();
  const seen = see(items);
  // A divider parts two things; at an end, or beside another, it parts nothing.
  return seen.filter(
    (item, index) =>
      item.type !== 'divider' || (index > 0 && index < seen.length - 1 && seen[index - 1]?.type !== 'divider'),
  );
}

export interface Destination {
  readonly id: string;
  readonly title: string;
  readonly icon: string | undefined;
  readonly url: string;
}

/** The entries that lead somewhere, in order, titled. */
export function destinations(items: readonly NavigationItem[], titleOf: (id: string) => string): Destination[] {
  return items.flatMap((item) => {
    if (item.type === 'group') return destinations(item.children ?? [], titleOf);
    return item.url === undefined ? [] : [{ id: item.id, title: titleOf(item.id), icon: item.icon, url: item.url }];
  });
}

/** Entries whose title holds the words, without regard to case and accents. */
export function findDestinations(all: readonly Destination[], words: string): Destination[] {
  const wanted = fold(words.trim());
  return all.filter(({ title }) => fold(title).includes(wanted));
}

// What of the navigation a visitor sees, and finding in it. Pure.
import { mayEnter, type Visitor } from '#engine/model/access.ts';
import type { NavigationItem } from '#engine/model/routes.ts';
import { fold } from '#engine/model/text.ts';

/** The items this visitor may see; groups that end up empty are left out. */
export function visibleNavigation(items: readonly NavigationItem[], visitor: Visitor): NavigationItem[] {
  const seen = items.flatMap((item) => {
    if (!mayEnter(item.auth, visitor)) return [];
    if (item.type !== 'group') return [item];
    const children = visibleNavigation(item.children ?? [], visitor);
    return children.length === 0 ? [] : [{ ...item, children }];
  });
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

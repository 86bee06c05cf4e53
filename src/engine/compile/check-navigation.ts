// navigation.config.json: ids are unique, urls are routes; and entries that a role sees but may not open, which is a
// warning only.
import { mayEnter } from '#engine/model/access.ts';
import { placesOf } from '#engine/model/places.ts';
import { checkAdmission } from './check-context.ts';
import type { CheckContext } from './check-context.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { allItems, entityAt } from './resolve-configs.ts';
import type { Resolved } from './resolve.ts';
import { configFiles } from './source.ts';
import type { NavigationItem } from '#engine/model/routes.ts';

const file = configFiles.navigation;

export function checkNavigation(context: CheckContext): Mistake[] {
  if (!context.sound.navigation) return [];
  const items = allItems(context.source.navigation.items);
  const urls = context.source.routes.routes.map(({ path }) => path).filter((path) => !path.includes(':'));
  return items.flatMap(({ item, pointer }, index) => [
    ...(items.findIndex((other) => other.item.id === item.id) === index
      ? []
      : [
          {
            file,
            pointer: `${pointer}/id`,
            rule: 'entries have ids of their own',
            found: `"${item.id}" is there twice`,
            remedy: 'choose another',
          },
        ]),
    ...(item.was === undefined || !items.some((other) => other.item.id === item.was)
      ? []
      : [
          {
            file,
            pointer: `${pointer}/was`,
            rule: 'was names an entry that is gone',
            found: `"${item.was}" still exists`,
            remedy: 'remove that entry or was',
          },
        ]),
    ...(item.type === 'divider' || item.title !== undefined
      ? []
      : [
          {
            file,
            pointer,
            rule: 'entries have a title',
            found: '"title" is missing',
            remedy: 'add it in pt, en and fr',
          },
        ]),
    ...(item.type !== 'item' || item.url !== undefined
      ? []
      : [
          {
            file,
            pointer,
            rule: 'entries lead to routes',
            found: '"url" is missing',
            remedy: 'add the path of a route',
          },
        ]),
    ...(item.url === undefined || !context.sound.routes || urls.includes(item.url)
      ? []
      : [
          {
            file,
            pointer: `${pointer}/url`,
            rule: 'entries lead to routes',
            found: `url "${item.url}" is no route`,
            remedy: didYouMean(item.url, urls),
          },
        ]),
    ...checkAdmission(
      item.auth,
      { file, pointer: `${pointer}/auth` },
      { context, entity: entityAt(context.source.routes, item.url) },
    ),
  ]);
}

/** One line for each role that sees entries which lead to routes that refuse it. */
export function closedEntries({ navigation, routes, roles }: Resolved): string[] {
  return roles.roles.flatMap((role) => {
    const visitor = { roles: [role], signedIn: true };
    const { address } = placesOf(routes, visitor);
    const closed = visible(navigation, role).filter(({ url }) => {
      const route = url === undefined ? undefined : routes.find(({ path }) => path === address(url));
      return route !== undefined && !mayEnter(route.auth, visitor);
    });
    if (closed.length === 0) return [];
    return [`warning: ${file}: ${role} sees but may not open ${closed.map(({ id }) => id).join(', ')}`];
  });
}

function visible(items: readonly NavigationItem[], role: string): NavigationItem[] {
  return items
    .filter((item) => mayEnter(item.auth, { roles: [role], signedIn: true }))
    .flatMap((item) => [item, ...visible(item.children ?? [], role)]);
}

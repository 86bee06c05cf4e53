// Routes and navigation with their groups as roles and their chrome spelled out.
import type { Chrome, NavigationItem, Route } from '#engine/model/routes.ts';
import { resolveAdmission } from './resolve-access.ts';
import type { NavigationConfig, RolesConfig, RoutesConfig, SourceNavigationItem, SourceRoute } from './source.ts';

const fullChrome: Chrome = { navbar: true, toolbar: true, footer: true, leftSidePanel: true, rightSidePanel: true };

export function resolveRoutes(config: RoutesConfig, roles: RolesConfig): Route[] {
  return config.routes.map((route) => resolveRoute(route, config, roles));
}

function resolveRoute(route: SourceRoute, config: RoutesConfig, roles: RolesConfig): Route {
  return {
    name: route.name,
    path: route.path,
    parameters: parametersOf(route.path),
    screen: route.screen,
    ...(route.entity === undefined ? {} : { entity: route.entity }),
    ...(route.parent === undefined ? {} : { parent: route.parent }),
    ...(route.to === undefined ? {} : { to: route.to }),
    auth: resolveAdmission(route.auth, roles),
    chrome: { ...fullChrome, ...config.chrome?.[route.chrome ?? ''] },
  };
}

export function parametersOf(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z0-9_]+)/g)].map((match) => match[1] ?? '');
}

export function resolveNavigation(config: NavigationConfig, roles: RolesConfig): NavigationItem[] {
  return config.items.map((item) => resolveItem(item, roles));
}

function resolveItem(source: SourceNavigationItem, roles: RolesConfig): NavigationItem {
  const { title: _, children, ...item } = source;
  return {
    ...item,
    auth: resolveAdmission(item.auth, roles),
    ...(children === undefined ? {} : { children: children.map((child) => resolveItem(child, roles)) }),
  };
}

/** Every item with its children, each with its place in the file. */
export function allItems(
  items: readonly SourceNavigationItem[],
  pointer = '/items',
): { item: SourceNavigationItem; pointer: string }[] {
  return items.flatMap((item, index) => [
    { item, pointer: `${pointer}/${index}` },
    ...allItems(item.children ?? [], `${pointer}/${index}/children`),
  ]);
}

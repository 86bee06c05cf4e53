// Routes and navigation with their groups as roles and their chrome spelled out.
import type { Chrome, NavigationItem, Route, StartItem } from '#engine/model/routes.ts';
import { readers } from '#engine/model/access.ts';
import { readersOf, resolveAdmission } from './resolve-access.ts';
import type {
  NavigationConfig,
  RolesConfig,
  RoutesConfig,
  Source,
  SourceNavigationItem,
  SourceRoute,
} from './source.ts';

const fullChrome: Chrome = { navbar: true, toolbar: true, footer: true, leftSidePanel: true, rightSidePanel: true };

export function resolveRoutes(config: RoutesConfig, roles: RolesConfig): Route[] {
  return [...config.routes, ...deskRoutes(config, roles)].map((route) => resolveRoute(route, config, roles));
}

/** The lists and records of the desk, after all that the file names: who may open both finds the first. */
export function deskRoutes({ desk, routes }: RoutesConfig, roles: RolesConfig): SourceRoute[] {
  if (desk === undefined) return [];
  const shown = routes.filter(
    ({ screen, path, entity }) =>
      (screen === 'list' || screen === 'record') &&
      path.startsWith(`${desk.of}/`) &&
      readersOf(entity, roles).length > 0,
  );
  const nameOf = (name: string) => `desk${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return shown.map((route) => ({
    ...route,
    name: nameOf(route.name),
    path: desk.path + route.path.slice(desk.of.length),
    ...(route.parent !== undefined && { parent: nameOf(route.parent) }),
    auth: readers,
  }));
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
    auth: resolveAdmission(route.auth, roles, route.entity),
    ...(route.auth === readers && { readers: true as const }),
    chrome: { ...fullChrome, ...config.chrome?.[route.chrome ?? ''] },
  };
}

export function parametersOf(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z0-9_]+)/g)].map((match) => match[1] ?? '');
}

export function resolveNavigation(
  config: NavigationConfig,
  { routes, roles }: Pick<Source, 'routes' | 'roles'>,
): NavigationItem[] {
  return config.items.map((item) => resolveItem(item, { routes, roles }));
}

/** What the page at a path is about. */
export function entityAt({ routes }: RoutesConfig, url: string | undefined): string | undefined {
  return routes.find(({ path }) => path === url)?.entity;
}

function resolveItem(source: SourceNavigationItem, configs: Pick<Source, 'routes' | 'roles'>): NavigationItem {
  const { title: _, children, ...item } = source;
  return {
    ...item,
    auth: resolveAdmission(item.auth, configs.roles, entityAt(configs.routes, item.url)),
    ...(children === undefined ? {} : { children: children.map((child) => resolveItem(child, configs)) }),
  };
}

export function resolveStart({ start = [] }: NavigationConfig, roles: RolesConfig): StartItem[] {
  return start.map(({ auth, facts = [], ...item }) => ({
    ...item,
    facts,
    auth: resolveAdmission(auth, roles, item.entity),
  }));
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

// routes.config.json: names and paths are unique, screens get what they show, parameters follow the nesting of the
// entities.
import { screens } from '#engine/model/routes.ts';
import { checkAdmission } from './check-context.ts';
import type { CheckContext } from './check-context.ts';
import { didYouMean } from './problem.ts';
import type { Mistake } from './problem.ts';
import { parametersOf } from './resolve-configs.ts';
import { configFiles } from './source.ts';
import type { SourceRoute } from './source.ts';

const file = configFiles.routes;

type Finding = Omit<Mistake, 'file' | 'pointer'> & { readonly at: string };

export function checkRoutes(context: CheckContext): Mistake[] {
  if (!context.sound.routes) return [];
  const { routes } = context.source.routes;
  return routes.flatMap((route, index) => {
    const pointer = `/routes/${index}`;
    const findings = [
      ...checkUnique(route, index, routes),
      ...checkScreen(route, context),
      ...checkParent(route, routes, context),
    ];
    return [
      ...findings.map(({ at, ...finding }) => ({ file, pointer: `${pointer}${at}`, ...finding })),
      ...checkAdmission(route.auth, { file, pointer: `${pointer}/auth` }, context),
    ];
  });
}

/** Two paths are the same to a router when only their parameters' names differ. */
function shapeOf(path: string): string {
  return path.replace(/:[A-Za-z0-9_]+/g, ':');
}

function checkUnique(route: SourceRoute, index: number, routes: readonly SourceRoute[]): Finding[] {
  const earlier = routes.slice(0, index);
  const twice = earlier.find(({ path }) => shapeOf(path) === shapeOf(route.path));
  return [
    ...(earlier.some(({ name }) => name === route.name)
      ? [
          {
            at: '/name',
            rule: 'routes have names of their own',
            found: `"${route.name}" is there twice`,
            remedy: 'choose another',
          },
        ]
      : []),
    ...(twice === undefined
      ? []
      : [
          {
            at: '/path',
            rule: 'routes have paths of their own',
            found: `"${route.path}" is the path of ${twice.name}`,
            remedy: 'choose another',
          },
        ]),
  ];
}

function checkScreen(route: SourceRoute, context: CheckContext): Finding[] {
  const shows = route.screen === 'list' || route.screen === 'record';
  const chromes = Object.keys(context.source.routes.chrome ?? {});
  const names = context.source.routes.routes.map(({ name }) => name);
  const rule = 'a screen gets what it shows';
  return [
    ...(screens.some((screen) => screen === route.screen)
      ? []
      : [{ at: '/screen', rule, found: `"${route.screen}" is no screen`, remedy: didYouMean(route.screen, screens) }]),
    ...(shows && route.entity === undefined
      ? [{ at: '', rule, found: `a ${route.screen} without entity`, remedy: 'add "entity"' }]
      : []),
    ...(route.entity === undefined || context.entityNames.includes(route.entity)
      ? []
      : [
          {
            at: '/entity',
            rule,
            found: `"${route.entity}" is no entity`,
            remedy: didYouMean(route.entity, context.entityNames),
          },
        ]),
    ...(route.screen === 'redirect' && !names.includes(route.to ?? '')
      ? [{ at: '/to', rule, found: `"${route.to ?? ''}" is no route`, remedy: didYouMean(route.to ?? '', names) }]
      : []),
    ...(shows || route.screen === 'redirect' || route.label !== undefined
      ? []
      : [
          {
            at: '/label',
            rule,
            found: `the screen ${route.screen} has no title`,
            remedy: 'add "label" in pt, en and fr',
          },
        ]),
    ...(route.chrome === undefined || chromes.includes(route.chrome)
      ? []
      : [{ at: '/chrome', rule, found: `"${route.chrome}" is no chrome`, remedy: didYouMean(route.chrome, chromes) }]),
  ];
}

/** A record stands under its list, a nested record under its parent's record, with one more parameter each. */
function checkParent(route: SourceRoute, routes: readonly SourceRoute[], context: CheckContext): Finding[] {
  if (route.screen !== 'record' && route.parent === undefined) return [];
  const rule = 'parameters of a route follow the nesting of its entity';
  const names = routes.map(({ name }) => name);
  const parent = routes.find(({ name }) => name === route.parent);
  if (parent === undefined)
    return [
      {
        at: route.parent === undefined ? '' : '/parent',
        rule,
        found: `"${route.parent ?? ''}" is no route`,
        remedy: didYouMean(route.parent ?? '', names),
      },
    ];
  const entity = context.entities.get(route.entity ?? '');
  const wanted = entity?.parent?.entity ?? route.entity;
  const own = parametersOf(route.path);
  const above = parametersOf(parent.path);
  return [
    ...(entity === undefined || parent.entity === wanted
      ? []
      : [
          {
            at: '/parent',
            rule,
            found: `${route.parent} shows ${parent.entity ?? 'no entity'}, not ${wanted ?? ''}`,
            remedy: `name a route of ${wanted ?? ''}`,
          },
        ]),
    ...(route.path.startsWith(`${parent.path}/`)
      ? []
      : [
          {
            at: '/path',
            rule,
            found: `"${route.path}" is not below "${parent.path}"`,
            remedy: 'begin it with the path of its parent',
          },
        ]),
    ...(route.screen !== 'record' || own.length === above.length + 1
      ? []
      : [
          {
            at: '/path',
            rule,
            found: `${own.length} parameters under a parent with ${above.length}`,
            remedy: 'a record adds exactly one, its id',
          },
        ]),
  ];
}

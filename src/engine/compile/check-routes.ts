// routes.config.json: names and paths are unique, screens get what they show, parameters follow the nesting of the
// entities.
import { screens } from '#engine/model/routes.ts';
import { checkAdmission } from './check-context.ts';
import type { CheckContext } from './check-context.ts';
import { didYouMean, nearest } from './problem.ts';
import type { Mistake } from './problem.ts';
import { deskRoutes, parametersOf } from './resolve-configs.ts';
import { configFiles } from './source.ts';
import type { SourceRoute } from './source.ts';

const file = configFiles.routes;

type Finding = Omit<Mistake, 'file' | 'pointer'> & { readonly at: string };

export function checkRoutes(context: CheckContext): Mistake[] {
  if (!context.sound.routes) return [];
  const { routes } = context.source.routes;
  const ofRoutes = routes.flatMap((route, index) => {
    const pointer = `/routes/${index}`;
    const findings = [
      ...checkUnique(route, index, routes),
      ...checkScreen(route, context),
      ...checkParent(route, routes, context),
    ];
    return [
      ...findings.map(({ at, ...finding }) => ({ file, pointer: `${pointer}${at}`, ...finding })),
      ...checkAdmission(route.auth, { file, pointer: `${pointer}/auth` }, { context, entity: route.entity }),
    ];
  });
  return [...checkOwnScreens(context), ...ofRoutes, ...checkDesk(context)];
}

/** A second place has something to show, at addresses and under names that no other route has. */
function checkDesk({ source, sound }: CheckContext): Mistake[] {
  const { desk, routes } = source.routes;
  if (desk === undefined || !sound.roles) return [];
  const at = { file, rule: 'the desk shows lists and records of another place again' };
  const twins = deskRoutes(source.routes, source.roles);
  if (twins.length === 0)
    return [
      {
        ...at,
        pointer: '/desk/of',
        found: `no list and no record that anybody reads stands below "${desk.of}"`,
        remedy: 'write what the paths of routes begin with',
      },
    ];
  // One says it for all of them.
  for (const twin of twins) {
    const taken = routes.find(({ name, path }) => name === twin.name || shapeOf(path) === shapeOf(twin.path));
    if (taken !== undefined)
      return [
        {
          ...at,
          pointer: '/desk/path',
          found: `its ${twin.name}, "${twin.path}", is there already: ${taken.name}`,
          remedy: 'choose another path, or take that route out',
        },
      ];
  }
  return [];
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
  const known = [...screens, ...(context.source.routes.screens ?? [])];
  return [
    ...(known.includes(route.screen)
      ? []
      : [{ at: '/screen', rule, found: `"${route.screen}" is no screen`, remedy: screenRemedy(route.screen, known) }]),
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

function screenRemedy(name: string, known: readonly string[]): string {
  const remedy = didYouMean(name, known);
  return nearest(name, known) === undefined ? `${remedy}; a new one of the business is named in "screens"` : remedy;
}

/** A screen that no route shows is one that nobody sees, or a misspelt one. */
function checkOwnScreens({ source }: CheckContext): Mistake[] {
  const shown = source.routes.routes.map(({ screen }) => screen);
  const rule = 'a business names the screens that it adds';
  return (source.routes.screens ?? []).flatMap((screen, index) => {
    const at = { file, pointer: `/screens/${index}`, rule };
    if (screens.some((own) => own === screen))
      return [{ ...at, found: `"${screen}" is a screen of the engine`, remedy: 'take it out, or choose another name' }];
    return shown.includes(screen)
      ? []
      : [{ ...at, found: `no route shows "${screen}"`, remedy: `take it out, or name it as the screen of a route` }];
  });
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

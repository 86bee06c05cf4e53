// routes.ts with a typed function for each path, and navigation.ts.
import type { Route } from '#engine/model/routes.ts';
import { union } from './print-model.ts';
import { header, printCode } from './print-text.ts';
import type { Output } from './print-text.ts';
import type { Resolved } from './resolve.ts';

export function printRoutes({ routes, ownScreens, navigation, start }: Resolved): Output[] {
  const text = [
    header('routes.config.json'),
    "import type { Route } from '#engine/model/routes.ts';\n",
    `export type RouteName = ${union(routes.map((route) => route.name))};\n`,
    `/** Screens of the business: a module of src/web.tsx has each. */\nexport type OwnScreen = ${union([...ownScreens].sort())};\n`,
    `export const routes: readonly (Route<OwnScreen> & { readonly name: RouteName })[] = ${printCode(routes)};\n`,
    '/** The URL of each route; parameters are encoded. */',
    `export const paths = {\n${routes.filter(hasUrl).map(printPath).join('\n')}\n} as const;\n`,
  ].join('\n');
  const items = [
    header('navigation.config.json'),
    "import type { NavigationItem, StartItem } from '#engine/model/routes.ts';\n",
    `export const navigation: readonly NavigationItem[] = ${printCode(navigation)};\n`,
    `/** Components of the page that people find first. */\nexport type StartPanelName = ${union([...new Set(start.flatMap(({ panel }) => panel ?? []))].sort())};\n`,
    `/** Of the page that people find first. */\nexport const start: readonly StartItem[] = ${printCode(start)};\n`,
  ].join('\n');
  return [
    { path: 'routes.ts', text },
    { path: 'navigation.ts', text: items },
  ];
}

function hasUrl(route: Route): boolean {
  return !route.path.includes('*');
}

function printPath({ name, path, parameters }: Route): string {
  if (parameters.length === 0) return `  ${name}: () => '${path}',`;
  const typed = parameters.map((parameter) => `readonly ${parameter}: string`).join('; ');
  const url = path.replace(/:([A-Za-z0-9_]+)/g, '$${encodeURIComponent($1)}');
  return `  ${name}: ({ ${parameters.join(', ')} }: { ${typed} }) =>\n    \`${url}\`,`;
}

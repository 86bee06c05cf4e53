// routes.ts with a typed function for each path, and navigation.ts.
import type { Route } from '#engine/model/routes.ts';
import { union } from './print-model.ts';
import { header, printCode } from './print-text.ts';
import type { Output } from './print-text.ts';
import type { Resolved } from './resolve.ts';

/** What several routes have alike is written once: every page loads them all. */
function printTable(routes: Resolved['routes']): string {
  const shared = {
    chrome: distinct(routes.map(({ chrome }) => chrome)),
    auth: distinct(routes.map(({ auth }) => auth)),
  };
  const table = routes.map((route) => ({
    ...route,
    chrome: `#chrome${shared.chrome.indexOf(JSON.stringify(route.chrome))}#`,
    ...(route.auth !== undefined && { auth: `#auth${shared.auth.indexOf(JSON.stringify(route.auth))}#` }),
  }));
  const constants = Object.entries(shared).flatMap(([name, values]) =>
    values.map((value, index) => `const ${name}${index} = ${printCode(JSON.parse(value))} as const;\n`),
  );
  const code = printCode(table).replaceAll(/'#(\w+)#'/g, '$1');
  return `${constants.join('')}\nexport const routes: readonly (Route<OwnScreen> & { readonly name: RouteName })[] = ${code};\n`;
}

function distinct(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined).map((value) => JSON.stringify(value)))];
}

export function printRoutes({ routes, ownScreens, navigation, start }: Resolved): Output[] {
  const text = [
    header('routes.config.json'),
    "import type { Route } from '#engine/model/routes.ts';\n",
    `export type RouteName = ${union(routes.map((route) => route.name))};\n`,
    `/** Screens of the business: a module of src/web.tsx has each. */\nexport type OwnScreen = ${union([...ownScreens].sort())};\n`,
    printTable(routes),
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

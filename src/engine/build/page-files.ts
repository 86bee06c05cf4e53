// Which file of the build a module ends in: one of what every page has, and one more a kind of page. A file a component
// would be eighty requests until a list is there; what is loaded when it is used stays apart by itself.
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Groups = Extract<Rolldown.OutputOptions['codeSplitting'], object>;
type Naming = Extract<NonNullable<Groups['groups']>[number]['name'], (...given: never[]) => unknown>;
type Modules = Parameters<Naming>[1];

/** What a browser loads first, whoever it is for. */
const entry = 'index.html';
const entrance = ['engine/web/pages/login-page.tsx', 'engine/web/pages/payload-form.tsx'];
/** The shell and its lists, which whoever signs in sees first. */
const screens = [
  'engine/web/shell/chrome/layouts/layout1.tsx',
  'engine/web/list/list-screen.tsx',
  'engine/web/routing/prefetch-records.ts',
];
/** What lists and forms load when something is opened in them. */
const overlays = /@mui[\\/]material[\\/](Menu|MenuItem|Popover)[\\/]/;
const inputs = /kinds[\\/].*-input\.tsx$|list[\\/]filter-(menu|popover)\.tsx$/;
const ownFile = /(phone|country|json)-input\.tsx$/;
const record = ['engine/web/record/record-screen.tsx', 'engine/web/form/prefetch-form.ts'];

/** `source`: the folder of the page. */
export function pageFiles(source: string): Groups {
  let shared: ReadonlySet<string> | undefined;
  const isShared = (id: string, modules: Modules) => (shared ??= sharedModules(source, modules)).has(id);
  return {
    groups: [
      // What guests and screens have in common compresses best as one with what every page loads.
      { name: (id, modules) => (isShared(id, modules) ? 'app' : null), debugName: 'app', priority: 2 },
      ...Object.entries({ entrance, screens }).map(([name, files], index) => ({
        name,
        priority: 1 - index / 10,
        test: (id: string) => files.some((file) => id === join(source, file)),
      })),
      { name: 'overlays', priority: 0.8, test: overlays },
      { name: 'inputs', priority: 0.7, test: (id: string) => inputs.test(id) && !ownFile.test(id) },
      { name: 'record', priority: 0.6, test: (id: string) => record.some((file) => id === join(source, file)) },
      // A file an icon would be dozens of requests for a few hundred bytes each; all in one would be loaded by every page.
      {
        name: 'icons',
        test: /@mui[\\/]icons-material/,
        entriesAware: true,
        entriesAwareMergeThreshold: 1536,
        includeDependenciesRecursively: false,
      },
    ],
  };
}

/** A file of icons is called after all that draw them, and every page carries a list of files. */
export function shortNames({ name }: { readonly name: string }): string {
  return `assets/${name.split('~', 1)[0]}-[hash].js`;
}

function sharedModules(source: string, modules: Modules): ReadonlySet<string> {
  const from = (files: readonly string[]) =>
    reachedFrom(
      files.map((file) => join(source, file)),
      modules,
    );
  const forGuests = from(entrance);
  const both = [...from(screens)].filter((id) => forGuests.has(id));
  return new Set([...from([entry]), ...both, '\0rolldown/runtime.js']);
}

/** They and everything that they import statically. */
function reachedFrom(ids: readonly string[], modules: Modules): Set<string> {
  const reached = new Set<string>();
  const add = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  for (const id of ids) add(id);
  return reached;
}

/** Parts that packages bring along and nothing here calls, with what they export: what would call them says so. */
const uncalled: readonly (readonly [file: RegExp, text: string])[] = [
  // Requests go by XMLHttpRequest, which tells how much of a file has come.
  [/axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'export const getFetch = () => null;'],
  [
    /@mui[\\/]material[\\/]styles[\\/]createThemeWithVars\.mjs$/,
    "export default () => { throw new Error('Themes of CSS variables are left out of the build (page-files.ts).'); };",
  ],
];

export function withoutUncalled(): Plugin {
  return {
    name: 'without-uncalled',
    apply: 'build',
    enforce: 'pre',
    load: (id) => uncalled.find(([file]) => file.test(id))?.[1],
  };
}

/**
 * The router's packages name their form for development alone; the other lacks what only that warns of. And what React
 * has had since its version 18 is React's own.
 */
export function shorterForms(root: string): Plugin {
  const file = (name: string) => join(root, 'node_modules/react-router/dist/production', name);
  return {
    name: 'shorter-forms',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: file('index.mjs') },
          { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        ],
      },
    }),
  };
}

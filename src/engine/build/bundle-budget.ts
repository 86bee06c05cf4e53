// What a browser loads of the application before a page can be used, weighed at each build; more than the budget stops
// it. What schemas, configs and texts say is no part of a build (model-apart.ts) and stops nothing: an analyst who adds an
// entity shall not have to cut code for it.
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** KiB of JavaScript, by gzip, that a browser fetches until one can use a page, or type in its form. */
const budget = 205;
/** The same for a list of records, with the views of all kinds of fields. */
const listBudget = 250;
/** What no page waits for: it comes with the first part that is drawn with it (src/engine/web/kit/late.tsx). */
const late = /\/node_modules\/(@emotion|@mui\/(system|material))\//;
/** Bytes of it, before they are made small: what only reckons is let be. */
const mostLate = 4000;
/** Files of scripts for any of these pages: each is a request, however small. */
const mostFiles = 3;

const login = ['src/start-web.ts', 'src/engine/web/pages/login-page.tsx'];

/** Page → the modules whose files it loads, each with everything they import. */
const pages = [
  { page: 'login page', modules: login, most: budget },
  {
    page: 'login page with its form',
    modules: [...login, 'src/engine/web/pages/payload-form.tsx'],
    most: budget,
  },
  {
    page: 'list',
    modules: [
      'src/start-web.ts',
      'src/engine/web/shell/chrome/layouts/layout1.tsx',
      'src/engine/web/list/list-screen.tsx',
    ],
    most: listBudget,
  },
] as const;

type Chunk = Rolldown.OutputChunk;

export function bundleBudget(): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle: {
      // As they are written.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        for (const { page, modules, most } of pages) {
          const loaded = loadedFiles(chunks, modules);
          const early = loaded.flatMap(lateModules);
          if (early.reduce((sum, { size }) => sum + size, 0) > mostLate)
            this.error(
              `${page}: it waits for components of Material's. Draw with src/engine/web/kit, or load the part that needs them by lateThemed.\n${largest(early, 'B')}`,
            );
          const files = loaded.map(weigh);
          const total = files.reduce((sum, { size }) => sum + size, 0);
          const figure = `${page}: ${total.toFixed(1)} KiB of ${most} in ${files.length} files of ${mostFiles}`;
          if (total > most || files.length > mostFiles)
            this.error(
              `${figure}. The largest files are below; load what the page doesn't need at once by a dynamic import, or take a smaller part; files are joined in vite.config.ts.\n${largest(files)}`,
            );
          console.log(`bundle: ${figure}`);
        }
      },
    },
  };
}

function lateModules({ modules }: Chunk) {
  return Object.entries(modules).flatMap(([id, { renderedLength }]) =>
    late.test(id) ? [{ name: id.replace(/.*\/node_modules\//, ''), size: renderedLength }] : [],
  );
}

/** KiB by gzip. */
function weigh({ fileName, code }: Chunk) {
  return { name: fileName, size: gzipSync(code, { level: 9 }).length / 1024 };
}

/** The files that hold the modules, and those they import statically. */
function loadedFiles(chunks: readonly Chunk[], modules: readonly string[]): Chunk[] {
  const loaded = new Set<Chunk>();
  const load = (chunk: Chunk | undefined) => {
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const holder = chunks.find((chunk) => chunk.moduleIds.some((id) => id.split('?')[0]?.endsWith(`/${module}`)));
    if (holder === undefined)
      throw new Error(
        `src/engine/build/bundle-budget.ts: ${module} is in no file of the build; name the module that took its place.`,
      );
    load(holder);
  }
  return [...loaded];
}

function largest(files: readonly { readonly name: string; readonly size: number }[], unit = 'KiB'): string {
  return files
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 12)
    .map(({ name, size }) => `  ${size.toFixed(1).padStart(6)} ${unit}  ${name}`)
    .join('\n');
}

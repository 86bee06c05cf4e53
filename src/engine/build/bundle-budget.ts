// What a browser loads before a page can be used, weighed at each build; more than the budget stops it. What schemas and
// configs say is told beside it and stops nothing: an analyst who adds an entity shall not have to cut code for it.
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** KiB of JavaScript and texts, by gzip, that a browser fetches until one can use a page, or type in its form. */
const budget = 257;
/** The same for a list of records, with the views of all kinds of fields and the texts behind the sign-in. */
const listBudget = 315;
/** Files of scripts and texts for any of these pages: each is a request, however small. */
const mostFiles = 5;

const application = [
  'src/start-web.ts',
  'src/generated/labels/entrance.pt.json',
  'src/engine/web/i18n/texts/shell.pt.json',
];
const login = [...application, 'src/engine/web/pages/login-page.tsx'];

const shell = [...application, 'src/engine/web/shell/chrome/layouts/layout1.tsx'];

/** Page → the modules whose files it loads, each with everything they import. */
const pages = [
  { page: 'login page', modules: login, most: budget },
  {
    page: 'login page with its form',
    modules: [...login, 'src/engine/web/pages/payload-form.tsx', 'src/generated/validators/login.js'],
    most: budget,
  },
  {
    page: 'list',
    modules: [...shell, 'src/engine/web/i18n/texts/records.pt.json', 'src/engine/web/list/list-screen.tsx'],
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
          const files = loadedFiles(chunks, modules).map(weigh);
          const sum = (part: 'size' | 'declared') => files.reduce((total, file) => total + file[part], 0);
          const total = sum('size');
          const figure = `${page}: ${total.toFixed(1)} KiB of ${most}, and ${sum('declared').toFixed(1)} KiB that schemas say, in ${files.length} files of ${mostFiles}`;
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

/** KiB by gzip; what is generated has its share by its length. */
function weigh({ fileName, code, modules }: Chunk) {
  const whole = gzipSync(code, { level: 9 }).length / 1024;
  const lengthOf = (isCounted: (id: string) => boolean) =>
    Object.entries(modules).reduce((sum, [id, { renderedLength }]) => sum + (isCounted(id) ? renderedLength : 0), 0);
  const declared = (whole * lengthOf((id) => id.includes('/src/generated/'))) / (lengthOf(() => true) || 1);
  return { name: fileName, size: whole - declared, declared };
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

function largest(files: readonly { readonly name: string; readonly size: number }[]): string {
  return files
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 12)
    .map(({ name, size }) => `  ${size.toFixed(1).padStart(6)} KiB  ${name}`)
    .join('\n');
}

// Where the texts of a language come from: in a build one file of those for everybody, and one of all
// (src/engine/build/write-model.ts); in development and in tests the files that are edited.
import type { Language } from '#engine/model/text.ts';

export type Texts = Readonly<Record<string, string>>;

/**
 * Files of texts by path, as `import.meta.glob` finds them. `entrance.<language>.json` comes with the texts of the
 * shell, all others come behind the sign-in.
 */
export type TextFiles = Readonly<Record<string, () => Promise<Texts>>>;

const firstFiles: TextFiles = import.meta.glob<Texts>(
  [
    './texts/{comfort,palettes,rights,shell}.*.json',
    '../../model/texts/*.json',
    '../../../generated/labels/entrance.*.json',
  ],
  { import: 'default' },
);
const restFiles: TextFiles = import.meta.glob<Texts>(
  [
    './texts/*.json',
    // Some come with what says them (use-late-texts.ts).
    '!./texts/{board,comfort,json,palettes,rights,schema,shell}.*.json',
    '../../../generated/labels/*.json',
    '!../../../generated/labels/entrance.*.json',
  ],
  { import: 'default' },
);

/** What pages for guests and the shell need. `own`: texts that modules add, or put in place of the engine's. */
export async function firstTexts(language: Language, own: TextFiles): Promise<Texts> {
  if (import.meta.env.PROD) return fileOf(`texts/first-${language}`);
  return load([firstFiles, filesOf(own, isEntrance)], language);
}

/** Those and all the rest but what comes late. */
export async function allTexts(language: Language, own: TextFiles): Promise<Texts> {
  if (import.meta.env.PROD) return fileOf(`texts/all-${language}`);
  return load([firstFiles, filesOf(own, isEntrance), restFiles, filesOf(own, (path) => !isEntrance(path))], language);
}

/** `name`: as the page's import map has it. */
async function fileOf(name: string): Promise<Texts> {
  return ((await import(/* @vite-ignore */ name)) as { readonly default: Texts }).default;
}

/** Later files take precedence. */
async function load(files: readonly TextFiles[], language: Language): Promise<Texts> {
  const wanted = files
    .flatMap((some) => Object.entries(some))
    .filter(([path]) => path.endsWith(`/${language}.json`) || path.endsWith(`.${language}.json`));
  const parts = await Promise.all(wanted.map(([, read]) => read()));
  return Object.assign({}, ...parts) as Texts;
}

function isEntrance(path: string): boolean {
  return /\/entrance\.[a-z]+\.json$/.test(path);
}

function filesOf(own: TextFiles, wanted: (path: string) => boolean): TextFiles {
  return Object.fromEntries(Object.entries(own).filter(([path]) => wanted(path)));
}

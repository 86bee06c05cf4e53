// Keeps what schemas, configs and texts say out of the build: the application asks for it under names that the page
// resolves (an import map), and write-model.ts writes what they stand for, in a moment, whenever it changed. So a field
// that is added is no build of the application.
import { mkdir, rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { lateTexts, modelNames, unfinished, unfinishedFolder } from './unfinished-page.ts';

/** `source`: the folder of the page. */
export function modelApart(source: string): Plugin {
  return {
    name: 'model-apart',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (importer === undefined || !/generated\/|\.json$/.test(id)) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const name = found === null ? undefined : nameOf(relative(source, found.id).replaceAll('\\', '/'));
      if (name?.startsWith('model/') === true && !modelNames.includes(name))
        this.error(`${importer} asks for ${id}, which src/engine/build/write-model.ts does not give to pages.`);
      if (name?.startsWith('texts/') === true && options.kind === 'import-statement')
        this.error(`${importer} imports ${id}: texts are no part of a build; ask for one by its key (use-text.ts).`);
      return name === undefined ? found : { id: name, external: true };
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        if (this.environment.name !== 'client') return;
        await mkdir(join(dir, unfinishedFolder), { recursive: true });
        for (const name of unfinished) await rename(join(dir, name), join(dir, unfinishedFolder, name));
      },
    },
  };
}

/** Undefined for what belongs to the application. `path`: of a module, from the folder of the page. */
function nameOf(path: string): string | undefined {
  const generated = /^generated\/([\w/]+)\.(?:ts|js|json)$/.exec(path)?.[1];
  if (generated !== undefined && !generated.startsWith('labels/')) return `model/${generated}`;
  const late = lateTexts.exec(path);
  if (late !== null) return `texts/${late[1]}-${late[2]}`;
  // Never asked for: all of these are one file a language, which text-files.ts asks for itself.
  return /^generated\/labels\/|\/texts\/[\w.]+\.json$/.test(path) ? 'texts/none' : undefined;
}

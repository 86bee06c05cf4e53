// Vite's part of the live model: serves src/generated out of memory, hands each change of it to the modules that are
// loaded, and shows what stops a change over the page.
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Printed } from './loop.ts';
import { channel, versionName, type SaidTexts } from './said.ts';

interface LiveModel {
  readonly root: string;
  /** For the server what is being tried, for pages what it serves. */
  readonly printed: (environment: string) => Printed;
  /** Of the model that pages are given. */
  readonly version: () => number;
  /** That with which the file was another one last. */
  readonly versionOf: (path: string) => number;
}

const page = '/engine/live/page.ts';
const overlay = '/engine/live/overlay.ts';

export function liveModel({ root, printed, version, versionOf }: LiveModel): Plugin {
  const generated = join(root, 'src/generated');
  /** Path inside src/generated; undefined for any other file. */
  const pathOf = (id: string): string | undefined => {
    const path = relative(generated, id.replace(/\?.*$/, '')).replaceAll('\\', '/');
    return path.startsWith('..') ? undefined : path;
  };
  return {
    name: 'live-model',
    enforce: 'post',
    // Files of what is new are not written yet when they are first asked for, and Vite keeps that it found none.
    resolveId(source, importer) {
      const from = importer === undefined ? undefined : pathOf(importer);
      if (from === undefined || !source.startsWith('.')) return undefined;
      const path = pathOf(join(generated, dirname(from), source));
      return path !== undefined && printed(this.environment.name).has(path) ? join(generated, path) : undefined;
    },
    load(id) {
      const path = pathOf(id);
      return path === undefined ? undefined : printed(this.environment.name).get(path);
    },
    transform(code, id) {
      if (this.environment.name !== 'client') return undefined;
      const path = pathOf(id);
      // Forms and validators are imported by the tables forms.ts and validators.ts, which hand on what follows them.
      if (path === undefined || !/^[\w-]+\.ts$/.test(path)) return undefined;
      // Without a map: nobody steps through what is generated, and reading it would be a tenth of a save.
      return { code: `${code}\n${following(code, path, versionOf(path))}`, map: { mappings: '' } };
    },
    // Texts go to the pages as data: Vite would load a page anew for a file of JSON.
    async hotUpdate({ file, read }) {
      if (this.environment.name !== 'client' || !isTexts(file)) return undefined;
      const texts = JSON.parse(await read()) as SaidTexts['texts'];
      this.environment.hot.send(channel.texts, { file, texts } satisfies SaidTexts);
      // Written by hand: a change by itself.
      this.environment.hot.send(channel.changed);
      return [];
    },
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: versionName, content: String(version()) } },
      { tag: 'script', attrs: { type: 'module', src: overlay }, injectTo: 'body' },
    ],
  };
}

export function isTexts(file: string): boolean {
  return /\/(texts|labels|messages)\/[\w.]+\.json$/.test(file);
}

/** Vite finds the calls of `accept` by reading, so they are written out in each module. */
function following(code: string, path: string, version: number): string {
  const names = [...code.matchAll(/^export (?:const|let|var) (\w+)/gm)].map(([, name]) => name);
  if (names.length === 0) return '';
  return accepting(
    `_live.keep(import.meta.hot.data, { ${names.join(', ')} }, { path: '${path}', version: ${version} });`,
    '_live.update(import.meta.hot.data, next)',
  );
}

function accepting(first: string, update: string): string {
  return `import * as _live from '${page}';
if (import.meta.hot) {
  ${first}
  import.meta.hot.accept((next) => ${update});
}`;
}

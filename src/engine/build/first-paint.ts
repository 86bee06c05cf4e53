import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '#engine/model/text.ts';

const name = 'first-paint.js';
/** Files of vite.config.ts that a signed-in person's first page is made of. */
const firstPage = ['common', 'shell', 'entrance', 'list'];
/** Of Latin letters, which every page begins with. */
const font = /^inter-latin-wght-normal.*\.woff2$/;

/**
 * Puts src/engine/web/first-paint.js first in the page: a plain script, which runs before anything is drawn, under a
 * hashed name that browsers keep. It is told which files come next, so that none waits for the one that asks for it.
 */
export function firstPaint(file: string): Plugin {
  let reference: string | undefined;
  let served = `/engine/web/${name}`;
  return {
    name: 'first-paint',
    buildStart() {
      if (this.environment.config.command !== 'build') return;
      reference = this.emitFile({ type: 'asset', name, source: readFileSync(file, 'utf8') });
    },
    generateBundle() {
      if (reference !== undefined) served = `/${this.getFileName(reference)}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const parts = Object.values(bundle ?? {});
        const asset = parts.find((one) => one.type === 'asset' && one.names.includes(name));
        const letters = parts.find((one) => one.type === 'asset' && one.names.some((known) => font.test(known)));
        return [
          {
            tag: 'script',
            attrs: {
              src: asset === undefined ? served : `/${asset.fileName}`,
              ...(bundle && { 'data-files': JSON.stringify(nextFiles(parts)) }),
            },
            injectTo: 'head-prepend' as const,
          },
          ...(letters === undefined
            ? []
            : [
                {
                  tag: 'link',
                  attrs: {
                    rel: 'preload',
                    as: 'font',
                    type: 'font/woff2',
                    crossorigin: true,
                    href: `/${letters.fileName}`,
                  },
                  injectTo: 'head' as const,
                },
              ]),
        ];
      },
    },
  };
}

/** Of the page, for those who are signed in; of each language the texts for everybody and then the rest. */
function nextFiles(parts: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const called = (names: readonly string[]) =>
    names.flatMap((wanted) =>
      parts.filter((one) => one.type === 'chunk' && one.name === wanted).map(({ fileName }) => `/${fileName}`),
    );
  return {
    page: called(firstPage),
    texts: Object.fromEntries(
      languages.map((language) => [language, called([`texts-${language}`, `all-texts-${language}`])]),
    ),
  };
}

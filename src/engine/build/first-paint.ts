import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const name = 'first-paint.js';

/**
 * Puts src/engine/web/first-paint.js first in the page: a plain script, which runs before anything is drawn, under a
 * hashed name that browsers keep.
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
        const asset = Object.values(bundle ?? {}).find((one) => one.type === 'asset' && one.names.includes(name));
        return [
          {
            tag: 'script',
            attrs: { src: asset === undefined ? served : `/${asset.fileName}` },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}

// Writes the service worker of src/engine/web/kept-files.js beside the page; write-model.ts gives it the name of the
// build, so that what another left is let go.
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const name = 'kept-files.js';

export function keptFiles(web: string): Plugin {
  return {
    name: 'kept-files',
    apply: 'build',
    generateBundle() {
      const source = minifySync(name, readFileSync(`${web}/${name}`, 'utf8')).code;
      this.emitFile({ type: 'asset', fileName: name, source });
    },
  };
}

// Writes the service worker of src/engine/web/kept-files.js beside the page, with the name of the build, so that what
// another build left is let go.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const name = 'kept-files.js';

export function keptFiles(web: string): Plugin {
  return {
    name: 'kept-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).toSorted().join('\n')).digest('hex').slice(0, 12);
      const source = minifySync(name, readFileSync(`${web}/${name}`, 'utf8')).code.replace(
        'files-BUILD',
        `files-${build}`,
      );
      this.emitFile({ type: 'asset', fileName: name, source });
    },
  };
}

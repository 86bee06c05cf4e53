// Each file of the build holds the bundler's helpers that it calls, some hundred bytes of functions without state. The
// bundler puts them into a file of their own, which no group of files takes in: one request more before anything runs.
import type { Plugin } from 'vite';

const helpers = /^assets\/rolldown-runtime-[^/]+\.js$/;

export function ownHelpers(): Plugin {
  return {
    name: 'own-helpers',
    apply: 'build',
    generateBundle: {
      // Once the page names its files.
      order: 'post',
      handler(_options, bundle) {
        const file = Object.values(bundle).find(({ fileName }) => helpers.test(fileName));
        if (file?.type !== 'chunk') return;
        const [name = ''] = file.fileName.split('/').slice(-1);
        const inlined = /^(.*)export\s*\{([^}]*)\};?\s*$/s.exec(file.code);
        if (inlined === null) this.error(`${file.fileName} does not end with its exports: ${file.code.slice(-80)}`);
        const [, code = '', given = ''] = inlined;
        const members = (list: string) => list.replaceAll(/(\w+) as (\w+)/g, '$2:$1');
        const made = `(()=>{${code}return{${members(given)}}})()`;
        const taken = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${name.replaceAll('.', '\\.')}";`);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'asset') {
            if (chunk.fileName.endsWith('.html')) chunk.source = withoutLink(String(chunk.source), name);
            continue;
          }
          if (chunk === file) continue;
          chunk.code = chunk.code.replace(
            taken,
            (_import, names: string) => `var{${names.replaceAll(' as ', ':')}}=${made};`,
          );
          // What is preloaded for a part that comes later: its own file stands for it, which is loaded anyway.
          chunk.code = chunk.code.replaceAll(file.fileName, chunk.fileName);
          if (chunk.code.includes(name)) this.error(`${chunk.fileName} still asks for ${name}.`);
          chunk.imports = chunk.imports.filter((imported) => imported !== file.fileName);
        }
        delete bundle[file.fileName];
      },
    },
  };
}

function withoutLink(page: string, name: string): string {
  return page.replace(new RegExp(`\\s*<link[^>]*${name.replaceAll('.', '\\.')}[^>]*>`), '');
}

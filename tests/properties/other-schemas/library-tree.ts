// A copy of the project with the library's schemas beside its own, generated anew: what the source imports as
// #generated is then the copy's. The product's own stay, for its business imports them by name.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toKebab } from '#engine/model/naming.ts';
import { root } from '#tests/engine/compile/project-root.ts';
import { libraryRights, librarySchemas } from './library.ts';

const copied = [
  'schemas',
  'scripts',
  'src/engine/model',
  'src/engine/kinds',
  'src/engine/build',
  'src/engine/compile',
  'src/engine/server',
  'src/business',
  'src/server.ts',
  'tests/properties',
  'tests/business/demo',
  'tests/engine/compile',
  'tests/support',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'routes.config.json',
  'navigation.config.json',
  'roles.config.json',
];

export interface LibraryTree {
  readonly folder: string;
  run(command: string, ...given: readonly string[]): { readonly status: number | null; readonly said: string };
}

export function makeLibraryTree(environment: NodeJS.ProcessEnv): LibraryTree {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  // Where the web app's build begins; no law of the server looks into it.
  mkdirSync(join(folder, 'src/engine/web'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const schema of librarySchemas)
    writeFileSync(join(folder, 'schemas', `${toKebab(String(schema['$id']))}.schema.json`), JSON.stringify(schema));
  const file = join(folder, 'roles.config.json');
  const roles = JSON.parse(readFileSync(file, 'utf8')) as { readonly entities: object };
  writeFileSync(file, JSON.stringify({ ...roles, entities: { ...roles.entities, ...libraryRights } }));
  return {
    folder,
    run: (...command) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, command, {
        cwd: folder,
        encoding: 'utf8',
        env: environment,
      });
      return { status, said: `${stdout}${stderr}` };
    },
  };
}

// A kind of field is a folder and a line in each of two tables: `duration`, on a copy of the project. Takes long since
// the copy is generated, compiled and served.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#tests/engine/compile/project-root.ts';

const copied = [
  'schemas',
  'scripts',
  'src',
  'tests/properties',
  'tests/business',
  'tests/engine/kinds',
  'tests/engine/compile',
  'tests/support',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'routes.config.json',
  'navigation.config.json',
  'roles.config.json',
];
const schema = 'schemas/product-category.schema.json';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kind-'));
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(root, 'tests/engine/kinds/added/duration'), join(folder, 'src/engine/kinds/duration'), {
    recursive: true,
  });
  edit('src/engine/kinds/all.ts', (text) => `${text}export { duration } from './duration/duration.ts';\n`);
  edit('src/engine/kinds/all-views.ts', (text) => `${text}export { duration } from './duration/duration-view.tsx';\n`);
  edit(schema, (text) => {
    const content = JSON.parse(text) as { required: string[]; properties: Record<string, object> };
    content.required.push('playTime');
    content.properties['playTime'] = {
      type: 'integer',
      minimum: 5,
      maximum: 6000,
      'x-kind': 'duration',
      'x-label': { pt: 'Duração', en: 'Length', fr: 'Durée' },
      'x-list': true,
      'x-filter': true,
      'x-sort': true,
    };
    return JSON.stringify(content);
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
}

function run(...command: readonly string[]): { readonly status: number | null; readonly said: string } {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...own, NO_COLOR: '1' },
  });
  return { status, said: `${stdout}${stderr}` };
}

test('it is a word of the schemas, and works from the column to the paper', { timeout: 300_000 }, () => {
  const made = run('scripts/generate.ts');
  expect(made.status, made.said).toBe(0);
  const used = run('tests/engine/kinds/added/use-duration.ts');
  expect(used.status, used.said).toBe(0);
});

test(
  'its input and cell compile; where only their line in the table of views is missing, the types say so',
  {
    timeout: 300_000,
  },
  () => {
    edit('src/engine/kinds/all-views.ts', (text) => text.replace(/.*duration.*\n/, ''));
    const options = { extends: './tsconfig.json', compilerOptions: { incremental: false, tsBuildInfoFile: null } };
    writeFileSync(join(folder, 'kinds.json'), JSON.stringify({ ...options, include: ['src/engine/kinds'] }));
    const { said } = run(join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', 'kinds.json');
    expect(said).toMatch(/kinds\/views\.ts.*[\s\S]*duration/);
    expect(said.match(/error TS/g)).toHaveLength(1);
  },
);

// The command as people run it, on a copy of the project. Takes long since the command runs from its beginning each
// time.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './project-root.ts';

const copied = [
  'schemas',
  'scripts',
  'src/engine/model',
  'src/engine/kinds',
  'src/engine/compile',
  'src/business',
  'package.json',
  'routes.config.json',
  'navigation.config.json',
  'roles.config.json',
];
const schema = 'schemas/product-category.schema.json';

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'generate-'));
  for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => {
  rmSync(copy, { recursive: true });
});

function generate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function edit(path: string, from: string, to: string): void {
  const file = join(copy, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

test('a mistake stops it with exit code 1, and nothing is written', () => {
  edit(schema, '"x-search"', '"x-serach"');
  const { status, stderr } = generate();
  expect(status).toBe(1);
  const line = readFileSync(join(copy, schema), 'utf8').split('"x-serach"')[0]?.split('\n').length;
  expect(stderr).toContain(
    `${schema}:${line}:7 /properties/name/x-serach: unknown keyword "x-serach"; did you mean "x-search"?`,
  );
  expect(stderr).toContain('nothing was written');
  expect(existsSync(join(copy, 'src/generated'))).toBe(false);
  edit(schema, '"x-serach"', '"x-search"');
});

test('it writes, and then has nothing to change', () => {
  expect(generate().stdout).toMatch(/^src\/generated: (\d+) files, \1 changed/);
  expect(generate().stdout).toMatch(/, 0 changed/);
  expect(generate('--check')).toMatchObject({ status: 0, stdout: '' });
});

test('--check names the first file and line that differ and the command that mends it, and writes nothing', () => {
  edit(schema, '"maxLength": 80', '"maxLength": 90');
  const before = readFileSync(join(copy, 'src/generated/entities.ts'), 'utf8');
  const { status, stderr } = generate('--check');
  expect(status).toBe(1);
  expect(stderr).toMatch(/src\/generated\/constraints\.ts:\d+ is not what the schemas say; run: npm run generate/);
  expect(readFileSync(join(copy, 'src/generated/entities.ts'), 'utf8')).toBe(before);
});

test('a dialect that is no JSON is told with its line, and stays as it is', () => {
  const file = join(copy, 'schemas/dialect.json');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace('"definitions"', 'definitions'));
  const { status, stderr } = generate();
  expect(status).toBe(1);
  expect(stderr).toMatch(/schemas\/dialect\.json:\d+:\d+: \w+/);
  expect(readFileSync(file, 'utf8')).toBe(whole.replace('"definitions"', 'definitions'));
  writeFileSync(file, whole);
});

test('kinds that the dialect does not name are written into its lists, and nothing else of it', () => {
  const file = join(copy, 'schemas/dialect.json');
  const whole = readFileSync(file, 'utf8');
  const last = /,\s*"children"(?=\s*\])/g;
  expect(whole.match(last)).toHaveLength(2);
  writeFileSync(file, whole.replaceAll(last, ''));
  const found = generate('--check');
  expect(found.status).toBe(1);
  expect(found.stderr).toContain('schemas/dialect.json does not name the kinds');
  expect(generate().status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(whole);
});

test.each(['toString', 'constructor', 'tset'])('npm run check knows no step called %s', (name) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check.ts', name], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain(`no step called ${name}; there are generated, types`);
});

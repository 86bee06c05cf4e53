// The server made of its sources: the same for the same sources, and everything that is in it counts.
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { buildServer, serverSources } from '#engine/build/build-server.ts';

const top = resolve(import.meta.dirname, '../../..');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

/** A project whose server says one word. */
function project(word: string): string {
  const root = mkdtempSync(join(tmpdir(), 'build-server-'));
  folders.push(root);
  for (const [path, content] of [
    ['package.json', '{ "type": "module" }'],
    ['src/start-server.ts', `import { word } from './word.ts';\nconsole.log(word satisfies string);\n`],
    ['src/word.ts', `export const word = '${word}';\n`],
    ['src/engine/server/database/embedded/engine-thread.ts', 'export {};\n'],
    ['src/engine/server/prerender/prerender-thread.ts', 'export {};\n'],
  ] as const) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const says = (entry: string | undefined) => execFileSync(process.execPath, [entry ?? ''], { encoding: 'utf8' }).trim();
const versions = (root: string) => readdirSync(join(root, 'dist-server'));
const change = (root: string, word: string) =>
  writeFileSync(join(root, 'src/word.ts'), `export const word = '${word}';\n`);

test('what is in the server is all of what makes it another one', async () => {
  const entry = await buildServer(top);
  const known = new Set(serverSources(top));
  const folder = dirname(entry ?? '');
  const inside = globSync('*.map', { cwd: folder }).flatMap((file) => {
    const { sources } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly sources: readonly string[] };
    return sources.map((path) => relative(top, resolve(folder, path)).replaceAll('\\', '/'));
  });
  const own = inside.filter((path) => path.startsWith('src/'));
  expect(own.length).toBeGreaterThan(400);
  expect(own.filter((path) => !known.has(path))).toEqual([]);
});

test('letters are kept in one byte each, and say what they said', async () => {
  const root = project('açaí → 😀');
  const entry = await buildServer(root);
  expect(readFileSync(entry ?? '', 'latin1')).not.toMatch(/[\x80-\xff]/);
  expect(says(entry)).toBe('açaí → 😀');
});

test('a server is made once of its sources, also by two at the same time', async () => {
  const root = project('first');
  const [one, other] = await Promise.all([buildServer(root), buildServer(root)]);
  expect(one).toBe(other);
  expect(says(one)).toBe('first');
  expect(versions(root)).toHaveLength(1);
  writeFileSync(one ?? '', "console.log('kept');\n");
  expect(says(await buildServer(root))).toBe('kept');
});

test('another one stands beside the one that may be running, and those before it go', async () => {
  const root = project('first');
  const first = await buildServer(root);
  utimesSync(dirname(first ?? ''), 1, 1);
  change(root, 'second');
  const second = await buildServer(root);
  expect([says(first), says(second)]).toEqual(['first', 'second']);
  utimesSync(dirname(second ?? ''), 2, 2);
  change(root, 'third');
  expect(says(await buildServer(root))).toBe('third');
  expect([existsSync(first ?? ''), existsSync(second ?? ''), versions(root).length]).toEqual([false, true, 2]);
});

test('where it cannot be made nothing is left of it, and it is told what then', async () => {
  const root = project('first');
  const made = await buildServer(root);
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(join(root, 'src/word.ts'), 'export const word = ;\n');
  expect(await buildServer(root)).toBeUndefined();
  expect(told.mock.calls.flat().join()).toMatch(/run from its sources.*npm ci && npm run build/s);
  expect([says(made), versions(root).length]).toEqual(['first', 1]);
});

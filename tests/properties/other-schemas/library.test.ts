// The laws of fuzz and filters over schemas that the product never saw: in a tree of its own, by a process of its own.
// Takes long since a second project is generated and its own test run inside of it.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { libraryNames } from './library.ts';
import { makeLibraryTree, type LibraryTree } from './library-tree.ts';

const usualRuns = 150;
let tree: LibraryTree;

beforeAll(() => {
  // What a test runner tells its workers is not meant for the one that is started here, whose words are read without
  // colours.
  const own = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'FORCE_COLOR'),
  );
  tree = makeLibraryTree({
    ...own,
    NO_COLOR: '1',
    FUZZ_ENTITIES: libraryNames.join(),
    FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? String(usualRuns),
  });
});
afterAll(() => rmSync(tree.folder, { recursive: true }));

it('a library is generated and served, and no law of calls and lists breaks', { timeout: 3_600_000 }, () => {
  const made = tree.run('scripts/generate.ts');
  expect(made.status, made.said).toBe(0);
  const { status, said } = tree.run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'node',
    '--maxWorkers=1',
    '--root',
    '.',
    'tests/properties/fuzz.test.ts',
    'tests/properties/filters.test.ts',
    '-t',
    'break no law|in memory|asked for',
  );
  expect(status, said).toBe(0);
  expect(said).toMatch(/Tests +\d+ passed/);
});

// The tutorial is followed word by word, from the blank project: after each step generate finds nothing wrong, and the
// end is examples/library. tests/journeys/tutorial.test.ts walks it with a page that is open.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assemble } from '#engine/build/assemble.ts';
import { compileProject } from '#engine/compile/compile.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import { takeStep, tutorialSteps } from '#tests/support/tutorial.ts';
import { root } from './project-root.ts';

const steps = tutorialSteps(root);
const parent = mkdtempSync(join(tmpdir(), 'tutorial-'));
const folder = join(parent, 'library');

beforeAll(() => assemble(root, join(root, 'examples/blank'), folder));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test.each(steps)('$title', async (step) => {
  takeStep(folder, step);
  const { mistakes = [] } = await compileProject(folder);
  expect(mistakes.map(mistakeText)).toEqual([]);
});

test('the result is examples/library', () => {
  const library = join(root, 'examples/library');
  const paths = globSync('**/*.*', { cwd: library });
  const read = (from: string, path: string): unknown => {
    const text = readFileSync(join(from, path), 'utf8');
    return path.endsWith('.json') ? JSON.parse(text) : text;
  };
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) expect(read(folder, path), path).toEqual(read(library, path));
  const written = new Set(steps.flatMap(({ files }) => files.map(({ path }) => path)));
  expect([...written].filter((path) => !paths.includes(path))).toEqual([]);
});

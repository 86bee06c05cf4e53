import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('no test mocks a module: files share a worker, where others imported it before', () => {
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

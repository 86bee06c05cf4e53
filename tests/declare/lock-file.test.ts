// What the lock file names it also has: `npm ci` refuses one that lacks a package, also one for another platform, which
// an install from a registry that does not hold them all writes without a word.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** Where Node would look for it, from the package's own folder up. */
function isThere(path: string, name: string): boolean {
  const folders = path.split('/node_modules/');
  return (
    folders.some((_, index) => {
      const above = folders.slice(0, folders.length - index).join('/node_modules/');
      return `${above === '' ? '' : `${above}/`}node_modules/${name}` in packages;
    }) || `node_modules/${name}` in packages
  );
}

test('the lock file has every package that it names', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies = {}, optionalDependencies = {} }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isThere(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(500);
});

// The tests of the server that open a database by tests/support/database.ts, and so on a PostgreSQL server where there
// is one. All others would do there what they did before: pure rules, and processes with a data folder of their own.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const opener = 'tests/support/database.ts';
/** Of the laws those of schema changes: what steps do is the database's. */
const laws = ['tests/properties/schema-edits.test.ts', 'tests/properties/nested-changes.test.ts'];
/** Not of types, which are gone when the file runs. */
const imports = /^(?:import|export)\b(?! type\b)[^;]*? from '([^']+)'/gm;

/** Paths from the top of the project. */
export function testsWithDatabase(root: string): string[] {
  const files = globSync(['tests/{engine/server,business}/**/*.test.ts', ...laws], { cwd: root });
  return files.filter((file) => !/[\\/]web[\\/]/.test(file) && reaches(root, file)).toSorted();
}

function reaches(root: string, file: string, seen: Set<string> = new Set()): boolean {
  if (file === opener) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return testFilesOf(readFileSync(join(root, file), 'utf8'), dirname(file)).some((next) => reaches(root, next, seen));
}

/** What of tests a file imports; nothing else knows of test databases. */
function testFilesOf(text: string, folder: string): string[] {
  return [...text.matchAll(imports)].flatMap(([, name = '']) => {
    const path = name.startsWith('#tests/') ? name.slice(1) : name.startsWith('.') ? join(folder, name) : '';
    return /^tests[\\/].*\.ts$/.test(path) ? [path.replaceAll('\\', '/')] : [];
  });
}

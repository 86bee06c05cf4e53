import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testsWithDatabase } from '#scripts/tests-with-database.ts';

const root = join(import.meta.dirname, '../..');
const all = globSync('tests/{engine/server,business}/**/*.test.ts', { cwd: root }).filter(
  (file) => !file.includes('/web/'),
);

test('whatever opens a database, itself or by a helper, runs on a PostgreSQL server too; what does not, once', () => {
  const chosen = testsWithDatabase(root);
  const opening = all.filter((file) =>
    /\b(openTestDatabase|startApp|openRides|openSessionApp)\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(opening.length).toBeGreaterThan(50);
  expect(chosen).toEqual(expect.arrayContaining(opening));
  expect(chosen).not.toContain('tests/engine/server/main.test.ts');
  expect(chosen).not.toContain('tests/business/prices/coupon.test.ts');
});

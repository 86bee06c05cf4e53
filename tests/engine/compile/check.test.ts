import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { examine } from '#engine/compile/check.ts';
import { checkDuplicateKeys } from '#engine/compile/check-files.ts';
import { engineTables } from '#engine/compile/check-names.ts';
import { namedGroups } from '#engine/compile/resolve-access.ts';
import { mistakeText, nearest } from '#engine/compile/problem.ts';
import { parseJson, readSource } from '#engine/compile/read.ts';
import { readBusiness } from '#engine/compile/read-business.ts';
import { root } from './project-root.ts';
import { systemTables } from '#engine/server/database/system-tables.ts';
import cases from './check.cases.json' with { type: 'json' };
import { changeFiles } from './change-files.ts';
import { smallFiles, sourceOf } from './small-project.ts';

const mistakesAfter = (change: Readonly<Record<string, unknown>>) =>
  examine(sourceOf(changeFiles(smallFiles(), change))).mistakes.map(mistakeText);

describe('a mistake is told with its place, what was found, the remedy and the rule', () => {
  test.each(
    cases.map(({ change, mistakes }) => ({
      title: mistakes[0] ?? `nothing is wrong with ${Object.keys(change).join()}`,
      change,
      mistakes,
    })),
  )('$title', ({ change, mistakes }) => {
    const found = mistakesAfter(change);
    for (const mistake of mistakes)
      expect(
        found.some((text) => text.includes(mistake)),
        `${mistake}\nin\n${found.join('\n')}`,
      ).toBe(true);
    expect(found, found.join('\n')).toHaveLength(mistakes.length);
  });
});

test('every table of the server is a name that no entity may take', () => {
  const known = [...engineTables, ...readBusiness(root).flatMap(({ tables = [] }) => tables)];
  expect(known.toSorted()).toEqual([...systemTables.map(({ name }) => name), 'schema_state'].toSorted());
});

const named = namedGroups({ business: readBusiness(root) });

test.each(named)(
  'the group $name, which $named names, is neither renamed nor taken out unnoticed',
  ({ name, named: file }) => {
    const files = smallFiles();
    const config = files['roles.config.json'] as { groups: Record<string, unknown> };
    const { [name]: _, ...groups } = config.groups;
    const found = examine({
      ...sourceOf({ ...files, 'roles.config.json': { ...config, groups: { ...groups, [`${name}s`]: [] } } }),
      business: readBusiness(root),
    }).mistakes.map(mistakeText);
    expect(found).toContainEqual(
      expect.stringContaining(
        `roles.config.json#/groups: there is no group "${name}"; give it its name back, or rename it in ${file}`,
      ),
    );
  },
);

test('code names no other group', () => {
  const root = join(import.meta.dirname, '../../../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('generated'),
  );
  const byWord = /\bgroups(\?\.)?\[['"]|\bmembersOf\(\w+,\s*['"]/;
  expect(files.filter((file) => byWord.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(named.map(({ name }) => name).toSorted()).toEqual(['customerExport', 'leads', 'personalExport', 'support']);
});

test('a project without mistakes passes', () => {
  expect(mistakesAfter({})).toEqual([]);
});

test('all mistakes of all files are told at once', () => {
  const found = mistakesAfter({
    'schemas/contact.schema.json#/properties/name/x-lable': 'Nome',
    'schemas/provider.schema.json#/x-entity/sort': ['nam'],
    'navigation.config.json#/items/0/children/0/url': '/provider',
  });
  expect(found).toHaveLength(3);
});

test('what builds on a file that the dialect refuses is not blamed for it', () => {
  expect(mistakesAfter({ 'schemas/parts/stock.schema.json#/properties/total/x-lable': 'Total' })).toHaveLength(1);
});

test('JSON that cannot be read is told with line and column', () => {
  const mistake = parseJson('schemas/provider.schema.json', '{\n  "a": 1,\n  "b" 2\n}');
  expect(mistake).toMatchObject({
    file: 'schemas/provider.schema.json',
    place: { line: 3, column: 7 },
  });
});

test('more columns than PostgreSQL has are refused, with those of the server', () => {
  const many = Object.fromEntries(
    Array.from({ length: 1600 }, (_, index) => [
      `schemas/contact.schema.json#/properties/f${index}`,
      { type: 'string', 'x-label': { pt: 'X', en: 'X', fr: 'X' } },
    ]),
  );
  const [mistake, ...rest] = mistakesAfter(many);
  expect(rest).toEqual([]);
  expect(mistake).toContain('schemas/contact.schema.json#/properties: 1610, with those of the server');
});

test('a key that is written twice is told with its line and its place, at any depth', () => {
  const text = '{\n  "a": {"b": 1, "c": "b\\\"b", "b": 2},\n  "d": [{"x": 1}, {"x": 1,\n "\\u0078": 2}],\n  "a": 3\n}';
  expect(
    checkDuplicateKeys('schemas/a.schema.json', text).map(({ pointer, found }) => [
      pointer,
      found.slice(0, found.indexOf(' stands')),
    ]),
  ).toEqual([
    ['/a/b', 'line 2: "b"'],
    ['/d/1/x', 'line 4: "x"'],
    ['/a', 'line 5: "a"'],
  ]);
  expect(checkDuplicateKeys('a.json', '{"a": {"a": "a"}, "b": ["a", "a", {"a": 1}]}')).toEqual([]);
});

test('a byte order mark and the marks of a merge are called what they are', () => {
  expect(parseJson('roles.config.json', '\uFEFF{}')).toMatchObject({
    found: 'it begins with a byte order mark (BOM)',
    remedy: 'save it as UTF-8 without BOM',
  });
  const merged = '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> theirs\n}';
  expect(parseJson('roles.config.json', merged)).toMatchObject({ found: 'line 2 is a mark of a merge conflict' });
});

describe('files that nobody would read', () => {
  const names = [
    'schemas/dialect.json',
    'schemas/book.schema.json',
    'schemas/parts/page.schema.json',
    'schemas/config/roles.json',
    'schemas/README.md',
    'schemas/.keep',
    'schemas/provider.json',
    'schemas/reader.Schema.json',
    'schemas/loan.schema.JSON',
    'schemas/shop/order.schema.json',
    'schemas/config/menu.json',
    'schemas/a.schema.json.orig',
  ];

  test('in schemas/ are named, all of them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'unread-'));
    for (const name of names) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), '{}');
    }
    const found = readSource(folder)
      .mistakes.filter(({ rule }) => rule === 'every file in schemas/ is read')
      .map(({ file }) => file);
    await rm(folder, { recursive: true });
    expect(found).toEqual([
      'schemas/a.schema.json.orig',
      'schemas/config/menu.json',
      'schemas/loan.schema.JSON',
      'schemas/provider.json',
      'schemas/reader.Schema.json',
      'schemas/shop/order.schema.json',
    ]);
  });
});

test('a file that holds no object is refused', () => {
  expect(parseJson('roles.config.json', '[]')).toMatchObject({ found: 'the file holds no object' });
});

test('a name far from all others gets no suggestion', () => {
  expect(nearest('zzzzzz', ['provider', 'order'])).toBeUndefined();
});

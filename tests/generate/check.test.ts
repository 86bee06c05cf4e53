import { describe, expect, test } from 'vitest';
import { check } from '#scripts/generate/check.ts';
import { takenTables } from '#scripts/generate/check-names.ts';
import { mistakeText, nearest } from '#scripts/generate/problem.ts';
import { parseJson } from '#scripts/generate/read.ts';
import { systemTables } from '#server/database/system-tables.ts';
import cases from './check.cases.json' with { type: 'json' };
import { changeFiles } from './change-files.ts';
import { smallFiles, sourceOf } from './small-project.ts';

const mistakesAfter = (change: Readonly<Record<string, unknown>>) => check(sourceOf(changeFiles(smallFiles(), change))).map(mistakeText);

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
  expect(takenTables.toSorted()).toEqual([...systemTables.map(({ name }) => name), 'schema_state'].toSorted());
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
  expect(mistake).toMatchObject({ file: 'schemas/provider.schema.json', found: expect.stringContaining('line 3, column 7') as string });
});

test('a file that holds no object is refused', () => {
  expect(parseJson('roles.config.json', '[]')).toMatchObject({ found: 'the file holds no object' });
});

test('a name far from all others gets no suggestion', () => {
  expect(nearest('zzzzzz', ['provider', 'order'])).toBeUndefined();
});

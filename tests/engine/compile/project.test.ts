// The project's own schemas and configs.
import { describe, expect, test } from 'vitest';
import { allFields } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { languages } from '#engine/model/text.ts';
import { examine } from '#engine/compile/check.ts';
import { advise } from '#engine/compile/advise.ts';
import { closedEntries } from '#engine/compile/check-navigation.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import { readSource } from '#engine/compile/read.ts';
import { allItems } from '#engine/compile/resolve-configs.ts';
import { resolveTables } from '#engine/compile/resolve-tables.ts';
import { resolve } from '#engine/compile/resolve.ts';
import { root } from './project-root.ts';

const { source, mistakes } = readSource(root);
const resolved = resolve(source);

test('the schemas and configs have no mistake', () => {
  expect([...mistakes, ...examine(source).mistakes].map(mistakeText)).toEqual([]);
});

describe('labels', () => {
  const shapes = [...resolved.entities, ...resolved.shapes];
  const wanted = [
    ...resolved.entities.flatMap(({ name, actions }) => [
      labelKeys.entity(name, 'one'),
      labelKeys.entity(name, 'many'),
      ...actions.map((action) => labelKeys.action(name, action.name)),
    ]),
    ...shapes.flatMap(({ name, fields }) =>
      allFields(fields).flatMap((field) => [
        labelKeys.field(name, field.path),
        ...(field.options ?? []).map((option) => labelKeys.option(name, field.path, option)),
      ]),
    ),
    ...source.schemas.flatMap(({ schema }) =>
      (schema['x-form']?.groups ?? []).map((group) => labelKeys.group(schema.$id, group.name)),
    ),
    ...resolved.roles.roles.map((role) => labelKeys.role(role)),
    ...allItems(source.navigation.items)
      .filter(({ item }) => item.type !== 'divider')
      .map(({ item }) => labelKeys.navigation(item.id)),
  ];

  test.each(languages)(
    'of entities, fields, options, groups, actions, roles and entries are there in %s',
    (language) => {
      const labels = resolved.labels[language];
      expect(wanted.filter((key) => (labels[key] ?? '').trim() === '')).toEqual([]);
    },
  );
});

test('roles that see entries which they may not open are warned of, one line each', () => {
  const rolesIn = (of: typeof resolved) =>
    closedEntries(of).map((warning) => /config\.json: (\w+) sees/.exec(warning)?.[1]);
  expect(rolesIn(resolved)).toEqual([]);
  const withoutDesk = resolved.routes.filter(({ path }) => !path.startsWith('/apps/desk/'));
  expect(rolesIn({ ...resolved, routes: withoutDesk })).toContain('supervisor');
});

test('nothing is advised', () => expect(advise(resolved)).toEqual([]));

describe('tables', () => {
  const tables = resolveTables(resolved.entities);
  const indexes = tables.flatMap((table) => table.indexes.map(({ name }) => name));

  test('have index names that PostgreSQL does not cut and that are there once', () => {
    expect(indexes.filter((name) => name.length > 63)).toEqual([]);
    expect(indexes.filter((name, index) => indexes.indexOf(name) !== index)).toEqual([]);
  });

  test('refer only to each other and the organisation', () => {
    const names = ['organization', ...tables.map(({ name }) => name)];
    expect(tables.flatMap(({ foreignKeys }) => foreignKeys).filter(({ table }) => !names.includes(table))).toEqual([]);
  });

  test('have an index for each filter, where their entity has a list of its own', () => {
    for (const entity of resolved.entities.filter(({ view, parent }) => view === undefined && parent === undefined)) {
      const table = tables.find(({ name }) => name === entity.table);
      const expressions = table?.indexes.flatMap((index) => index.expressions).join(' ') ?? '';
      for (const field of entity.fields.filter(({ filter, column }) => filter && column !== undefined)) {
        expect(expressions, `${entity.name}.${field.name}`).toContain(`"${field.column}`);
      }
    }
  });
});

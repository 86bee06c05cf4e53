// src/generated/dialect.md is what analysts look keywords up in: every keyword of the dialect stands there, once, under
// its object.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printDialect } from '#engine/compile/print-dialect.ts';
import { root } from './project-root.ts';

const dialect = JSON.parse(readFileSync(join(root, 'schemas/dialect.json'), 'utf8')) as Record<string, unknown>;
const { text } = printDialect(dialect);
const tables = new Map(
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.split('\n', 1)[0] ?? '', part]),
);

const small = (more: object) =>
  printDialect({
    properties: {
      'x-form': {
        allOf: [{ $ref: '#/definitions/form' }],
        description: 'Groups: {"name": {"a": 1}} or "$now" | "<field>".',
      },
    },
    definitions: { form: { type: 'object', ...more } },
    required: ['x-form'],
  }).text;

test('every object of the dialect has a table, the file itself first', () => {
  expect([...tables.keys()]).toEqual(['file', ...Object.keys(dialect['definitions'] as object)]);
});

test('every keyword that the dialect describes stands in the table of its object, with its description', () => {
  for (const [name, node] of Object.entries(
    dialect['definitions'] as Record<string, { properties?: Record<string, unknown> }>,
  )) {
    for (const keyword of Object.keys(node.properties ?? {})) {
      expect(tables.get(name)?.split(`\n| \`${keyword}\` |`).length, `${name}.${keyword}`).toBe(2);
    }
  }
});

test('every row has four cells, and every link leads to a table', () => {
  for (const row of text.split('\n').filter((line) => line.startsWith('| ')))
    expect(row.replaceAll('\\|', '').split(' | '), row).toHaveLength(4);
  for (const [, name = ''] of text.matchAll(/\]\(#(\w+)\)/g)) expect([...tables.keys()]).toContain(name);
});

describe('a row', () => {
  test('names the object it holds, and that names its place', () => {
    expect(small({})).toContain('| `x-form` | [form](#form) | yes |');
    expect(small({})).toContain('Stands in: [file](#file) `x-form`.');
  });

  test('has JSON and quoted words as code, and no bar that would end its cell', () => {
    expect(small({})).toContain('Groups: `{"name": {"a": 1}}` or `$now` \\| `<field>`. |');
  });

  test('says the type in words, and what each item or value is', () => {
    const items = {
      type: 'object',
      properties: { label: { type: ['string', 'array'], items: { type: 'integer' } } },
      required: ['label'],
    };
    const table = small({
      properties: {
        layout: { enum: ['tabs', 3] },
        groups: { type: 'array', items },
        set: { type: 'object', additionalProperties: {} },
        only: { const: 'object' },
      },
    });
    expect(table.split('\n').slice(-5, -1)).toEqual([
      '| `groups` | list of object |  |  |',
      '| `groups[].label` | string or list of integer | yes |  |',
      '| `set` | object, each value: any value |  |  |',
      '| `only` | `object` |  |  |',
    ]);
    expect(table).toContain('| `layout` | `tabs`, `3` |');
  });
});

import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { fieldKinds } from '#engine/kinds/index.ts';
import { formatNames } from '#engine/model/formats.ts';
import { ruleShapes } from '#engine/model/rule-table.ts';
import dialect from '../../schemas/dialect.json' with { type: 'json' };
import { rawFiles } from './read-declared.ts';

const isRegex = (text: string) => {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
};
const ajv = new Ajv({ allErrors: true, strict: false, formats: { regex: isRegex } });
const validate = ajv.compile(dialect);
const files = [...rawFiles('schemas', '.schema.json'), ...rawFiles('schemas/parts', '.schema.json')];

function found(content: unknown): unknown {
  return validate(content) ? [] : validate.errors;
}

const field = (more: object) => ({
  $schema: './dialect.json',
  $id: 'sample',
  description: 'A sample.',
  type: 'object',
  properties: { name: { type: 'string', 'x-label': { pt: 'Nome', en: 'Name', fr: 'Nom' }, ...more } },
});

describe('the dialect', () => {
  it('is itself a JSON Schema of draft-07', () => {
    expect(ajv.validateSchema(dialect)).toBe(true);
  });

  it.each(files)('admits $name', ({ content }) => {
    expect(found(content)).toEqual([]);
  });

  it('admits a plain field', () => {
    expect(found(field({ maxLength: 10 }))).toEqual([]);
  });

  it.each([
    ['a misspelt keyword', { 'x-lst': true }],
    ['a keyword of JSON Schema that forms cannot show', { oneOf: [{ type: 'string' }] }],
    ['a label without French', { 'x-label': { pt: 'Nome', en: 'Name' } }],
    ['an unknown format', { format: 'hostname' }],
    ['an unknown kind', { 'x-kind': 'slider' }],
    ['a pattern that is no regular expression', { pattern: '(' }],
    ['a width that the grid of 12 columns does not have', { 'x-span': 5 }],
  ])('refuses %s', (_, more) => {
    expect(found(field(more))).not.toEqual([]);
  });

  it('refuses an unknown rule', () => {
    expect(found({ ...field({}), 'x-rules': [{ rule: 'lessThan', left: 'a', right: 'b' }] })).not.toEqual([]);
  });

  it('knows exactly the kinds, formats and rules of the vocabulary', () => {
    const { field: fieldDefinition, rule } = dialect.definitions;
    expect([...fieldDefinition.properties['x-kind'].enum].sort()).toEqual(Object.keys(fieldKinds).sort());
    expect([...fieldDefinition.properties.format.enum].sort()).toEqual([...formatNames].sort());
    expect([...rule.properties.rule.enum].sort()).toEqual(Object.keys(ruleShapes).sort());
  });

  it('describes each keyword', () => {
    expect(undescribed(dialect as unknown as Keywords, '')).toEqual([]);
  });
});

interface Keywords {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Keywords>>;
  readonly definitions?: Readonly<Record<string, Keywords>>;
  readonly items?: Keywords;
}

/** Languages of a text aside, every keyword an analyst may write. */
function undescribed({ properties = {}, definitions = {}, items = {} }: Keywords, place: string): string[] {
  const inner = Object.entries(properties).flatMap(([name, keyword]) => {
    const path = `${place}/${name}`;
    return [...(keyword.description === undefined ? [path] : []), ...undescribed(keyword, path)];
  });
  const nested = Object.entries(definitions).flatMap(([name, definition]) => undescribed(definition, `#${name}`));
  return [...inner, ...nested, ...(Object.keys(items).length === 0 ? [] : undescribed(items, `${place}[]`))];
}

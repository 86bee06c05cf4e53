// Standard JSON Schema pasted into an entity: what has a meaning here is taken as it is and judges values as the
// standard does; what has none is refused with what to write instead.
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examine } from '#engine/compile/check.ts';
import { formSchema } from '#engine/compile/print-forms.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import { resolve } from '#engine/compile/resolve.ts';
import { resolveTables } from '#engine/compile/resolve-tables.ts';
import type { Source } from '#engine/compile/source.ts';
import { standardise } from '#engine/compile/standard.ts';
import { formats } from '#engine/model/formats.ts';
import { smallFiles, sourceOf } from './small-project.ts';

type Json = Readonly<Record<string, unknown>>;

/** The small project with a field, or with more at the top of its contact. */
function sourceWith(field: Json, more: Json = {}): Source {
  const files = smallFiles();
  const contact = files['schemas/contact.schema.json'] as Record<string, unknown>;
  Object.assign(contact, more, { properties: { ...(contact['properties'] as Json), added: field } });
  const source = sourceOf(files);
  return { ...source, schemas: standardise(source.schemas) };
}

const mistakesOf = (field: Json, more?: Json): string[] => examine(sourceWith(field, more)).mistakes.map(mistakeText);

/** What the form and the server ask of the added field, and whether it is required. */
function judgeOf(field: Json, more?: Json): (value: unknown) => boolean {
  const { schemas } = resolve(sourceWith(field, more));
  const contact = schemas.find(({ $id }) => $id === 'contact');
  if (contact === undefined) throw new Error('the small project has no contact');
  const whole = formSchema(contact);
  const own = (whole['properties'] as Readonly<Record<string, Json>>)['added'] ?? {};
  return new Ajv({ strict: false, formats }).compile(own);
}

const $defs = {
  code: { type: 'string', minLength: 3, maxLength: 5 },
  size: {
    type: 'object',
    properties: { width: { type: 'integer', exclusiveMinimum: 0, title: 'Width' } },
    required: ['width'],
    additionalProperties: false,
    title: 'Size',
  },
};

const label = { title: 'Added' };

const accepted: readonly { readonly says: string; readonly field: Json }[] = [
  {
    says: 'exclusiveMinimum and exclusiveMaximum of an integer',
    field: { type: 'integer', exclusiveMinimum: 2, exclusiveMaximum: 7 },
  },
  { says: 'allOf', field: { allOf: [{ type: 'string', maxLength: 6 }, { minLength: 2 }, { maxLength: 4 }] } },
  { says: '$ref into $defs', field: { $ref: '#/$defs/code' } },
  { says: '$ref with words beside it', field: { $ref: '#/$defs/code', maxLength: 4 } },
  { says: '$ref with wider words beside it', field: { $ref: '#/$defs/code', maxLength: 50 } },
  { says: 'allOf of a number and an integer', field: { type: 'number', allOf: [{ type: 'integer' }] } },
  { says: 'options that a limit narrows', field: { enum: [1, 2, 3], minimum: 2 } },
  { says: 'options that an enum narrows', field: { enum: ['a'], oneOf: [{ const: 'a' }, { const: 'b' }] } },
  { says: '$ref into $defs of an object', field: { $ref: '#/$defs/size' } },
  { says: 'numbers as options, without a gap', field: { type: 'integer', enum: [3, 1, 2] } },
  {
    says: 'constants with titles',
    field: {
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'B' },
      ],
    },
  },
  {
    says: 'a list of what $ref stands for',
    field: { type: 'array', items: { $ref: '#/$defs/code' }, minItems: 1, uniqueItems: true, 'x-kind': 'strings' },
  },
  { says: 'const', field: { const: 'a', type: 'string' } },
  { says: 'multipleOf', field: { type: 'integer', multipleOf: 3 } },
];

const values = fastCheck.oneof(
  fastCheck.integer({ min: -3, max: 12 }),
  fastCheck.constantFrom('a', 'b', 'c', '', 'abc', 'abcd', 'abcde', 'abcdef', true, 1.5),
  fastCheck.array(fastCheck.constantFrom('abc', 'abcd', 'ab', 'abc'), { maxLength: 3 }),
  fastCheck.record({ width: fastCheck.integer({ min: -1, max: 2 }) }),
  fastCheck.constant({}),
);

describe('standard JSON Schema with a meaning here', () => {
  it.each(accepted)('is taken as it is, and judges as the standard does: $says', ({ field }) => {
    expect(mistakesOf({ ...label, ...field }, { $defs })).toEqual([]);
    const judge = judgeOf({ ...label, ...field }, { $defs });
    const standard = new Ajv2020({ strict: false, formats }).compile({ $defs, ...field });
    fastCheck.assert(
      fastCheck.property(values, (value) => judge(value) === standard(value)),
      { numRuns: 200 },
    );
  });

  it.each(accepted.filter(({ field }) => 'exclusiveMinimum' in field || 'enum' in field))(
    'holds in the database too: $says',
    ({ field }) => {
      const { entities } = resolve(sourceWith({ ...label, ...field }));
      const table = resolveTables(entities).find(({ entity }) => entity === 'contact');
      const expression = table?.checks.find(({ name }) => name.includes('added'))?.expression ?? '';
      const [, least, most] = />= (\d+) and "added" <= (\d+)/.exec(expression) ?? [];
      const standard = new Ajv2020().compile(field);
      for (const value of [0, 1, 2, 3, 4, 6, 7, 8])
        expect(value >= Number(least) && value <= Number(most)).toBe(standard(value));
    },
  );

  it.each([
    ['a type beside null', { type: ['string', 'null'], maxLength: 5 }],
    ['nullable', { type: 'string', nullable: true }],
    ['nothing to begin with', { type: ['string', 'null'], default: null }],
    ['a choice of null', { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['a reference or null', { oneOf: [{ $ref: '#/$defs/code' }, { type: 'null' }] }],
  ])('%s is a field that is not required', (_, field) => {
    const more = { $defs, required: ['added'] };
    expect(mistakesOf({ ...label, ...field }, more).filter((text) => text.includes('added'))).toEqual([]);
    const contact = sourceWith({ ...label, ...field }, more).schemas.find(({ schema }) => schema.$id === 'contact');
    expect(contact?.schema.required).toEqual([]);
  });

  it('title, description and examples are label and help, in the words that there are', () => {
    const source = sourceWith({ type: 'string', title: 'Colour', description: 'Of the ticket.', examples: ['red'] });
    const { labels } = resolve(source);
    expect(labels.pt).toMatchObject({ 'field.contact.added': 'Colour', 'help.contact.added': 'Of the ticket. (red)' });
  });

  it('a label of the dialect is kept beside a title', () => {
    const own = { pt: 'Cor', en: 'Colour', fr: 'Couleur' };
    expect(resolve(sourceWith({ type: 'string', title: 'x', 'x-label': own })).labels.fr).toMatchObject({
      'field.contact.added': 'Couleur',
    });
  });

  it('references lead across files, and formats have their usual names', () => {
    const files = smallFiles();
    const source = sourceOf({
      ...files,
      'schemas/contact.schema.json': {
        ...files['schemas/contact.schema.json'],
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        properties: {
          ...(files['schemas/contact.schema.json']?.['properties'] as Json),
          added: { $ref: './provider.schema.json#/$defs/address' },
        },
      },
      'schemas/provider.schema.json': {
        ...files['schemas/provider.schema.json'],
        $defs: { address: { type: 'string', format: 'url', title: 'Site' } },
      },
    });
    const schemas = standardise(source.schemas);
    expect(examine({ ...source, schemas }).mistakes.map(mistakeText)).toEqual([]);
    const contact = schemas.find(({ schema }) => schema.$id === 'contact');
    expect(contact?.schema.properties['added']).toMatchObject({ type: 'string', format: 'uri' });
  });

  it('definitions that refer to others of their file are found there, whatever the own file calls so', () => {
    const files = smallFiles();
    const source = sourceOf({
      ...files,
      'schemas/contact.schema.json': {
        ...files['schemas/contact.schema.json'],
        $defs: { code: { type: 'string', maxLength: 99 } },
        properties: {
          ...(files['schemas/contact.schema.json']?.['properties'] as Json),
          added: { title: 'O', allOf: [{ $ref: 'provider.schema.json#/$defs/o' }] },
        },
      },
      'schemas/provider.schema.json': {
        ...files['schemas/provider.schema.json'],
        $defs: {
          code: { type: 'string', maxLength: 5, title: 'Code' },
          o: { type: 'object', properties: { c: { $ref: '#/$defs/code' } } },
        },
      },
    });
    const schemas = standardise(source.schemas);
    expect(examine({ ...source, schemas }).mistakes.map(mistakeText)).toEqual([]);
    const added = schemas.find(({ schema }) => schema.$id === 'contact')?.schema.properties['added'];
    expect(added).toMatchObject({ properties: { c: { maxLength: 5 } } });
  });

  it.each(['https://example.com/provider.schema.json#/$defs/a', '../../etc/provider.schema.json#/$defs/a'])(
    'no file of the project is taken for %s',
    ($ref) => expect(mistakesOf({ ...label, $ref }).join()).toContain('$ref'),
  );

  it.each([
    ['through null', { anyOf: [{ $ref: '#/$defs/tree' }, { type: 'null' }] }],
    ['through allOf', { allOf: [{ $ref: '#/$defs/tree' }] }],
  ])('a definition that contains itself %s ends in a mistake, too', (_, inner) => {
    const more = { $defs: { tree: { type: 'object', title: 'T', properties: { inner } } } };
    expect(mistakesOf(inner, more).join()).toContain('$ref');
  });

  it('a definition that contains itself ends in a mistake, not in a circle', () => {
    const more = { $defs: { tree: { type: 'object', title: 'T', properties: { inner: { $ref: '#/$defs/tree' } } } } };
    expect(mistakesOf({ $ref: '#/$defs/tree' }, more).join()).toContain('$ref');
  });
});

describe('standard JSON Schema without a meaning here is refused with what to write instead', () => {
  it.each([
    ['oneOf', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, '"x-options"'],
    ['if', { type: 'string', if: {} }, '"rule": "required"'],
    ['dependentRequired', { type: 'object', properties: {}, dependentRequired: { a: ['b'] } }, '"present": true'],
    ['patternProperties', { type: 'object', patternProperties: {} }, '"key": { "type": "string" }'],
    ['prefixItems', { type: 'array', prefixItems: [] }, '"first"'],
    ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 0 }, '"minimum": 0.01'],
    ['contentEncoding', { type: 'string', contentEncoding: 'base64' }, '"format": "uri"'],
    ['allOf', { type: 'string', pattern: '^a', allOf: [{ pattern: 'b$' }] }, 'two patterns'],
    ['allOf', { type: 'integer', multipleOf: 2, allOf: [{ multipleOf: 3 }] }, 'write one schema'],
    ['writeOnly', { type: 'string', writeOnly: true }, '"x-access"'],
    ['format', { type: 'string', format: 'duration' }, '"x-unit": "minutes"'],
    ['format', { type: 'string', format: 'time' }, '"time-hm"'],
  ])('%s', (keyword, field, instead) => {
    const found = mistakesOf({ ...label, ...field });
    expect(
      found.some((text) => text.includes(`/${keyword}`) && text.includes(instead)),
      found.join('\n'),
    ).toBe(true);
  });
});

// What `npm run new` writes is a project without mistakes, from nothing and from a pasted schema.
import { describe, expect, it } from 'vitest';
import { examine } from '#engine/compile/check.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import {
  checkTarget,
  nameFrom,
  newAction,
  newEntity,
  newField,
  readPasted,
  type Edit,
} from '#engine/compile/scaffold.ts';
import { standardise } from '#engine/compile/standard.ts';
import { fieldKinds, kindNames } from '#engine/kinds/index.ts';
import { smallFiles, sourceOf, type Files } from './small-project.ts';

function withEdits(edits: readonly Edit[]): Files {
  const files = smallFiles();
  for (const { file, path, value, append } of edits) {
    if (path.length === 0) files[file] = value as Record<string, unknown>;
    const last = path.at(-1) ?? '';
    const owner = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, files[file] ?? {});
    if (path.length > 0) owner[last] = append ? [...((owner[last] as unknown[] | undefined) ?? []), value] : value;
  }
  return files;
}

function mistakesOf(edits: readonly Edit[]): string[] {
  const source = sourceOf(withEdits(edits));
  return examine({ ...source, schemas: standardise(source.schemas) }).mistakes.map(mistakeText);
}

const entity = (name: string, pasted?: Readonly<Record<string, unknown>>): readonly Edit[] =>
  newEntity({ name, pasted, configs: sourceOf(smallFiles()) });

describe('a new entity', () => {
  it('has its rights, its pages and an entry of the menu', () => {
    const edits = entity('giftCard');
    expect(mistakesOf(edits)).toEqual([]);
    expect(edits.map(({ file }) => file)).toEqual([
      'schemas/gift-card.schema.json',
      'roles.config.json',
      'routes.config.json',
      'routes.config.json',
      'navigation.config.json',
    ]);
    expect(edits[2]?.value).toMatchObject({ name: 'giftCards', path: '/admin/gift-cards' });
  });

  it('of a pasted schema has its fields, in the words of the dialect', () => {
    const edits = entity('voucher', {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://example.com/voucher.json',
      title: 'Voucher',
      type: 'object',
      required: ['voucher_code', 'amount', 'id', 'expires'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        voucher_code: { type: 'string', title: 'Code', examples: ['ABC'] },
        amount: { type: 'integer', exclusiveMinimum: 0 },
        status: { enum: ['open', 'used'] },
        expires: { type: ['string', 'null'], format: 'date' },
        address: { $ref: '#/$defs/address' },
        tags: { type: 'array', items: { type: 'string' }, maxItems: 5 },
      },
      $defs: {
        address: { type: 'object', properties: { 'street-name': { type: 'string' } }, required: ['street-name'] },
      },
    });
    expect(mistakesOf(edits)).toEqual([]);
    expect(edits[0]?.value).toMatchObject({
      $id: 'voucher',
      required: ['voucherCode', 'amount'],
      properties: {
        voucherCode: { 'x-label': { en: 'Code' }, 'x-help': { en: '(ABC)' } },
        amount: { minimum: 1, 'x-label': { en: 'Amount' } },
        status: { 'x-options': { open: { en: 'Open' } } },
        address: { required: ['streetName'], properties: { streetName: { 'x-label': { en: 'Street name' } } } },
      },
    });
  });

  it('of what is no schema of an object is refused', () => {
    expect(() => entity('voucher', { type: 'string' })).toThrow('paste the schema of an object');
  });
});

describe('a new field', () => {
  const simple = kindNames.filter((kind) => {
    const { type, options } = fieldKinds[kind];
    return type !== null && type !== 'object' && type !== 'array' && !options;
  });
  // These need more than a kind: a target, or a place of their own.
  const needsMore = new Set(['reference', 'lookup', 'id', 'code', 'password']);

  it.each(simple.filter((kind) => !needsMore.has(kind)))('of kind %s is valid as it stands', (kind) => {
    const value = newField('added', kind);
    expect(mistakesOf([{ file: 'schemas/order.schema.json', path: ['properties', 'added'], value }])).toEqual([]);
  });

  it('of an unknown kind says which there are', () => {
    expect(() => newField('added', 'txt')).toThrow('did you mean "text"?');
  });

  it('of a pasted schema is in the words of the dialect', () => {
    expect(newField('added', '', { type: 'integer', exclusiveMaximum: 5 })).toMatchObject({
      type: 'integer',
      maximum: 4,
    });
  });
});

it('names lose their accents, labels do not, and two names that are one here are refused', () => {
  expect(nameFrom('preço')).toBe('preco');
  const properties = { Preço: { type: 'number' } };
  expect(JSON.stringify(entity('voucher', { type: 'object', properties }))).toContain('Preço');
  const twice = { user_name: { type: 'string' }, userName: { type: 'string' } };
  expect(() => entity('voucher', { type: 'object', properties: twice })).toThrow(
    '"user_name" and "userName" would both be the field userName',
  );
});

it('a new action is valid as it stands', () => {
  const value = newAction({ name: 'reopen', field: 'status', from: ['inactive'], to: 'active', roles: ['admin'] });
  const edit: Edit = { file: 'schemas/provider.schema.json', path: ['x-entity', 'actions'], value, append: true };
  expect(mistakesOf([edit])).toEqual([]);
});

it.each([
  ['gift card', 'giftCard'],
  ['GiftCard', 'giftCard'],
  ['gift_card', 'giftCard'],
])('%s is called %s', (text, name) => {
  expect(nameFrom(text)).toBe(name);
});

it.each(['$defs', 'definitions'])('a pasted field refers to the %s of its own file', (key) => {
  const field = newField('place', '', {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: `#/${key}/address`,
    [key]: {
      address: { type: 'object', properties: { city: { $ref: `#/${key}/city` } } },
      city: { type: 'string', maxLength: 60 },
    },
  });
  expect(field).toMatchObject({ type: 'object', properties: { city: { type: 'string', maxLength: 60 } } });
  expect(JSON.stringify(field)).not.toMatch(/\$ref|\$defs|definitions|\$schema/);
});

it.each([
  { text: 'null', says: 'pasted.json#/: a JSON Schema is an object, this is null; paste the schema of an object' },
  { text: '[]', says: 'this is a list' },
  { text: '"x"', says: 'this is a string' },
  { text: '{ "type": ', says: 'pasted.json: is no JSON' },
])('what is pasted and no schema is refused with its place and a remedy: $text', ({ text, says }) => {
  expect(() => readPasted('pasted.json', text)).toThrow(says);
});

it.each([null, true, []])('a pasted property that is no schema is refused: %j', (field) => {
  expect(() => entity('voucher', { properties: { code: field } })).toThrow('#/properties/code: a field is a schema');
});

it('an action of what is no entity, and a field of what is no object, are refused', () => {
  const part = { type: 'string' };
  expect(() => checkTarget('action', 'schemas/part.schema.json', part)).toThrow(
    'schemas/part.schema.json#/: only an entity has actions',
  );
  expect(() => checkTarget('field', 'schemas/part.schema.json', part)).toThrow('no "properties"');
  expect(() => checkTarget('field', 'schemas/part.schema.json', { properties: {} })).not.toThrow();
});

// Schemas in the styles that are found in public, pasted as a new entity: each becomes one without a mistake, or is
// refused at a place with what to write there instead.
import { expect, it } from 'vitest';
import { examine } from '#engine/compile/check.ts';
import type { Mistake } from '#engine/compile/problem.ts';
import { nameFrom, newEntity } from '#engine/compile/scaffold.ts';
import { standardise } from '#engine/compile/standard.ts';
import { smallFiles, sourceOf } from './small-project.ts';

type Json = Readonly<Record<string, unknown>>;

const draft7 = 'http://json-schema.org/draft-07/schema#';
const draft2020 = 'https://json-schema.org/draft/2020-12/schema';

/** The schema that is written for it, and the mistakes that there are in it. */
function pasted(name: string, schema: Json): { written: Json; mistakes: readonly Mistake[] } {
  const [edit] = newEntity({ name, pasted: schema, configs: sourceOf(smallFiles()) });
  const file = edit?.file ?? '';
  const written = edit?.value as Json;
  const source = sourceOf({ ...smallFiles(), [file]: { ...written } });
  const found = examine({ ...source, schemas: standardise(source.schemas) }).mistakes;
  return { written, mistakes: found.filter((mistake) => mistake.file === file) };
}

const works: Readonly<Record<string, Json>> = {
  person: {
    $schema: draft2020,
    $id: 'https://example.com/person.schema.json',
    title: 'Person',
    type: 'object',
    properties: {
      firstName: { type: 'string', description: "The person's first name." },
      lastName: { type: 'string' },
      age: { description: 'Age in years.', type: 'integer', minimum: 0 },
    },
  },
  place: {
    $schema: draft2020,
    title: 'Longitude and latitude',
    type: 'object',
    required: ['latitude', 'longitude'],
    properties: {
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
    },
  },
  shipment: {
    $schema: draft7,
    definitions: {
      address: {
        type: 'object',
        properties: { street_address: { type: 'string' }, city: { type: 'string' } },
        required: ['street_address', 'city'],
      },
    },
    type: 'object',
    properties: {
      reference: { type: 'string', maxLength: 40 },
      billing_address: { $ref: '#/definitions/address' },
      shipping_address: { $ref: '#/definitions/address' },
    },
    required: ['reference'],
  },
  article: {
    $schema: draft7,
    type: 'object',
    required: ['productName', 'price'],
    properties: {
      productId: { type: 'integer' },
      productName: { type: 'string' },
      price: { type: 'number', minimum: 0.01 },
      tags: { type: 'array', items: { type: 'string' }, uniqueItems: true },
      dimensions: {
        type: 'object',
        properties: { length: { type: 'number' }, width: { type: 'number' } },
        required: ['length', 'width'],
      },
    },
  },
  calendarEvent: {
    $schema: draft2020,
    type: 'object',
    required: ['startDate', 'summary', 'endDate', 'location'],
    properties: {
      startDate: { type: 'string', format: 'date-time' },
      endDate: { type: ['string', 'null'], format: 'date-time' },
      summary: { type: 'string' },
      location: { type: 'string', nullable: true },
      url: { type: 'string', format: 'uri' },
    },
  },
  creditCard: {
    $schema: draft2020,
    type: 'object',
    properties: { name: { type: 'string' }, credit_card: { type: 'integer' }, billing_address: { type: 'string' } },
    dependentRequired: { credit_card: ['billing_address'] },
  },
  payment: {
    $schema: draft2020,
    type: 'object',
    required: ['method'],
    properties: { method: { enum: ['card', 'transfer'] }, card: { type: 'string' }, iban: { type: 'string' } },
    if: { properties: { method: { const: 'card' } } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ['card'] },
    else: { required: ['iban'] },
  },
};

/** With what is written instead, by the place of what is refused. */
const refused: Readonly<Record<string, { readonly schema: Json; readonly instead: Readonly<Record<string, string>> }>> =
  {
    account: {
      schema: {
        type: 'object',
        required: ['email', 'plan'],
        properties: {
          email: { type: 'string', format: 'email' },
          plan: { type: 'string', enum: ['free', 'pro'], default: 'free' },
          seats: { type: 'integer', format: 'int32', exclusiveMinimum: 0 },
        },
      },
      instead: { '/properties/seats/format': '"type": "integer"' },
    },
    npmPackage: {
      schema: {
        $schema: draft7,
        title: 'JSON schema for package files',
        type: 'object',
        required: ['name', 'version'],
        properties: {
          name: { type: 'string', maxLength: 214, pattern: '^[a-z0-9-]+$' },
          private: { type: 'boolean' },
          keywords: { type: 'array', items: { type: 'string' } },
          scripts: { type: 'object', additionalProperties: { type: 'string' } },
        },
        patternProperties: { '^_': {} },
      },
      instead: {
        '/patternProperties': '"key": { "type": "string" }',
        '/properties/scripts/additionalProperties': '{ "type": "array", "items": {',
      },
    },
    feature: {
      schema: {
        $schema: draft7,
        title: 'GeoJSON Feature',
        type: 'object',
        required: ['type', 'geometry'],
        properties: {
          type: { type: 'string', enum: ['Feature'] },
          geometry: {
            oneOf: [
              { type: 'object', properties: { type: { const: 'Point' } } },
              { type: 'object', properties: { type: { const: 'LineString' } } },
            ],
          },
        },
      },
      instead: { '/properties/geometry/oneOf': '"x-when": { "field": "kind", "equals": "a" }' },
    },
    payment: {
      schema: {
        $schema: draft2020,
        type: 'object',
        properties: { method: { enum: ['card', 'transfer'] }, card: { type: 'string' }, iban: { type: 'string' } },
        if: { properties: { method: { const: 'card' } } },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { required: ['card'] },
        else: { required: ['iban'] },
      },
      instead: {
        '/if': '"x-rules": [{ "rule": "required"',
        '/then': '"x-rules": [{ "rule": "required"',
        '/else': '"x-rules": [{ "rule": "required"',
      },
    },
    pet: {
      schema: {
        type: 'object',
        discriminator: { propertyName: 'petType' },
        required: ['petType'],
        properties: { petType: { type: 'string' } },
      },
      instead: { '/discriminator': '"enum": ["a", "b"] with "x-options"' },
    },
    position: {
      schema: {
        $schema: draft2020,
        type: 'object',
        properties: {
          name: { type: 'string' },
          coordinates: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] },
        },
      },
      instead: { '/properties/coordinates/prefixItems': '{ "type": "object", "properties": {' },
    },
    workflow: {
      schema: {
        $schema: draft7,
        type: 'object',
        properties: {
          name: { type: 'string' },
          timeout: { type: 'string', format: 'duration' },
          host: { type: 'string', format: 'hostname' },
        },
      },
      instead: {
        '/properties/timeout/format': '{ "type": "integer", "x-unit": "minutes" }',
        '/properties/host/format': '"pattern": "^[a-z0-9.-]+$"',
      },
    },
    tree: {
      schema: {
        $schema: draft7,
        type: 'object',
        properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#' } } },
      },
      instead: { '/properties/children/items/$ref': '"x-reference": { "entity": "category" }' },
    },
    contactCard: {
      schema: {
        type: 'object',
        properties: { phone: { type: 'string' }, email: { type: 'string' } },
        anyOf: [{ required: ['phone'] }, { required: ['email'] }],
      },
      instead: { '/anyOf': '"x-rules": [{ "rule": "anyOf"' },
    },
  };

it.each(Object.entries(works))('of %s is an entity without a mistake, with each of its fields', (name, schema) => {
  const { written, mistakes } = pasted(name, schema);
  expect(mistakes).toEqual([]);
  const fields = Object.keys(schema['properties'] as Json).map(nameFrom);
  expect(Object.keys(written['properties'] as Json)).toEqual(fields);
});

it.each(Object.entries(refused))('of %s is refused with what to write instead', (name, { schema, instead }) => {
  const { mistakes } = pasted(name, schema);
  expect(mistakes.map(({ pointer }) => pointer).sort()).toEqual(Object.keys(instead).sort());
  for (const { pointer, remedy } of mistakes) expect(remedy, pointer).toContain(instead[pointer]);
});

it('what is said of several fields becomes rules, by the names that they have here', () => {
  const { written } = pasted('creditCard', works['creditCard'] ?? {});
  expect(written['x-rules']).toEqual([
    { rule: 'required', field: 'billingAddress', when: { field: 'creditCard', present: true } },
  ]);
  expect(pasted('payment', works['payment'] ?? {}).written['x-rules']).toEqual([
    { rule: 'required', field: 'card', when: { field: 'method', in: ['card'] } },
    { rule: 'required', field: 'iban', when: { field: 'method', not: ['card'] } },
  ]);
});

it('a rule of the snippet takes the place of what was refused', () => {
  const { anyOf: _, ...schema } = refused['contactCard']?.schema ?? {};
  const rule = { rule: 'anyOf', fields: [['phone'], ['email']] };
  expect(pasted('contactCard', { ...schema, 'x-rules': [rule] })).toMatchObject({
    written: { 'x-rules': [rule] },
    mistakes: [],
  });
});

it('what may be null is not required', () => {
  const { written } = pasted('calendarEvent', works['calendarEvent'] ?? {});
  expect(written['required']).toEqual(['startDate', 'summary']);
});

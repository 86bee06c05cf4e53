// What standard JSON Schema says of several fields at once judges records as rules exactly as the standard does, or is
// refused with what to write instead.
// oxlint-disable unicorn/no-thenable -- `then` is a word of JSON Schema
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Ajv } from 'ajv';
import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examine } from '#engine/compile/check.ts';
import { mistakeText } from '#engine/compile/problem.ts';
import { standardise } from '#engine/compile/standard.ts';
import { withStandardRules } from '#engine/compile/standard-rules.ts';
import { checkRules, type Rule } from '#engine/model/rules.ts';
import { smallFiles, sourceOf } from './small-project.ts';

type Json = Readonly<Record<string, unknown>>;

const ifTalk = { properties: { kind: { const: 'talk' } }, required: ['kind'] };

const accepted: readonly { readonly says: string; readonly schema: Json }[] = [
  { says: 'dependentRequired', schema: { dependentRequired: { kind: ['place', 'seats'], seats: ['kind'] } } },
  { says: 'dependencies of draft-07', schema: { dependencies: { kind: ['place'], seats: { required: ['place'] } } } },
  { says: 'dependentSchemas', schema: { dependentSchemas: { place: { properties: { seats: { minimum: 10 } } } } } },
  { says: 'if and then', schema: { if: ifTalk, then: { required: ['place'] } } },
  { says: 'if, then and else', schema: { if: ifTalk, then: { required: ['place'] }, else: { required: ['seats'] } } },
  {
    says: 'else alone',
    schema: { if: ifTalk, else: { properties: { seats: { maximum: 20 }, place: { const: 'hall' } } } },
  },
  {
    says: 'if of several values',
    schema: {
      if: { properties: { kind: { enum: ['talk', 'play'] } }, required: ['kind'] },
      then: { required: ['seats'] },
    },
  },
  {
    says: 'if of a field that is required anyway',
    schema: {
      required: ['kind'],
      if: { properties: { kind: { const: 'talk' } } },
      then: { properties: { seats: false } },
    },
  },
  {
    says: 'if of a field that is there',
    schema: { if: { required: ['place'] }, then: { properties: { seats: { minimum: 5 } } } },
  },
  {
    says: 'one for each kind, in allOf',
    schema: {
      allOf: [
        { if: ifTalk, then: { properties: { place: { enum: ['hall', 'room'] } } } },
        {
          if: { properties: { kind: { const: 'play' } }, required: ['kind'] },
          then: { properties: { place: { pattern: '^stage' } }, title: 'A play' },
        },
      ],
    },
  },
];

const refused: readonly { readonly says: string; readonly schema: Json }[] = [
  { says: 'if of a field that may be absent', schema: { if: { properties: { kind: { const: 'talk' } } }, then: {} } },
  { says: 'if of a limit', schema: { if: { properties: { seats: { minimum: 5 } }, required: ['seats'] }, then: {} } },
  { says: 'if of two fields', schema: { if: { required: ['kind', 'place'] }, then: { required: ['seats'] } } },
  { says: 'then with what no rule says', schema: { if: ifTalk, then: { properties: { place: { maxLength: 3 } } } } },
  {
    says: 'then with a list that may be absent',
    schema: { if: ifTalk, then: { properties: { tags: { minItems: 2 } } } },
  },
  { says: 'else with what no rule says', schema: { if: ifTalk, then: {}, else: { not: { required: ['seats'] } } } },
  { says: 'dependentRequired of something else', schema: { dependentRequired: ['kind'] } },
];

const maybe = <Value>(value: fastCheck.Arbitrary<Value>) => fastCheck.option(value, { nil: undefined });
const records = fastCheck
  .record({
    kind: maybe(fastCheck.constantFrom('talk', 'play', 'tour')),
    place: maybe(fastCheck.constantFrom('hall', 'room', 'stage 2', 'garden')),
    seats: maybe(fastCheck.integer({ min: 0, max: 30 })),
  })
  .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));

describe('is judged as the standard judges it', () => {
  it.each(accepted)('$says', ({ schema }) => {
    const { 'x-rules': rules, required, ...left } = withStandardRules(schema);
    expect(left).toEqual({});
    const Judge = 'dependencies' in schema ? Ajv : Ajv2020;
    const isValid = new Judge({ strict: false }).compile(schema);
    const needed = (required ?? []) as readonly string[];
    const bothWays = new Set<boolean>();
    fastCheck.assert(
      fastCheck.property(records, (record) => {
        const problems = checkRules(rules as readonly Rule[], record, {
          now: '2026-01-01T00:00:00.000Z',
          creating: true,
        });
        const judged = problems.length === 0 && needed.every((name) => name in record);
        bothWays.add(judged);
        expect(judged, JSON.stringify(record)).toBe(isValid(record));
      }),
      { numRuns: 300 },
    );
    expect(bothWays).toEqual(new Set([true, false]));
  });
});

it.each(refused)('stays for the check to refuse: $says', ({ schema }) => {
  expect(withStandardRules(schema)).toEqual(schema);
});

it('is a rule of the entity beside those that it declares', () => {
  const files = smallFiles();
  const provider = files['schemas/provider.schema.json'] as Json;
  const source = sourceOf({
    ...files,
    'schemas/provider.schema.json': { ...provider, dependentRequired: { maximumQuantity: ['stock'] } },
  });
  const schemas = standardise(source.schemas);
  expect(examine({ ...source, schemas }).mistakes.map(mistakeText)).toEqual([]);
  expect(schemas.find(({ schema }) => schema.$id === 'provider')?.schema['x-rules']).toEqual([
    ...(provider['x-rules'] as readonly unknown[]),
    { rule: 'required', field: 'stock', when: { field: 'maximumQuantity', present: true } },
  ]);
});

// Nested schemas, rows that fit them, and what an analyst may make of a schema, drawn by fast-check.
import fc from 'fast-check';
import type { InnerField } from '#engine/model/table.ts';

type Values = Record<string, unknown>;

/** fast-check's `gen`: draws one value of an arbitrary. */
export type Draw = <Arguments extends unknown[], Value>(
  arbitrary: (...given: Arguments) => fc.Arbitrary<Value>,
  ...given: Arguments
) => Value;

/** One of these. */
export function drawOne<Value>(draw: Draw, ...values: readonly [Value, ...Value[]]): Value {
  return values[draw(fc.nat, values.length - 1)] ?? values[0];
}

const names = ['a', 'b', 'c', 'it'] as const;
const leaves = ['text', 'integer', 'boolean', 'text[]'] as const;
const deepest = 3;

export function drawFields(draw: Draw, depth = 0): InnerField[] {
  return draw(fc.subarray<string>, [...names], { minLength: 1, maxLength: 3 }).map((name): InnerField => {
    const type = depth === deepest ? 'text' : drawOne<string>(draw, ...leaves, 'object', 'list');
    return type === 'object' || type === 'list' ? { name, type, fields: drawFields(draw, depth + 1) } : { name, type };
  });
}

/** `next` makes every value another one, so that each can be told from all others. */
export function drawObject(draw: Draw, fields: readonly InnerField[], next: () => number): Values {
  const present = fields.filter(() => draw(fc.integer, { min: 0, max: 3 }) > 0);
  return Object.fromEntries(present.map((field) => [field.name, drawValue(draw, field, next)]));
}

function drawValue(draw: Draw, { type, fields = [] }: InnerField, next: () => number): unknown {
  if (type === 'object') return drawObject(draw, fields, next);
  if (type === 'list') return Array.from({ length: draw(fc.nat, 3) }, () => drawObject(draw, fields, next));
  if (type === 'text[]') return [`t${next()}`];
  if (type === 'boolean') return true;
  return type === 'integer' ? next() : drawOne(draw, `v${next()}`, String(next()));
}

type Kind = 'stays' | 'renamed' | 'kind' | 'gone';

export interface Change {
  readonly after: readonly InnerField[];
  /** The way back: as before, with what was renamed renamed back. */
  readonly back: readonly InnerField[];
}

const others: Readonly<Record<string, string>> = {
  text: 'integer',
  integer: 'text',
  boolean: 'integer',
  'text[]': 'text',
  object: 'list',
  list: 'object',
};

/** Each field stays, has another name, another kind, or is gone; some are new. New names were never there before. */
export function drawChange(
  draw: Draw,
  fields: readonly InnerField[],
  kinds: readonly [Kind, ...Kind[]],
  depth = 0,
): Change {
  const after: InnerField[] = draw(fc.boolean) ? [{ name: `new${depth}`, type: 'text' }] : [];
  const back: InnerField[] = [];
  for (const field of fields) {
    const change = drawOne(draw, ...kinds);
    const inner =
      field.fields === undefined || change === 'gone' || change === 'kind'
        ? undefined
        : drawChange(draw, field.fields, kinds, depth + 1);
    const name = change === 'renamed' ? `${field.name}${depth}x` : field.name;
    const own = {
      ...field,
      ...(inner && { fields: inner.after }),
      ...(change === 'kind' && { type: others[field.type] ?? 'text' }),
    };
    if (change !== 'gone') after.push({ ...own, name, ...(name !== field.name && { was: field.name }) });
    back.push({ ...field, ...(inner && { fields: inner.back }), ...(name !== field.name && { was: name }) });
  }
  return { after, back };
}

/** Every single value, wherever it stands, as text. */
export function valuesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  return value !== null && typeof value === 'object'
    ? Object.values(value).flatMap(valuesIn)
    : value === null
      ? []
      : [JSON.stringify(value).replaceAll('"', '')];
}

/** Empty is absent; an item of a list stays one. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => [key, withoutEmpty(one)]);
  return Object.fromEntries(
    entries.filter(([, one]) => one !== null && (typeof one !== 'object' || Object.keys(one).length > 0)),
  );
}

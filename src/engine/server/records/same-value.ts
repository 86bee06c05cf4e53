import { canonical } from '#engine/kinds/read-filter.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Field } from '#engine/model/entity.ts';
import { isValues } from './present-record.ts';

/**
 * Whether two values of a field say the same, as its kind says: instants are one in whatever zone they are written, a
 * text is its letters, and an object where none is due is not nothing.
 */
export function isSameOf(field: Field, a: unknown, b: unknown): boolean {
  return isSameValue(asItsKind(field, a), asItsKind(field, b));
}

/** Whether two values are written the same: null, empty text and absence are one. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(plain(a), plain(b));
}

function asItsKind({ kind, fields = [] }: Field, value: unknown): unknown {
  const { type } = fieldKinds[kind];
  if (kind === 'json') return value;
  if (Array.isArray(value))
    return type === 'array'
      ? value.map((item: unknown) => (isValues(item) ? partsAsTheirKinds(fields, item) : item))
      : misfit(value);
  if (isValues(value)) return type === 'object' ? partsAsTheirKinds(fields, value) : misfit(value);
  return canonical(kind, value);
}

/** What the kind does not hold equals only what is written the same: never an absent value, however empty it is. */
function misfit(value: object): unknown {
  return ['misfit', JSON.stringify(value)];
}

function partsAsTheirKinds(
  fields: readonly Field[],
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]): [string, unknown] => {
      const field = known.get(name);
      return [name, field === undefined ? part : asItsKind(field, part)];
    }),
  );
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, item]): [string, unknown] => [key, plain(item)])
    .filter(([, item]) => item !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

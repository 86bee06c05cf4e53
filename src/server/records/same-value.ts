import { isDeepStrictEqual } from 'node:util';
import type { Field } from '#model/entity.ts';
import { readInstant } from '#model/instant.ts';
import { isValues } from './present-record.ts';

/** Whether two values of a field say the same, as its kind says: instants are one in whatever zone they are written, a text is its letters. */
export function isSameOf(field: Field, a: unknown, b: unknown): boolean {
  return isSameValue(inOneZone(field, a), inOneZone(field, b));
}

/** Whether two values are written the same: null, empty text and absence are one. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(plain(a), plain(b));
}

function inOneZone(field: Field, value: unknown): unknown {
  if (field.kind === 'dateTime') return typeof value === 'string' ? (readInstant(value)?.toISOString() ?? value) : value;
  const { fields } = field;
  if (fields === undefined || field.kind === 'json') return value;
  if (Array.isArray(value)) return value.map((item: unknown) => (isValues(item) ? partsInOneZone(fields, item) : item));
  return isValues(value) ? partsInOneZone(fields, value) : value;
}

function partsInOneZone(fields: readonly Field[], value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(Object.entries(value).map(([name, part]): [string, unknown] => {
    const field = known.get(name);
    return [name, field === undefined ? part : inOneZone(field, part)];
  }));
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, plain(item)]).filter(([, item]) => item !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

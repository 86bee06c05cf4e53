// Records and forms: what a form starts with, and what is sent when it is saved.
import { deepEquals } from '@rjsf/utils';
import type { Field } from '#engine/model/entity.ts';
import { normaliseRecord } from '#engine/kinds/normalise-record.ts';
import type { Values } from './form-store.ts';

/** The record without what only the server writes. */
export function writableValues(fields: readonly Field[], record: Values): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = record[field.name];
      return field.readOnly || value === undefined ? [] : [[field.name, writablePart(field, value)]];
    }),
  );
}

function writablePart(field: Field, value: unknown): unknown {
  if (field.fields === undefined || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item: Values) => writableValues(field.fields ?? [], item));
  return field.kind === 'translated' ? value : writableValues(field.fields, value as Values);
}

export function isSame(fields: readonly Field[], one: Values, other: Values): boolean {
  // Asked at each key: what is the same object need not be gone through.
  const changed = fields.filter(({ name }) => one[name] !== other[name]);
  if (changed.length === 0) return true;
  const [tidy, otherTidy] = [normaliseRecord(changed, one), normaliseRecord(changed, other)];
  return changed.every(({ name }) => deepEquals(tidy[name], otherTidy[name]));
}

/** Only what was changed, so that nobody else's change is written over; null empties a field. */
export function changedValues(fields: readonly Field[], before: Values, after: Values): Record<string, unknown> {
  const [from, to] = [normaliseRecord(fields, before), normaliseRecord(fields, after)];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return Object.fromEntries(
    [...names].filter((name) => !deepEquals(from[name], to[name])).map((name) => [name, to[name] ?? null]),
  );
}

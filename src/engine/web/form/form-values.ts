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

/**
 * Values of a new record: the defaults of the schema, and whoever fills in the form where he names himself unless he
 * names another.
 */
export function defaultValues(fields: readonly Field[], userId?: string): Values {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.readOnly) return [];
      if (field.default !== undefined) return [[field.name, field.default]];
      if (field.initial === '$actor' && userId !== undefined)
        return [[field.name, { [field.reference?.idKey ?? 'id']: userId }]];
      // What must have an item begins with one.
      if (field.kind === 'list' && field.required) return [[field.name, [defaultValues(field.fields ?? [])]]];
      const parts = field.kind === 'object' ? defaultValues(field.fields ?? []) : {};
      return Object.keys(parts).length === 0 ? [] : [[field.name, parts]];
    }),
  );
}

export function isSame(fields: readonly Field[], one: Values, other: Values): boolean {
  // Asked at each key: what is the same object need not be gone through.
  const changed = fields.filter(({ name }) => one[name] !== other[name]);
  return changed.length === 0 || deepEquals(normaliseRecord(changed, one), normaliseRecord(changed, other));
}

/** Only what was changed, so that nobody else's change is written over; null empties a field. */
export function changedValues(fields: readonly Field[], before: Values, after: Values): Record<string, unknown> {
  const [from, to] = [normaliseRecord(fields, before), normaliseRecord(fields, after)];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return Object.fromEntries(
    [...names].filter((name) => !deepEquals(from[name], to[name])).map((name) => [name, to[name] ?? null]),
  );
}

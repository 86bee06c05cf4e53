import type { Field } from '#engine/model/entity.ts';
import { isNothing } from '#engine/web/fields/is-nothing.ts';
import type { Values } from './form-store.ts';

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

/** Whether an empty field of a new record says what it becomes. */
export function begins({ defaultFormula }: Field, record: unknown, value: unknown): boolean {
  return defaultFormula !== undefined && record === undefined && isNothing(value);
}

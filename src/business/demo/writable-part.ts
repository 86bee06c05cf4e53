import type { Field } from '#engine/model/entity.ts';

type Values = Record<string, unknown>;

/** What of a record a person could send: without what only the server sets. */
export function writablePart(fields: readonly Field[], record: Values): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = record[field.name];
      if (field.readOnly || field.computed || field.children !== undefined || value === undefined) return [];
      return [
        [field.name, field.fields === undefined || field.kind === 'json' ? value : nestedPart(field.fields, value)],
      ];
    }),
  );
}

function nestedPart(fields: readonly Field[], value: unknown): unknown {
  return Array.isArray(value)
    ? value.map((item: Values) => writablePart(fields, item))
    : writablePart(fields, value as Values);
}

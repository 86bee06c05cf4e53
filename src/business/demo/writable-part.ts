import type { Field } from '#engine/model/entity.ts';

type Values = Record<string, unknown>;

/** What of a record a person could send: without what only the server sets. */
export function writablePart(fields: readonly Field[], record: Values): Values {
  const part: Values = {};
  for (const field of fields) {
    const value = record[field.name];
    if (field.readOnly || field.computed || field.children !== undefined || value === undefined) continue;
    part[field.name] = field.fields === undefined || field.kind === 'json' ? value : nestedPart(field.fields, value);
  }
  return part;
}

function nestedPart(fields: readonly Field[], value: unknown): unknown {
  return Array.isArray(value)
    ? value.map((item: Values) => writablePart(fields, item))
    : writablePart(fields, value as Values);
}

import type { Field } from '#engine/model/entity.ts';

/** The field as if it held days: of an instant people ask, and gather rows, by the day. */
export function asDay(field: Field): Field {
  return { ...field, kind: 'date' };
}

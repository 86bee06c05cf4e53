// A reference with a copy of some of the other record's fields at the time of writing; filters by its id.
import type { Field } from '#engine/model/entity.ts';
import { valueAt } from '#engine/model/value-at.ts';
import { idFilter } from '../id-filter.ts';
import { textOf } from '../plain-value.ts';
import type { Kind } from '../kind.ts';

export const snapshot: Kind = {
  structure: true,
  ...idFilter,
  type: 'object',
  column: 'jsonb',
  sort: 'text',
  groups: 'record',
  searchable: true,
  write: (value, { field }) => textOf(valueAt(value, shownCopy(field))),
};

/** Key of the copied text that stands for the other record. */
export function shownCopy(field: Field): string {
  return Object.keys(field.reference?.copy ?? {})[0] ?? 'name';
}

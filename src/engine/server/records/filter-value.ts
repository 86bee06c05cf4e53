// Reads the text of a filter as the kind of value its field has; what does not fit is a 400 that names the parameter.
import type { FilterValue } from '#engine/kinds/kind.ts';
import { readFilter } from '#engine/kinds/read-filter.ts';
import type { Field } from '#engine/model/entity.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import { badValue } from './read-list-query.ts';

export function readFilterValue(field: Field, operator: Operator, parameter: string, text: string): FilterValue {
  const value = readFilter(field, operator, text);
  if (value === undefined) throw badValue(parameter, text, operator === 'null' ? undefined : field.options?.join(', '));
  return value;
}

// Reads the text of a filter as the kind of value its field has; what does not fit is a 400 that names the parameter.
import { fieldKinds } from '#engine/kinds/index.ts';
import type { FilterValue } from '#engine/kinds/kind.ts';
import { inCase } from '#engine/kinds/normalise-record.ts';
import { readBoolean } from '#engine/kinds/read-boolean.ts';
import type { Field } from '#engine/model/entity.ts';
import type { Operator } from '#engine/model/field-kinds.ts';
import { badValue } from './read-list-query.ts';

export function readFilterValue(field: Field, operator: Operator, parameter: string, text: string): FilterValue {
  const value = readValue(field, operator, text);
  if (value === undefined) throw badValue(parameter, text, field.options?.join(', '));
  return value;
}

function readValue(field: Field, operator: Operator, text: string): FilterValue | undefined {
  if (operator === 'null') return readBoolean(text);
  if (operator === 'like' || operator === 'starts') return text;
  if (field.options !== undefined) return field.options.includes(text) ? text : undefined;
  const { readFilter } = fieldKinds[field.kind];
  return readFilter === undefined ? inCase(field, text) : readFilter(text, operator);
}

// The text of a filter as its kind reads it, and the one way in which equal values of a kind are written.
import type { Field } from '#engine/model/entity.ts';
import type { FieldKind, Operator } from '#engine/model/field-kinds.ts';
import { hasFormat } from '#engine/model/formats.ts';
import { readInstant } from '#engine/model/instant.ts';
import { fieldKinds } from './index.ts';
import type { FilterValue } from './kind.ts';
import { inCase } from './normalise-record.ts';
import { inForm } from './plain-value.ts';
import { readBoolean } from './read-boolean.ts';
import { readMoment } from './read-moment.ts';

/** Undefined when the text is no value of the kind. */
export function readFilter(field: Field, operator: Operator, text: string): FilterValue | undefined {
  if (operator === 'null') return readBoolean(text);
  if (operator === 'like' || operator === 'starts') return text;
  if (field.options !== undefined) return field.options.includes(text) ? text : undefined;
  const { moment, filterFormat, readFilter: own } = fieldKinds[field.kind];
  if (moment === 'dateTime') return readMoment(text, operator);
  if (filterFormat !== undefined) return inForm(text, (one) => hasFormat(filterFormat, one));
  return own === undefined ? inCase(field, text) : own(text);
}

/** Instants are one in whatever zone they are written. */
export function canonical(kind: FieldKind, value: unknown): unknown {
  if (fieldKinds[kind].moment !== 'dateTime' || typeof value !== 'string') return value;
  return readInstant(value)?.toISOString() ?? value;
}

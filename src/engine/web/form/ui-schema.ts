// Which part of rjsf draws a field: its own objects and arrays for objects and lists that may be typed, our kinds for
// all else.
import type { UiSchema } from '@rjsf/utils';
import type { Field } from '#engine/model/entity.ts';

/** Key of the kit's field in rjsf's registry. */
export const kindFieldName = 'kind';

export function buildUiSchema(fields: readonly Field[], isReadOnly: (field: Field) => boolean): UiSchema {
  return Object.fromEntries(fields.map((field) => [field.name, fieldUiSchema(field, isReadOnly)]));
}

function fieldUiSchema(field: Field, isReadOnly: (field: Field) => boolean): UiSchema {
  const parts = field.fields ?? [];
  if (isReadOnly(field)) return { 'ui:field': kindFieldName };
  if (field.kind === 'object') return buildUiSchema(parts, isReadOnly);
  if (field.kind === 'list') return { items: buildUiSchema(parts, isReadOnly) };
  return { 'ui:field': kindFieldName };
}

// Standard JSON Schemas out of the expanded ones: no x- keyword, no $ref. `input` keeps what people write, `record` all
// that is answered.
import type { ExpandedField, ExpandedSchema } from './expand.ts';
import { fieldKinds } from '#engine/kinds/index.ts';
import { isComputed, kindOf } from './resolve-kind.ts';

export type JsonSchema = { readonly [key: string]: unknown };

export interface ObjectSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties: boolean;
}

const standard = [
  'description',
  'type',
  'format',
  'pattern',
  'examples',
  'enum',
  'const',
  'default',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const;

export type Side = 'input' | 'record';

export function objectSchema(schema: ExpandedSchema, side: Side): ObjectSchema {
  return ofProperties(schema.properties, schema.required, side, false);
}

function ofProperties(
  properties: Readonly<Record<string, ExpandedField>>,
  required: readonly string[],
  side: Side,
  open: boolean,
): ObjectSchema {
  const kept = Object.entries(properties).filter(([, field]) => isKept(field, side));
  const needed = kept.map(([name]) => name).filter((name) => required.includes(name));
  return {
    type: 'object',
    ...(needed.length === 0 ? {} : { required: needed }),
    properties: Object.fromEntries(kept.map(([name, field]) => [name, fieldSchema(field, side)])),
    additionalProperties: open,
  };
}

function isKept(field: ExpandedField, side: Side): boolean {
  if (side === 'input') return field.readOnly !== true && !isComputed(field) && kindOf(field) !== 'children';
  return fieldKinds[kindOf(field) ?? 'json'].secret !== true;
}

export function fieldSchema(field: ExpandedField, side: Side): JsonSchema {
  const kept = Object.fromEntries(standard.flatMap((key) => (field[key] === undefined ? [] : [[key, field[key]]])));
  const readOnly = side === 'record' && (field.readOnly === true || isComputed(field)) ? { readOnly: true } : {};
  if (field.type === 'array' && field.items !== undefined)
    return { ...kept, ...readOnly, items: fieldSchema(field.items, side) };
  if (field.type !== 'object') return { ...kept, ...readOnly };
  if (field.properties === undefined) return { ...kept, ...readOnly, additionalProperties: true };
  const inner = ofProperties(field.properties, neededInside(field, side), side, field.additionalProperties ?? false);
  return { ...kept, ...readOnly, ...inner };
}

/** Of a snapshot people send the id alone; the server copies the rest. */
function neededInside(field: ExpandedField, side: Side): readonly string[] {
  const copied = kindOf(field) === 'snapshot' && side === 'input' ? Object.keys(field['x-reference']?.copy ?? {}) : [];
  return (field.required ?? []).filter((name) => !copied.includes(name));
}

// Recognises the kind of a field by the one table, src/engine/kinds/index.ts.
import { fieldKinds, kindNames } from '#engine/kinds/index.ts';
import type { FieldKind } from '#engine/model/field-kinds.ts';
import type { ExpandedField } from './expand.ts';

const kindBySign = new Map<string, FieldKind>(
  kindNames.flatMap((kind) => {
    const { recognisedBy } = fieldKinds[kind];
    return recognisedBy === undefined ? [] : [[recognisedBy, kind] as const];
  }),
);

/** Undefined when neither x-kind nor type and format say it. */
export function kindOf(field: ExpandedField): FieldKind | undefined {
  if (field['x-kind'] !== undefined) return field['x-kind'];
  if (field['x-children'] !== undefined) return 'children';
  if (field['x-lookup'] !== undefined) return 'lookup';
  const reference = field['x-reference'] ?? (field.items?.type === 'object' ? undefined : field.items?.['x-reference']);
  if (reference !== undefined)
    return field.type === 'array' ? 'references' : field.type === 'object' ? 'snapshot' : 'reference';
  return kindBySign.get(signOf(field));
}

export function signOf(field: ExpandedField): string {
  if (field.enum !== undefined) return 'enum';
  if (field.type === 'array') return `array:${field.items?.enum === undefined ? (field.items?.type ?? '') : 'enum'}`;
  return field.format === undefined ? (field.type ?? '') : `${field.type}:${field.format}`;
}

/** Its value is calculated on reading. */
export function isComputed(source: ExpandedField): boolean {
  return source['x-computed'] !== undefined && source['x-computed'] !== false;
}

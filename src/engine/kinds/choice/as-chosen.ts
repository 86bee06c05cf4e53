import type { FieldKind } from '#engine/model/field-kinds.ts';

/** How a value is entered that may only be one of some: a text is chosen then, not typed. */
export function asChosen(kind: FieldKind): FieldKind {
  return kind === 'text' ? 'choice' : kind;
}

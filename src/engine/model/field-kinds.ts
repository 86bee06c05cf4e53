// The words for kinds of fields. What each kind is stands in src/engine/kinds, which this room does not know: the table
// there adds its names.

/**
 * Operators of the list query; the suffix in the API is `_` + name, equality has none (docs/reference/api.md rule 4).
 */
export const operators = ['eq', 'ne', 'gte', 'lte', 'gt', 'lt', 'like', 'starts', 'in', 'nin', 'null'] as const;
export type Operator = (typeof operators)[number];

/** @public A key for each kind, added by src/engine/kinds/index.ts. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the kinds are
export interface KindNames {}
export type FieldKind = keyof KindNames;

// The operators that kinds of the same nature share.
import type { Operator } from '#engine/model/field-kinds.ts';

export const textOperators = ['eq', 'ne', 'like', 'starts', 'in', 'nin', 'null'] as const satisfies readonly Operator[];
/** Of what is more or less. */
export const orderedOperators = [
  'eq',
  'ne',
  'gte',
  'lte',
  'gt',
  'lt',
  'in',
  'nin',
  'null',
] as const satisfies readonly Operator[];
export const choiceOperators = ['eq', 'ne', 'in', 'nin', 'null'] as const satisfies readonly Operator[];

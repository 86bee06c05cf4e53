// What kinds of several plain values share: texts, options, numbers.
import { choiceOperators } from './operator-sets.ts';
import type { Kind, Writing } from './kind.ts';
import { listOf } from './plain-value.ts';

/** Asked for is whether one of them is the value. */
export const severalValues = {
  type: 'array',
  operators: choiceOperators,
  sort: null,
  erased: [],
} as const satisfies Omit<Kind, 'column'>;

export function writeSeveral(item: (value: unknown, writing: Writing) => string, separator: string): Kind['write'] {
  return (values, writing) =>
    listOf(values)
      .map((value) => item(value, writing))
      .join(separator);
}

import { choiceOperators } from '../operator-sets.ts';
import { textOf } from '../plain-value.ts';
import type { Kind } from '../kind.ts';

export const lookup: Kind = {
  structure: true,
  type: 'string',
  column: 'text',
  operators: choiceOperators,
  sort: 'value',
  groups: 'value',
  writeInFile: (value, { title }) => title(value) || textOf(value),
};

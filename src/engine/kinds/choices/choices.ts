import { listOf } from '../plain-value.ts';
import { choiceOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const choices: Kind = {
  recognisedBy: 'array:enum',
  type: 'array',
  column: 'text[]',
  readAs: 'option',
  operators: choiceOperators,
  sort: null,
  options: true,
  erased: [],
  writeInFile: (value, { option }) => listOf(value).map(option).join(', '),
};

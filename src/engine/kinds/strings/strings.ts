import { listOf, textOf } from '../plain-value.ts';
import { choiceOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const strings: Kind = {
  recognisedBy: 'array:string',
  type: 'array',
  column: 'text[]',
  operators: choiceOperators,
  sort: null,
  erased: [],
  writeInFile: (value) => listOf(value).map(textOf).join(', '),
};

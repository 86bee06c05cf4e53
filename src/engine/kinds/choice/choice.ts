import { choiceOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const choice: Kind = {
  recognisedBy: 'enum',
  type: 'string',
  column: 'text',
  readAs: 'option',
  operators: choiceOperators,
  sort: 'value',
  options: true,
  groups: 'value',
  write: (value, { option }) => option(value),
};

import { choiceOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const color: Kind = {
  recognisedBy: 'string:color',
  type: 'string',
  column: 'text',
  operators: choiceOperators,
  sort: null,
  format: 'color',
};

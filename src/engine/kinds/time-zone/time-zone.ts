import { choiceOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const timeZone: Kind = {
  recognisedBy: 'string:time-zone',
  type: 'string',
  column: 'text',
  operators: choiceOperators,
  sort: 'value',
};

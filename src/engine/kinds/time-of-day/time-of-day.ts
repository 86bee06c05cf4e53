// HH:MM, by a local clock; 24:00 is allowed as an end.
import { orderedOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const timeOfDay: Kind = {
  recognisedBy: 'string:time-hm',
  type: 'string',
  column: 'text',
  operators: orderedOperators,
  sort: 'value',
  erased: '00:00',
};

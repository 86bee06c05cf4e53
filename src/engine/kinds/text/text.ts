import { textOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const text: Kind = {
  recognisedBy: 'string',
  type: 'string',
  column: 'text',
  operators: textOperators,
  sort: 'text',
  freeText: 'top',
  normalForm: (typed) => (uuid.test(typed) ? typed.toLowerCase() : typed),
};

import { textOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const email: Kind = {
  recognisedBy: 'string:email',
  type: 'string',
  column: 'text',
  personal: 'email',
  names: 'entered',
  operators: textOperators,
  sort: 'text',
  format: 'email',
  normalForm: (text) => text.toLowerCase(),
};

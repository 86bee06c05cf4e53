import { textOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const url: Kind = {
  recognisedBy: 'string:uri',
  type: 'string',
  column: 'text',
  operators: textOperators,
  sort: 'text',
  format: 'uri',
};

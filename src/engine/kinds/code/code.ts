import { textOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const code: Kind = {
  type: 'string',
  column: 'text',
  names: 'unique',
  operators: textOperators,
  sort: 'value',
};

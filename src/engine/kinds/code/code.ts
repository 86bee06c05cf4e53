import { textOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const code: Kind = {
  type: 'string',
  column: 'text',
  operators: textOperators,
  sort: 'value',
};

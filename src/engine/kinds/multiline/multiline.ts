import { textOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const multiline: Kind = {
  type: 'string',
  column: 'text',
  operators: textOperators,
  sort: null,
  wide: true,
  lines: true,
  freeText: 'anywhere',
};

import { readMasked, writeZipCode } from '../document-mask.ts';
import { textOf } from '../plain-value.ts';
import { textOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const zipCode: Kind = {
  type: 'string',
  column: 'text',
  operators: textOperators,
  sort: 'value',
  masked: true,
  readFilter: readMasked,
  write: (value) => writeZipCode(textOf(value)),
};

import { readMasked, withoutMask, writeCnpj } from '../document-mask.ts';
import { textOf } from '../plain-value.ts';
import { textOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const cnpj: Kind = {
  recognisedBy: 'string:cnpj',
  type: 'string',
  column: 'text',
  names: 'always',
  operators: textOperators,
  sort: 'value',
  format: 'cnpj',
  normalForm: (text) => withoutMask(text.toUpperCase(), /^[0-9A-Z]+$/),
  masked: true,
  readFilter: readMasked,
  write: (value) => writeCnpj(textOf(value)),
};

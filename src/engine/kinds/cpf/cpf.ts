import { readMasked, withoutMask, writeCpf } from '../document-mask.ts';
import { textOf } from '../plain-value.ts';
import { textOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const cpf: Kind = {
  recognisedBy: 'string:cpf',
  type: 'string',
  column: 'text',
  personal: 'document',
  names: 'always',
  operators: textOperators,
  sort: 'value',
  format: 'cpf',
  normalForm: (text) => withoutMask(text, /^\d+$/),
  masked: true,
  readFilter: readMasked,
  write: (value) => writeCpf(textOf(value)),
};

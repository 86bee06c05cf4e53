import { readMasked, writeCnpj, writeCpf } from '../document-mask.ts';
import { textOf } from '../plain-value.ts';
import { textOperators } from '../operator-sets.ts';
import type { Kind } from '../kind.ts';

export const cpfOrCnpj: Kind = {
  recognisedBy: 'string:cpf-or-cnpj',
  type: 'string',
  column: 'text',
  personal: 'document',
  names: 'always',
  operators: textOperators,
  sort: 'value',
  format: 'cpf-or-cnpj',
  masked: true,
  readFilter: readMasked,
  write: (value) => writeCnpj(writeCpf(textOf(value))),
};

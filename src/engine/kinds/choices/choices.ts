import { severalValues, writeSeveral } from '../several.ts';
import type { Kind } from '../kind.ts';

export const choices: Kind = {
  ...severalValues,
  recognisedBy: 'array:enum',
  column: 'text[]',
  readAs: 'option',
  options: true,
  write: writeSeveral((value, { option }) => option(value), ', '),
};

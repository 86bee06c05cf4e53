import { textOf } from '../plain-value.ts';
import { severalValues, writeSeveral } from '../several.ts';
import type { Kind } from '../kind.ts';

export const strings: Kind = {
  ...severalValues,
  recognisedBy: 'array:string',
  column: 'text[]',
  write: writeSeveral(textOf, ', '),
};

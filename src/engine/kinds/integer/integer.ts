import { wholeAmount, writeAmount } from '../amount.ts';
import type { Kind } from '../kind.ts';

export const integer: Kind = {
  ...wholeAmount,
  recognisedBy: 'integer',
  fileColumn: 'integer',
  writeInFile: writeAmount,
};

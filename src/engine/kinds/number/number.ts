import { readAmount, wholeAmount, writeAmount } from '../amount.ts';
import type { Kind } from '../kind.ts';

export const number: Kind = {
  ...wholeAmount,
  recognisedBy: 'number',
  type: 'number',
  column: 'double precision',
  insideType: 'double precision',
  readFilter: (text) => readAmount(text, Number.isFinite),
  filterSchema: { type: 'number' },
  fileColumn: 'number',
  writeInFile: writeAmount,
};

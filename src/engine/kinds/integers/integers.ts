import { wholeAmount } from '../amount.ts';
import { numbers } from '../numbers/numbers.ts';
import type { Kind } from '../kind.ts';

export const integers: Kind = {
  ...numbers,
  recognisedBy: 'array:integer',
  column: 'integer[]',
  readFilter: wholeAmount.readFilter,
  filterSchema: wholeAmount.filterSchema,
};

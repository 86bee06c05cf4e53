// Several numbers in their order, each as often as it stands: readings, sizes, places after the point and all.
import { writeAmount } from '../amount.ts';
import { number } from '../number/number.ts';
import { severalValues, writeSeveral } from '../several.ts';
import type { Kind } from '../kind.ts';

export const numbers: Kind = {
  ...severalValues,
  recognisedBy: 'array:number',
  column: 'double precision[]',
  readFilter: number.readFilter,
  filterSchema: number.filterSchema,
  // A comma is the decimal mark of some languages.
  write: writeSeveral(writeAmount, '; '),
};

import { idFilter } from '../id-filter.ts';
import type { Kind } from '../kind.ts';

export const reference: Kind = {
  structure: true,
  ...idFilter,
  type: 'string',
  column: 'uuid',
  insideType: 'uuid',
  sort: 'text',
  groups: 'record',
  writeInFile: (value, { title }) => title(value),
};

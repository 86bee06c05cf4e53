import { idFilter } from '../id-filter.ts';
import type { Kind } from '../kind.ts';

export const id: Kind = {
  structure: true,
  ...idFilter,
  recognisedBy: 'string:uuid',
  type: 'string',
  column: 'uuid',
  insideType: 'uuid',
  sort: 'value',
  format: 'uuid',
  filterSchema: { type: 'string' },
};

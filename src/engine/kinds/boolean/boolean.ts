import { readBoolean } from '../read-boolean.ts';
import type { Kind } from '../kind.ts';

export const boolean: Kind = {
  recognisedBy: 'boolean',
  type: 'boolean',
  column: 'boolean',
  insideType: 'boolean',
  readAs: 'yesOrNo',
  operators: ['eq', 'ne', 'null'],
  sort: 'value',
  groups: 'value',
  readFilter: readBoolean,
  filterSchema: { type: 'boolean' },
  erased: false,
  write: (value, { yesOrNo }) => (typeof value === 'boolean' ? yesOrNo(value) : ''),
};

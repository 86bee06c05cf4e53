import { idFilter } from '../id-filter.ts';
import { listOf } from '../plain-value.ts';
import type { Kind } from '../kind.ts';

export const references: Kind = {
  structure: true,
  ...idFilter,
  type: 'array',
  column: 'uuid[]',
  sort: null,
  writeInFile: (value, { title }) => listOf(value).map(title).filter(Boolean).join(', '),
};

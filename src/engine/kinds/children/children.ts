// Records of a nested entity, shown as their count or as the least of one of their fields; not stored.
import type { Kind } from '../kind.ts';

export const children: Kind = {
  structure: true,
  type: null,
  column: null,
  operators: [],
  sort: null,
  amount: true,
  wide: true,
  fileColumn: ({ children: shown }) => (shown?.show === 'min' ? 'money' : 'integer'),
};

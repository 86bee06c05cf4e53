// Objects without identity: rows of a timetable, lines of an order.
import { listOf } from '../plain-value.ts';
import type { Kind } from '../kind.ts';

export const list: Kind = {
  structure: true,
  recognisedBy: 'array:object',
  type: 'array',
  column: 'jsonb',
  operators: [],
  sort: null,
  wide: true,
  writeInFile: (value, { item }) => listOf(value).map(item).join('; '),
};

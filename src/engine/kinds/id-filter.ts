// What fields that hold ids share: a filter takes an id.
import type { Kind } from './kind.ts';
import { choiceOperators } from './operator-sets.ts';

export const idFilter = {
  operators: choiceOperators,
  filterFormat: 'uuid',
  filterSchema: { type: 'string', format: 'uuid' },
} as const satisfies Partial<Kind>;

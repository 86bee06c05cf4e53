// What fields that hold ids share: a filter takes an id.
import { hasFormat } from '#engine/model/formats.ts';
import type { Kind } from './kind.ts';
import { choiceOperators } from './operator-sets.ts';
import { inForm } from './plain-value.ts';

export const idFilter = {
  operators: choiceOperators,
  readFilter: (text) => inForm(text, (one) => hasFormat('uuid', one)),
  filterSchema: { type: 'string', format: 'uuid' },
} as const satisfies Partial<Kind>;

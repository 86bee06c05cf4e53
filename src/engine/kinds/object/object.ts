import type { Kind } from '../kind.ts';

export const object: Kind = {
  recognisedBy: 'object',
  type: 'object',
  column: 'jsonb',
  operators: [],
  sort: null,
  wide: true,
  writeInFile: (value, { parts }) => parts(value),
};

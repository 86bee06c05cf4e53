import type { Kind } from '../kind.ts';

export const json: Kind = {
  structure: true,
  type: null,
  column: 'jsonb',
  operators: [],
  sort: null,
  wide: true,
  searchable: true,
  lines: true,
  freeText: 'anywhere',
  writeInFile: (value) => JSON.stringify(value),
};

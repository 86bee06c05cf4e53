// A file of any type that can be told by its content. Its value is a text (stored-name.ts); the content stands beside
// the database, see src/engine/server/files.
import type { Kind } from '../kind.ts';
import { fileTypeNames } from './file-types.ts';
import { readStoredName } from './stored-name.ts';

export const file: Kind = {
  recognisedBy: 'string:stored-file',
  type: 'string',
  column: 'text',
  operators: ['null'],
  sort: null,
  format: 'stored-file',
  file: { types: fileTypeNames, megabytes: 10 },
  write: (value) => readStoredName(value)?.name ?? '',
};

import type { Field } from '#engine/model/entity.ts';
import type { Kind } from '../kind.ts';

export const object: Kind = {
  structure: true,
  recognisedBy: 'object',
  type: 'object',
  column: 'jsonb',
  operators: [],
  sort: null,
  wide: true,
  writeInFile: (value, { parts }) => parts(value),
};

/** Ids are for programs: beside a name nobody reads them. */
export function partsToRead({ fields = [] }: Pick<Field, 'fields'>): readonly Field[] {
  const readable = fields.filter(({ kind }) => kind !== 'id');
  return readable.length > 0 ? readable : fields;
}

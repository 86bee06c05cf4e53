// Where a record holds files: in fields of its own, and in objects and lists at any depth.
import { readStoredName, type StoredName } from '#engine/kinds/file/stored-name.ts';
import type { Field } from '#engine/model/entity.ts';
import type { Problem } from '#engine/model/rules.ts';
import type { Values } from '../records/present-record.ts';

export interface FileValue extends StoredName {
  readonly field: Field;
  readonly path: Problem['path'];
}

const known = new WeakMap<readonly Field[], readonly Field[]>();

/** The fields that are files or hold some. */
function holdersOf(fields: readonly Field[]): readonly Field[] {
  const found =
    known.get(fields) ??
    fields.filter(
      ({ file, fields: inner }) => file !== undefined || (inner !== undefined && holdersOf(inner).length > 0),
    );
  known.set(fields, found);
  return found;
}

/** All files of a record, as far as it is given. */
export function filesIn(fields: readonly Field[], record: unknown, path: Problem['path'] = []): FileValue[] {
  if (record === null || typeof record !== 'object') return [];
  return holdersOf(fields).flatMap((field) => {
    const value = (record as Readonly<Values>)[field.name];
    const at = [...path, field.name];
    if (field.file !== undefined) {
      const stored = readStoredName(value);
      return stored === undefined ? [] : [{ ...stored, field, path: at }];
    }
    const inner = field.fields ?? [];
    return Array.isArray(value)
      ? value.flatMap((item: unknown, index) => filesIn(inner, item, [...at, index]))
      : filesIn(inner, value, at);
  });
}

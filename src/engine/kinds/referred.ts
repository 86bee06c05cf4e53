// Columns of the records that a list's own refer to: `client.phone` is a reference of the record and a field of the
// other one. What the record holds itself under such a path, as the copies of a snapshot, is its own.
import { allFields, fieldAt, fieldsTo, type Entity, type Field } from '#engine/model/entity.ts';
import { labelKeys } from '#engine/model/label-keys.ts';
import { referredKey } from '#engine/model/list-query.ts';
import { fieldKinds, isArrayColumn } from './index.ts';

/** Everything is as of the other record's field, whether it sorts and filters too, but what tells the column from others: path and name. */
export interface ReferredField extends Field {
  readonly referred: {
    /** The reference. */
    readonly by: Field;
    /** That it points to, and its field. */
    readonly entity: Entity;
    readonly field: Field;
  };
}

type EntityNamed = (name: string) => Entity | undefined;

/** It leads to one other record. */
export function isOneReference({ kind, reference }: Field): boolean {
  return reference !== undefined && !isArrayColumn(kind);
}

export function isReferred(field: Field): field is ReferredField {
  return 'referred' in field;
}

/** The column at the path; undefined where there is none, or the record has it itself. */
export function referredAt(entity: Entity, path: string, entityNamed: EntityNamed): ReferredField | undefined {
  const [name = '', ...rest] = path.split('.');
  const by = entity.fields.find((field) => field.name === name);
  // Of several records none is the one to show.
  if (by?.reference === undefined || !isOneReference(by) || fieldAt(entity, path) !== undefined) return undefined;
  const target = entityNamed(by.reference.entity);
  if (target === undefined) return undefined;
  const chain = fieldsTo(target, rest.join('.'));
  const field = chain.length === rest.length ? chain.at(-1) : undefined;
  if (field === undefined || !isOneValue(field) || chain.slice(0, -1).some(({ kind }) => kind !== 'object'))
    return undefined;
  return { ...field, path, name: path, referred: { by, entity: target, field } };
}

/** All there are, in the order of the fields. */
export function referredFields(entity: Entity, entityNamed: EntityNamed): ReferredField[] {
  return entity.fields.flatMap((by) =>
    by.reference === undefined
      ? []
      : allFields(entityNamed(by.reference.entity)?.fields ?? []).flatMap(
          (field) => referredAt(entity, `${by.name}.${field.path}`, entityNamed) ?? [],
        ),
  );
}

/** What leads on to other records, or has rows of its own, is read there; a model of before may have had other kinds. */
function isOneValue({ kind, reference, children, fields }: Field): boolean {
  return (
    reference === undefined &&
    children === undefined &&
    kind in fieldKinds &&
    fieldKinds[kind].secret !== true &&
    (fields === undefined || kind === 'translated')
  );
}

/** What a column is called: one of a referenced record after the reference. */
export function columnLabel(
  shape: string,
  field: Field,
  t: (key: ReturnType<typeof labelKeys.field>) => string,
): string {
  if (!isReferred(field)) return t(labelKeys.field(shape, field.path));
  const { by, entity, field: own } = field.referred;
  return `${t(labelKeys.field(shape, by.path))} · ${t(labelKeys.field(entity.name, own.path))}`;
}

/** Where the value of a column stands in a record as the list answers it. */
export function columnPath(field: Field): string {
  return isReferred(field) ? `${referredKey}.${field.path}` : field.path;
}

// Which fields are personal data and what is left of each: read from x-sensitive of the schemas, so that a field an
// analyst adds is erased like the others.
import { fieldKinds } from '#engine/kinds/index.ts';
import { entities } from '#generated/entities.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import { isValues, type Values } from '#engine/server/records/present-record.ts';

/** What an erased customer is called (docs/domain.md 2.2). */
export const anonymousName = 'Cliente anonimizado';
/** Stands for what was taken out of a text. */
export const blackened = '█████';

/** Amounts tell of a sale, not of a person. */
export function isPersonal(field: Field): boolean {
  return field.sensitive !== undefined && field.sensitive !== 'money';
}

/** Text in which anybody may have written anything. */
export function isFreeText(field: Field): boolean {
  const { freeText } = fieldKinds[field.kind];
  return (
    freeText === 'anywhere' ||
    (freeText === 'top' &&
      !field.path.includes('.') &&
      !field.readOnly &&
      field.options === undefined &&
      !isPersonal(field))
  );
}

export interface Erasing {
  readonly entity: Entity;
  /** What the erased person is a record of; tests bring their own. */
  readonly person?: Entity;
  readonly shred: (value: unknown) => unknown;
}

/** The record without what tells whose it is; free text is shredded. */
export function eraseRecord(erasing: Erasing, record: Readonly<Values>): Values {
  return eraseFields(erasing, erasing.entity.fields, record);
}

function eraseFields(erasing: Erasing, fields: readonly Field[], record: Readonly<Values>): Values {
  const result: Values = { ...record };
  for (const field of fields) {
    if (result[field.name] === undefined || result[field.name] === null) continue;
    const left = eraseValue(erasing, field, record[field.name]);
    if (left === undefined) delete result[field.name];
    else result[field.name] = left;
  }
  return result;
}

/** What is left of one field's value; undefined when nothing is. */
export function eraseValue(erasing: Erasing, field: Field, value: unknown): unknown {
  const { entity, person = entities.customer, shred } = erasing;
  if (isPersonal(field)) return erasedValue(entity, field, person);
  if (field.kind === 'snapshot')
    return field.reference?.entity === person.name ? eraseCopies(field, value, person) : value;
  // What staff noted down about the person goes; what the server keeps of its own accord is only shredded.
  if (isFreeText(field))
    return entity.name === person.name && !field.readOnly && !field.required ? undefined : shred(value);
  return field.fields === undefined ? value : eraseInside(erasing, field.fields, value);
}

function eraseInside(erasing: Erasing, fields: readonly Field[], value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      isValues(item) ? eraseFields(erasing, fields, declaredPart(fields, item)) : item,
    );
  if (!isValues(value)) return value;
  const left = eraseFields(erasing, fields, declaredPart(fields, value));
  return Object.keys(left).length === 0 ? undefined : left;
}

/** Of keys that the schema does not have nobody knows whether they are personal. */
function declaredPart(fields: readonly Field[], value: Readonly<Values>): Values {
  return Object.fromEntries(Object.entries(value).filter(([key]) => fields.some(({ name }) => name === key)));
}

/** A copy of the person's record keeps the id only, and the name that all of them have. */
function eraseCopies(field: Field, value: unknown, person: Entity): unknown {
  if (!isValues(value)) return value;
  const { idKey = 'id', copy = {} } = field.reference ?? {};
  const kept = Object.entries(value).flatMap(([key, own]): [string, unknown][] => {
    if (key === idKey) return [[key, own]];
    const source = person.fields.find(({ name }) => name === (copy[key] ?? '').split('.')[0]);
    if (source === undefined) return [];
    if (person.title.includes(source.name)) return [[key, anonymousName]];
    return isPersonal(source) || source.fields !== undefined ? [] : [[key, own]];
  });
  return Object.fromEntries(kept);
}

/** Optional fields become absent; required ones say the same for everybody. */
function erasedValue(entity: Entity, field: Field, person: Entity): unknown {
  if (entity.name === person.name && entity.title.includes(field.path)) return anonymousName;
  if (!field.required) return undefined;
  if (field.default !== undefined) return field.default;
  return fieldKinds[field.kind].erased ?? field.options?.[0] ?? field.minimum ?? blackened;
}

// Bad spelling is mended before checking: letters to the field's case, spaces at the ends, empty values dropped (empty
// = absent, docs/domain.md 1.0), texts that follow another filled in.
import { applies, kindOf } from './check-record.ts';
import type { Field } from '#engine/model/entity.ts';
import { fieldKinds } from './index.ts';
import { languagesOf } from './translated/translated.ts';
import { isPresent } from '#engine/model/condition.ts';

type Values = Record<string, unknown>;

/**
 * A copy of the data without empty values and without fields whose `when` does not hold; unknown keys stay, for the
 * check to name.
 */
export function normaliseRecord(fields: readonly Field[], given: Readonly<Values>, root: unknown = given): Values {
  const data = withFollowing(fields, given);
  const known = new Map(fields.map((field) => [field.name, field]));
  const entries = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    const field = known.get(name);
    const tidy =
      field === undefined
        ? value
        : normaliseValue(field.kindBy === undefined ? field : { ...field, kind: kindOf(field, data) }, value, root);
    const dropped =
      tidy === null || tidy === undefined || tidy === '' || (field !== undefined && !applies(field, data));
    return dropped ? [] : [[name, tidy]];
  });
  return Object.fromEntries(entries);
}

/** A translated text without its first language takes it from the field that it follows. */
function withFollowing(fields: readonly Field[], data: Readonly<Values>): Readonly<Values> {
  const filled = fields.flatMap((field): [string, Values][] => {
    const { name, follows } = field;
    const [first] = languagesOf(field);
    const text = follows === undefined ? undefined : data[follows];
    const texts = data[name] ?? {};
    if (
      typeof text !== 'string' ||
      text.trim() === '' ||
      first === undefined ||
      !isValues(texts) ||
      isPresent(texts[first])
    )
      return [];
    return [[name, { ...texts, [first]: text }]];
  });
  return filled.length === 0 ? data : { ...data, ...Object.fromEntries(filled) };
}

function normaliseValue(field: Field, value: unknown, root: unknown): unknown {
  if (typeof value === 'string') return normaliseText(field, value);
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      isValues(item) && field.fields ? normaliseRecord(field.fields, item, root) : item,
    );
  // An empty object is an absent one; where a list is due it is a mistake, for the check to name.
  if (isValues(value) && field.fields !== undefined && field.kind !== 'json' && field.kind !== 'list') {
    const tidy = normaliseRecord(field.fields, value, root);
    return Object.values(tidy).some(isPresent) ? tidy : undefined;
  }
  return value;
}

/** `kind` is the one that holds in this record. */
export function normaliseText(field: Pick<Field, 'kind' | 'letterCase' | 'kindBy'>, value: string): string {
  const text = tidyText(field.kind, value);
  if (field.kindBy !== undefined)
    return fieldKinds[field.kind].normalForm?.(inCase(field, text)) ?? inCase(field, text);
  return inCase(field, text);
}

/** A line break in a name would be one in subjects, lists and logs. */
function tidyText(kind: Field['kind'], value: string): string {
  const { secret, lines } = fieldKinds[kind];
  if (secret) return value;
  return lines ? value.trim() : value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function isValues(value: unknown): value is Values {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** In the case that the field's letters have. */
export function inCase({ letterCase }: Pick<Field, 'letterCase'>, text: string): string {
  if (letterCase === 'upper') return text.toUpperCase();
  return letterCase === 'lower' ? text.toLowerCase() : text;
}

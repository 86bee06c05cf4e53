// A record as the actor may see it: hidden fields left out, sensitive values masked, absent values omitted.
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Actor } from '../actor.ts';
import { mask } from './mask.ts';
import { isMasked, mayReadField } from './rights.ts';

export type Values = Record<string, unknown>;

export function isValues(value: unknown): value is Values {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function presentRecord(entity: Entity, record: Readonly<Values>, actor: Actor): Values {
  return presenterFor(entity, actor)(record);
}

/** The same for any number of records of one actor, whose rights are asked once for all of them. */
export function presenterFor(entity: Entity, actor: Actor): (record: Readonly<Values>) => Values {
  return presentFields(entity, entity.fields, actor);
}

type Show = (value: unknown) => unknown;

const asItIs: Show = (value) => value;

interface Reader {
  readonly field: Field;
  readonly name: string;
  /** Null: the actor may not read it. */
  show: Show | null | undefined;
}

function presentFields(entity: Entity, fields: readonly Field[], actor: Actor): (record: Readonly<Values>) => Values {
  const readers = fields.map((field): Reader => ({ field, name: field.name, show: undefined }));
  const showOf = (field: Field): Show | null =>
    mayReadField(field, actor) ? presentField(entity, field, actor) : null;
  return (record) => {
    const result: Values = {};
    for (const reader of readers) {
      const { name } = reader;
      const value = record[name];
      if (value === null || value === undefined) continue;
      // Of a field that no record has a value of nothing is asked.
      if (reader.show === undefined) reader.show = showOf(reader.field);
      if (reader.show === null) continue;
      const shown = reader.show === asItIs ? value : reader.show(value);
      if (shown !== undefined) result[name] = shown;
    }
    return result;
  };
}

/** The value of one field as shown; undefined where nothing of it is. */
export function presentValue(entity: Entity, field: Field, value: unknown, actor: Actor): unknown {
  return presentField(entity, field, actor)(value);
}

function presentField(entity: Entity, field: Field, actor: Actor): Show {
  if (isMasked(entity, field, actor)) return (value) => mask(field, value);
  const { fields } = field;
  if (fields === undefined || field.kind === 'json') return asItIs;
  const present = presentFields(entity, fields, actor);
  return (value) => {
    if (Array.isArray(value)) return value.map((item: unknown) => (isValues(item) ? present(item) : item));
    if (!isValues(value)) return value;
    const shown = present(value);
    // An object of which nothing is seen is as one that is not there.
    return Object.keys(shown).length === 0 ? undefined : shown;
  };
}

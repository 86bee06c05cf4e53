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

function presentFields(entity: Entity, fields: readonly Field[], actor: Actor): (record: Readonly<Values>) => Values {
  // Of a field that no record has a value of nothing is asked. Null: the actor may not read it.
  const shows = new Map<Field, Show | null>();
  const showOf = (field: Field): Show | null => {
    const known = shows.get(field);
    if (known !== undefined) return known;
    const show = mayReadField(field, actor) ? presentField(entity, field, actor) : null;
    shows.set(field, show);
    return show;
  };
  return (record) => {
    const result: Values = {};
    for (const field of fields) {
      const value = record[field.name];
      if (value === null || value === undefined) continue;
      const shown = showOf(field)?.(value);
      if (shown !== undefined) result[field.name] = shown;
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
  if (fields === undefined || field.kind === 'json') return (value) => value;
  const present = presentFields(entity, fields, actor);
  return (value) => {
    if (Array.isArray(value)) return value.map((item: unknown) => (isValues(item) ? present(item) : item));
    if (!isValues(value)) return value;
    const shown = present(value);
    // An object of which nothing is seen is as one that is not there.
    return Object.keys(shown).length === 0 ? undefined : shown;
  };
}

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
  return presentFields(entity, entity.fields, record, actor);
}

function presentFields(entity: Entity, fields: readonly Field[], record: Readonly<Values>, actor: Actor): Values {
  const result: Values = {};
  for (const field of fields) {
    const value = record[field.name];
    if (value === null || value === undefined || !mayReadField(field, actor)) continue;
    const shown = presentValue(entity, field, value, actor);
    if (shown !== undefined) result[field.name] = shown;
  }
  return result;
}

/** The value of one field as shown; undefined where nothing of it is. */
export function presentValue(entity: Entity, field: Field, value: unknown, actor: Actor): unknown {
  if (isMasked(entity, field, actor)) return mask(field, value);
  const { fields } = field;
  if (fields === undefined || field.kind === 'json') return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => (isValues(item) ? presentFields(entity, fields, item, actor) : item));
  if (!isValues(value)) return value;
  const shown = presentFields(entity, fields, value, actor);
  // An object of which nothing is seen is as one that is not there.
  return Object.keys(shown).length === 0 ? undefined : shown;
}

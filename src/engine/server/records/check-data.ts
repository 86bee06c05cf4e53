// Checks a record before it is written: the generated validator sees what people may write, the rules see the whole
// record.
import { canonical } from '#engine/kinds/read-filter.ts';
import { validators } from '#generated/validators.ts';
import type { EntityName } from '#generated/entities.ts';
import { checkRecord, type Validate } from '#engine/kinds/check-record.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { Problem } from '#engine/model/rules.ts';
import { isServerSet } from './apply-input.ts';
import { isValues, type Values } from './present-record.ts';

export async function checkData(
  entity: Entity,
  record: Readonly<Values>,
  { now, creating }: { readonly now: Date; readonly creating: boolean },
): Promise<Problem[]> {
  const { validate: generated } = await validators[entity.name as EntityName]();
  const validate: Validate = (data) => {
    const fits = generated(writablePart(entity.fields, isValues(data) ? data : {}));
    validate.errors = generated.errors ?? null;
    return fits;
  };
  return checkRecord({ shape: entity, validate, data: record, now: now.toISOString(), creating });
}

/** The record without what only the server sets; unknown keys stay for the validator to name. */
function writablePart(fields: readonly Field[], record: Readonly<Values>): Values {
  const known = new Map(fields.map((field) => [field.name, field]));
  const entries = Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    const field = known.get(name);
    if (field === undefined) return [[name, value]];
    return isServerSet(field) ? [] : [[name, writableValue(field, value)]];
  });
  return Object.fromEntries(entries);
}

function writableValue(field: Field, value: unknown): unknown {
  const { fields } = field;
  if (fields === undefined || field.kind === 'json') return value;
  if (Array.isArray(value)) return value.map((item: unknown) => (isValues(item) ? writablePart(fields, item) : item));
  return isValues(value) ? writablePart(fields, value) : value;
}

/** Equal values in the one way in which the database gives them back: instants in UTC. */
export function inUtc(fields: readonly Field[], record: Readonly<Values>): Values {
  const result: Values = { ...record };
  for (const field of fields) {
    const value = result[field.name];
    if (field.kind === 'json') continue;
    if (field.fields !== undefined && isValues(value)) result[field.name] = inUtc(field.fields, value);
    else if (field.fields !== undefined && Array.isArray(value))
      result[field.name] = value.map((item: unknown) => (isValues(item) ? inUtc(field.fields ?? [], item) : item));
    else if (value !== undefined) result[field.name] = canonical(field.kind, value);
  }
  return result;
}

// Personal data leave the house only with those who may take them along (docs/domain.md 2.6): for all others a file
// shows them masked, even where the screen does not.
import { roles as roleRules } from '#generated/roles.ts';
import type { Entity, Field, Sensitivity } from '#engine/model/entity.ts';
import { membersOf, personalExporters } from '#engine/model/named-groups.ts';
import { mayAll, type Actor } from '../actor.ts';
import { mask } from '../records/mask.ts';
import { isValues, type Values } from '../records/present-record.ts';
import { isMasked } from '../records/rights.ts';

const personal: readonly Sensitivity[] = ['document', 'email', 'phone', 'bank', 'personal'];

export function mayExportPersonal(actor: Actor): boolean {
  return mayAll(actor, membersOf(roleRules, personalExporters));
}

export function isPersonal(field: Field): boolean {
  return (field.sensitive !== undefined && personal.includes(field.sensitive)) || (field.fields ?? []).some(isPersonal);
}

/** The record with its personal data masked; what the actor sees masked anyway is so already. */
export function withoutPersonal(entity: Entity, record: Readonly<Values>, actor: Actor): Values {
  return maskFields(entity, entity.fields, record, actor);
}

function maskFields(entity: Entity, fields: readonly Field[], record: Readonly<Values>, actor: Actor): Values {
  const result: Values = { ...record };
  for (const field of fields) {
    const value = record[field.name];
    if (value === undefined || !isPersonal(field)) continue;
    result[field.name] = maskValue(entity, field, value, actor);
  }
  return result;
}

function maskValue(entity: Entity, field: Field, value: unknown, actor: Actor): unknown {
  if (field.sensitive !== undefined && personal.includes(field.sensitive))
    return isMasked(entity, field, actor) ? value : mask(field, value);
  const { fields = [] } = field;
  if (Array.isArray(value))
    return value.map((item: unknown) => (isValues(item) ? maskFields(entity, fields, item, actor) : item));
  return isValues(value) ? maskFields(entity, fields, value, actor) : value;
}

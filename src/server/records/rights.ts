// Who may what with an entity's records and fields; every refusal names the rule in the file an analyst would open.
import { roles as roleRules } from '#generated/roles.ts';
import { may, mayPass, type EntityRight, type EntityRights } from '#model/access.ts';
import type { Entity, Field, Sensitivity } from '#model/entity.ts';
import { toKebab } from '#model/naming.ts';
import type { Actor } from '../actor.ts';
import { ApiError, forbidden } from '../api-error.ts';
import { entityNamed } from './entity-table.ts';

export function rightsOf(entity: Entity): EntityRights | undefined {
  return roleRules.entities[entity.name];
}

/** 401 for a guest, 405 for what nobody may, 403 for what the actor may not. */
export function checkRight(entity: Entity, right: EntityRight, actor: Actor | null): asserts actor is Actor {
  if (actor === null) throw new ApiError('UNAUTHENTICATED');
  if (right !== 'read' && !entity.methods[right]) throw new ApiError('METHOD_NOT_ALLOWED', {}, { rule: `${schemaOf(entity)} x-entity.methods` });
  if (!may(rightsOf(entity), right, actor.roles)) throw forbidden(`roles.config.json entities.${entity.name}.${right}`);
}

export function mayRead(entity: Entity, actor: Actor): boolean {
  return may(rightsOf(entity), 'read', actor.roles);
}

/** Counts of nested records tell of these: whoever may not read them is not told how many there are. */
export function mayReadField(field: Field, actor: Actor): boolean {
  return mayPass(field.access?.read, actor.roles) && (field.children === undefined || mayReadChildren(field.children, actor));
}

function mayReadChildren({ entity: name, field }: NonNullable<Field['children']>, actor: Actor): boolean {
  const child = entityNamed(name);
  return mayRead(child, actor) && fieldChain(child, field ?? 'id').every((own) => mayReadField(own, actor));
}

/** What one may not read one may not write either. */
export function mayWriteField(field: Field, actor: Actor): boolean {
  return mayReadField(field, actor) && mayPass(field.access?.write, actor.roles);
}

/** Whether the actor sees this field's values only in part. */
export function isMasked(entity: Entity, field: Field, actor: Actor): boolean {
  return field.sensitive !== undefined && isMaskedKind(entity, field.sensitive, actor);
}

function isMaskedKind(entity: Entity, sensitivity: Sensitivity, actor: Actor): boolean {
  const allowed = rightsOf(entity)?.unmasked[sensitivity];
  return allowed !== undefined && !actor.roles.some((role) => allowed.includes(role));
}

/** The field's owner and the field itself, outermost first: a hidden object hides what is in it. */
export function fieldChain(entity: Entity, path: string): Field[] {
  const chain: Field[] = [];
  let fields: readonly Field[] | undefined = entity.fields;
  for (const name of path.split('.')) {
    const field: Field | undefined = fields?.find((candidate) => candidate.name === name);
    if (field === undefined) return chain;
    chain.push(field);
    fields = field.fields;
  }
  return chain;
}

export function fieldRule(entity: Entity, field: Field, right: 'read' | 'write'): string {
  return `${schemaOf(entity)} properties.${field.path.replaceAll('.', '.properties.')}.x-access.${right}`;
}

export function schemaOf(entity: Entity): string {
  return `schemas/${toKebab(entity.name)}.schema.json`;
}

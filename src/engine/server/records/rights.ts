// Who may what with an entity's records and fields; every refusal names the rule in the file an analyst would open, and
// who could.
import { roles as roleRules } from '#generated/roles.ts';
import { isMaskedFor, may, rowLimits, unmaskedFor, type EntityRight, type EntityRights } from '#engine/model/access.ts';
import { fieldsTo, type Entity, type Field } from '#engine/model/entity.ts';
import { toKebab } from '#engine/model/naming.ts';
import { mayAll, type Actor, type Holder } from '../actor.ts';
import { ApiError, forbidden } from '../http/api-error.ts';
import { entityNamed } from './entity-table.ts';

export function rightsOf(entity: Entity): EntityRights | undefined {
  return roleRules.entities[entity.name];
}

/** 401 for a guest, 405 for what nobody may, 403 for what the actor may not. */
export function checkRight(entity: Entity, right: EntityRight, actor: Actor | null): asserts actor is Actor {
  if (actor === null) throw new ApiError('UNAUTHENTICATED');
  if (right !== 'read' && !entity.methods[right])
    throw new ApiError('METHOD_NOT_ALLOWED', {}, { rule: `${schemaOf(entity)} x-entity.methods` });
  const rights = rightsOf(entity);
  if (!mayDo(entity, right, actor))
    throw forbidden(`roles.config.json entities.${entity.name}.${right}`, rights?.[right] ?? []);
}

/** Whoever has the right on all of these, for calls that begin with it. */
export function admitBy(
  right: EntityRight,
  ...entities: readonly [Entity, ...Entity[]]
): (request: { readonly actor: Actor | null }) => Actor {
  const [first, ...others] = entities;
  return ({ actor }) => {
    checkRight(first, right, actor);
    for (const entity of others) checkRight(entity, right, actor);
    return actor;
  };
}

export function mayRead(entity: Entity, actor: Actor): boolean {
  return mayDo(entity, 'read', actor);
}

function mayDo(entity: Entity, right: EntityRight, { holders }: Actor): boolean {
  return holders.every(({ roles }) => may(rightsOf(entity), right, roles));
}

/** Whether the actor sees some rows of his organisation only. */
export function isConfined(entity: Entity, actor: Actor): boolean {
  return confinedHolders(entity, actor).length > 0;
}

/** The same for all who may do the same; `personal`: and are answered the same rows where rows are confined. */
export function accessKey(
  { organizationId, userId, holders, isSystem = false }: Actor,
  { personal }: { readonly personal: boolean },
): string {
  return JSON.stringify(
    personal
      ? [organizationId, isSystem, holders, userId]
      : [organizationId, isSystem, holders.map(({ roles }) => roles)],
  );
}

/** Those whose rows count: what one of them does not have, the actor does not have. */
export function confinedHolders(entity: Entity, { holders }: Actor): readonly Holder[] {
  return holders.filter(({ roles }) => rowLimits(rightsOf(entity), roles) !== undefined);
}

/**
 * Counts of nested records tell of these: whoever may not read them, or not all that are counted, is not told how many
 * there are.
 */
export function mayReadField(field: Field, actor: Actor): boolean {
  return mayAll(actor, field.access?.read) && (field.children === undefined || mayReadChildren(field.children, actor));
}

function mayReadChildren({ entity: name, field }: NonNullable<Field['children']>, actor: Actor): boolean {
  const child = entityNamed(name);
  if (isConfined(child, actor) && !isConfined(entityNamed(child.parent?.entity ?? name), actor)) return false;
  return (
    mayRead(child, actor) &&
    fieldsTo(child, field ?? 'id').every((own) => mayReadField(own, actor) && !isMasked(child, own, actor))
  );
}

/** What one may not read one may not write either. */
export function mayWriteField(field: Field, actor: Actor): boolean {
  return mayReadField(field, actor) && mayAll(actor, field.access?.write);
}

/** Whether the actor sees this field's values only in part. */
export function isMasked(entity: Entity, field: Field, actor: Actor): boolean {
  return actor.holders.some(({ roles }) => isMaskedFor(rightsOf(entity), field.sensitive, roles));
}

/**
 * 403 unless the actor sees the field at the path in full: asked before anything is counted, grouped, summed or ordered
 * by it.
 */
export function checkSeesField(entity: Entity, path: string, actor: Actor): void {
  const chain = askedFields(entity, path);
  const hidden = chain.find((field) => !mayReadField(field, actor));
  if (hidden !== undefined) throw fieldForbidden(entity, hidden, 'read');
  const masked = chain.find((field) => isMasked(entity, field, actor));
  if (masked !== undefined) throw maskForbidden(entity, masked);
}

/** The same as an answer, for what is left out rather than refused. */
export function seesField(entity: Entity, path: string, actor: Actor): boolean {
  return askedFields(entity, path).every((field) => mayReadField(field, actor) && !isMasked(entity, field, actor));
}

/** The fields that the path leads through, and the languages of a text: asked for as a whole, each of them answers. */
function askedFields(entity: Entity, path: string): readonly Field[] {
  const chain = fieldsTo(entity, path);
  const last = chain.at(-1);
  return last?.kind === 'translated' ? [...chain, ...(last.fields ?? [])] : chain;
}

/** 403 for a field that others may read or write. */
export function fieldForbidden(entity: Entity, field: Field, right: 'read' | 'write'): ApiError {
  const { children } = field;
  // The count of what one may not read is refused by the rule of what is counted.
  if (right === 'read' && children !== undefined && field.access?.read === undefined) {
    return forbidden(
      `roles.config.json entities.${children.entity}.read`,
      rightsOf(entityNamed(children.entity))?.read ?? [],
    );
  }
  return forbidden(fieldRule(entity, field, right), field.access?.[right] ?? []);
}

/** 403 for a field of which the actor sees a part only. */
export function maskForbidden(entity: Entity, field: Field): ApiError {
  return forbidden(
    `roles.config.json entities.${entity.name}.unmasked.${field.sensitive}`,
    unmaskedFor(rightsOf(entity), field.sensitive) ?? [],
  );
}

function fieldRule(entity: Entity, field: Field, right: 'read' | 'write'): string {
  if (rightsOf(entity)?.fields[field.path]?.[right] !== undefined)
    return `roles.config.json entities.${entity.name}.fields.${field.path}.${right}`;
  return `${schemaOf(entity)} properties.${field.path.replaceAll('.', '.properties.')}.x-access.${right}`;
}

export function schemaOf(entity: Entity): string {
  return `schemas/${toKebab(entity.name)}.schema.json`;
}

// Records as answers show them to somebody: what one role may miss is not required of any, what is masked for one may
// come masked.
import { isMaskedFor, mayPass, unmaskedFor, type EntityRights, type Roles } from '#engine/model/access.ts';
import type { Entity, Field } from '#engine/model/entity.ts';
import type { ExpandedSchema } from './expand.ts';
import { objectSchema, type JsonSchema, type ObjectSchema } from './json-schema.ts';
import { foreign } from './openapi-foreign.ts';

/** Every mask leaves three stars at least (src/engine/server/records/mask.ts). */
export const maskedText: JsonSchema = {
  type: 'string',
  pattern: '\\*\\*\\*',
  description: 'Shown in part to whom may not see all of it.',
};

interface Reading {
  readonly rights: EntityRights | undefined;
  readonly entities: readonly Entity[];
  readonly roles: Roles;
  /** Whether the fields are those of the record, to which the server gives all defaults, and not of an object in it. */
  readonly ofRecord: boolean;
}

export function answerSchema(
  schema: ExpandedSchema,
  entity: Entity,
  { entities, roles }: { readonly entities: readonly Entity[]; readonly roles: Roles },
): JsonSchema {
  const rights = roles.entities[entity.name];
  return foreign(shown(objectSchema(schema, 'record'), entity.fields, { rights, entities, roles, ofRecord: true }));
}

function shown(object: ObjectSchema, fields: readonly Field[], reading: Reading): JsonSchema {
  const named = (name: string) => fields.find((field) => field.name === name);
  const required = (object.required ?? []).filter((name) => isAlwaysShown(named(name), reading));
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      Object.entries(object.properties).map(([name, property]) => [name, shownField(property, named(name), reading)]),
    ),
    additionalProperties: object.additionalProperties,
  };
}

function shownField(schema: JsonSchema, field: Field | undefined, reading: Reading): JsonSchema {
  // Generators of clients take what has a default for always there.
  const { default: _, ...property } = schema;
  const whole =
    field?.fields === undefined || field.kind === 'json'
      ? property
      : shownInside(property, field.fields, { ...reading, ofRecord: false });
  if (field === undefined || !isMaskable(field, reading) || whole['type'] !== 'string') return whole;
  const { description, readOnly, ...value } = whole;
  return {
    ...(description !== undefined && { description }),
    ...(readOnly !== undefined && { readOnly }),
    anyOf: [value, { $ref: '#/components/schemas/Masked' }],
  };
}

function shownInside(property: JsonSchema, fields: readonly Field[], reading: Reading): JsonSchema {
  const { items } = property;
  if (items !== undefined) return { ...property, items: shownInside(items as JsonSchema, fields, reading) };
  if (property['properties'] === undefined) return property;
  const { required: _, ...rest } = property;
  return { ...rest, ...shown(property as ObjectSchema, fields, reading) };
}

/** Whether every role that reads the records is shown a value there. */
function isAlwaysShown(field: Field | undefined, reading: Reading): boolean {
  if (field === undefined) return true;
  if (field.when !== undefined || isMaskable(field, reading)) return false;
  if (field.default !== undefined && !reading.ofRecord) return false;
  const readers = reading.rights?.read ?? [];
  return readers.every(
    (role) =>
      mayPass(field.access?.read, [role]) && (field.children === undefined || countsFor(field.children, role, reading)),
  );
}

/**
 * Counts of what one may not read, or not all of, are not shown (src/engine/server/records/rights.ts); with a minimum
 * there may be none.
 */
function countsFor({ entity: name, show }: NonNullable<Field['children']>, role: string, { roles }: Reading): boolean {
  const rights = roles.entities[name];
  return (
    show === 'count' && (rights?.read.includes(role) ?? false) && !rights?.rows.some((scope) => scope.role === role)
  );
}

function isMaskable({ sensitive }: Field, { rights }: Reading): boolean {
  if (unmaskedFor(rights, sensitive) === undefined) return false;
  return rights?.read.some((role) => isMaskedFor(rights, sensitive, [role])) ?? false;
}

// Which roles read and write a field: the rights of its entity, less what its own rule or that of an object around it
// leaves out.
import { mayPass, unmaskedFor, type EntityRights } from '#engine/model/access.ts';
import { type Entity, type Field, fieldsTo } from '#engine/model/entity.ts';

export interface RolesOfField {
  readonly read: readonly string[];
  /** Who gives it to a new record; nobody gives what the system sets. */
  readonly create: readonly string[];
  readonly update: readonly string[];
  /** Who sees the whole value; undefined when whoever reads it does. */
  readonly unmasked: readonly string[] | undefined;
}

export function rolesOfField(entity: Entity, field: Field, rights: EntityRights | undefined): RolesOfField {
  const line = fieldsTo(entity, field.path);
  const passing = (roles: readonly string[] | undefined, right: 'read' | 'write') =>
    (roles ?? []).filter((role) => line.every(({ access }) => mayPass(access?.[right], [role])));
  const isSet = line.some(({ readOnly, computed }) => readOnly || computed);
  const isFixed = line.some(({ createOnly }) => createOnly);
  const { create, update } = entity.methods;
  const read = passing(rights?.read, 'read');
  const unmasked = unmaskedFor(rights, field.sensitive);
  return {
    read,
    create: create && !isSet ? passing(rights?.create, 'write') : [],
    update: update && !isSet && !isFixed ? passing(rights?.update, 'write') : [],
    unmasked: unmasked === undefined ? undefined : read.filter((role) => unmasked.includes(role)),
  };
}

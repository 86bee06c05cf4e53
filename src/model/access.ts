// Who may: one rule for routes, navigation, entities, fields and actions.

/** Role codes; absent = everyone, [] = only guests (whose role list is empty). Groups are resolved by generate. */
export type Access = readonly string[] | undefined;

/** SPEC section 6: absent = everyone, empty = only guests, else any role in common. */
export function mayPass(access: Access, roles: readonly string[]): boolean {
  if (access === undefined) return true;
  if (access.length === 0) return roles.length === 0;
  return roles.some((role) => access.includes(role));
}

export type EntityRight = 'read' | 'create' | 'update' | 'remove';

/** Rows a role is confined to: those whose `path` holds one of the ids in the user's `from` field. */
export interface RowScope {
  readonly role: string;
  readonly path: string;
  readonly from: string;
}

export interface EntityRights extends Readonly<Record<EntityRight, readonly string[]>> {
  /** A user all of whose reading roles are confined sees the union of these rows; any unconfined role lifts the limit. */
  readonly rows: readonly RowScope[];
  /** Roles that read sensitive values unmasked; absent kinds are not masked. */
  readonly unmasked: Readonly<Record<string, readonly string[]>>;
}

export interface Roles {
  readonly roles: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly entities: Readonly<Record<string, EntityRights>>;
}

/** Whether any of the roles has the right on the entity; a guest has none. Unknown entities are refused. */
export function may(rights: EntityRights | undefined, right: EntityRight, roles: readonly string[]): boolean {
  return rights !== undefined && roles.some((role) => rights[right].includes(role));
}
